import ItemWriting
import ArgumentParser
import ContentDelivery
import Foundation

struct Keygen: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a key for signing releases of content.",
    discussion: """
      Example: nivel keygen --out ~/nivel.key
      Writes the private key to a file that only you can read, and the public key to the same name with .pub.
      Prints the public key. Clients need it as --trust.
      """)

  @Option(help: "The file for the private key; it must not exist yet. Keep it out of the content folder.", completion: .file())
  var out: String

  func run() throws {
    do {
      let key = SigningKey()
      try Self.write(key.text, to: out, mode: 0o600)
      try Self.write(key.publicKey.fileText, to: "\(out).pub", mode: 0o644)
      Console.print(key.publicKey.text)
    } catch { throw Console.failure(error) }
  }

  /// Creates a file with its final mode.
  ///
  /// NB: `O_EXCL` and the mode at creation are needed: others can never read the key, and an existing key is never overwritten.
  private static func write(_ text: String, to path: String, mode: mode_t) throws(InputError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else {
      let reason = errno == EEXIST ? "the file exists already: choose another name" : String(cString: strerror(errno))
      throw InputError(file: path, message: reason)
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data((text + "\n").utf8))
      try handle.synchronize()
    } catch { throw InputError(file: path, message: "the file cannot be written: \(error.localizedDescription)") }
  }
}
