import ItemWriting
import ArgumentParser
import ContentDelivery

struct Rotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Gives a release other keys; clients that trust the old ones follow by themselves.",
    discussion: """
      Example: nivel rotate --out release --key ~/old.key --new-key ~/new.key
      From then on publish with the new keys. What is published stays the same, and its serial too. See Docs/content-delivery.md.
      Prints the new public keys. Status: 0 done; 1 the folder or a key could not be used, and nothing was changed.
      """)

  @Option(help: "The folder of the release.", completion: .directory)
  var out: String

  @Option(help: "A private key that is trusted now. Give as many as must sign.", completion: .file())
  var key: [String]

  @Option(help: "A private key that is trusted from now on, the old ones that stay included. Give several to name several.")
  var newKey: [String]

  @Option(help: "How many of the new keys must sign from now on. Otherwise as many as until now.")
  var threshold: Int?

  func validate() throws {
    guard !key.isEmpty, !newKey.isEmpty else { throw ValidationError("name keys with --key and --new-key") }
  }

  func run() throws {
    do {
      let root = try ReleaseFolder(path: out).rotate(from: KeyFile.read(key), to: KeyFile.read(newKey), threshold: threshold)
      Console.print("root \(root.version): of these keys \(root.threshold) must sign")
      for key in root.keys { Console.print("  \(key.text)") }
    } catch { throw Console.failure(error) }
  }
}
