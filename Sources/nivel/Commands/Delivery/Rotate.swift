import ItemWriting
import ArgumentParser
import ContentDelivery

struct Rotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replaces the keys of a release. Clients that trust the old keys accept the new ones automatically.",
    discussion: """
      Example: nivel rotate --out release --key ~/old.key --new-key ~/new.key
      Publish with the new keys from then on. The published content and its serial do not change. See Docs/content-delivery.md.
      Prints the new public keys. Status: 0 done; 1 the folder or a key could not be used, and nothing was changed.
      """)

  @Option(help: "The folder of the release.", completion: .directory)
  var out: String

  @Option(help: "A private key that is trusted now. Give as many as must sign.", completion: .file())
  var key: [String]

  @Option(help: "A private key to trust from now on. Include the old keys that stay. May be given several times.")
  var newKey: [String]

  @Option(help: "How many of the new keys must sign from now on. By default, the number stays the same.")
  var threshold: Int?

  func validate() throws {
    guard !key.isEmpty, !newKey.isEmpty else { throw ValidationError("Name keys with --key and --new-key.") }
  }

  func run() throws {
    do {
      let root = try ReleaseFolder(path: out).rotate(from: KeyFile.read(key), to: KeyFile.read(newKey), threshold: threshold)
      Console.print("root \(root.version): \(root.threshold) of these keys must sign")
      for key in root.keys { Console.print("  \(key.text)") }
    } catch { throw Console.failure(error) }
  }
}
