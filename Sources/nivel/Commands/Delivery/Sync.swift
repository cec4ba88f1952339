import ItemWriting
import ArgumentParser
import ContentDelivery
import Foundation

struct Sync: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Updates a folder to the newest verified release of content.",
    discussion: """
      Example: nivel sync --from https://content.example/nivel --into /var/lib/nivel-content --trust oLv…=
      Serve the active release with: nivel serve --content /var/lib/nivel-content
      Status: 0 up to date; 1 the release was refused or could not be fetched, and the active release is unchanged.
      """)

  @Option(help: "The address of the release: the folder that contains manifest.json.")
  var from: String?

  @Option(help: "The folder to update.", completion: .directory)
  var into: String

  @Option(
    help: "A public key from keygen, or a file that contains one. May be given several times. Its successors are accepted.")
  var trust: [String] = []

  @Flag(help: "Return to the previous release, and never use the active one again. Nothing is fetched.")
  var rollback = false

  @Option(help: "How many seconds the download of one file may take.")
  var patience = 120

  @Option(help: "The current time in seconds since 1970, to test expiry.")
  var now: Int?

  @OptionGroup var content: ContentOptions

  func validate() throws {
    guard rollback || (from != nil && !trust.isEmpty) else {
      throw ValidationError("Name the release with --from and its key with --trust.")
    }
    if let problem = from.flatMap(HTTPContentSource.problem) { throw ValidationError(problem) }
    guard (1...86_400).contains(patience) else { throw ValidationError("--patience must be from 1 to 86400.") }
  }

  func run() async throws {
    do {
      // NB: the check is created for each new blueprint, because it searches for the audio folders and most syncs find nothing new.
      let content = content.content
      let client = ContentClient(
        source: HTTPContentSource(address: from ?? "", patience: patience), folder: into,
        trusted: try trust.map(TrustedKey.init(argument:)),
        localRecording: AudioFolder(content: content).bytes,
        check: { BlueprintCheck(content: content).problem($0, $1) })
      if rollback { return try rollBack(client) }
      let bar = ProgressBar()
      let report = try await client.sync(now: now ?? Int(Date().timeIntervalSince1970)) { bar.show($0) }
      bar.clear()
      print(report)
    } catch { throw Console.failure(error) }
  }

  private func print(_ report: SyncReport) {
    for change in report.changes {
      Console.print("\(change.kind.rawValue) \(change.languageID) \(change.version) (\(change.size) bytes)")
    }
    Console.print(report.outcome == .activated ? "release \(report.serial) is in use" : "release \(report.serial): nothing is new")
  }

  private func rollBack(_ client: ContentClient) throws {
    guard let serial = try client.rollBack() else {
      throw InputError(file: into, message: "there is no previous release: nothing was changed")
    }
    Console.print("release \(serial) is in use again")
  }
}

/// A progress bar for downloads. It is shown only on a terminal.
private final class ProgressBar: Sendable {
  private static let width = 30

  func show(_ progress: SyncProgress) {
    guard isatty(STDERR_FILENO) == 1, progress.total > 0 else { return }
    let filled = progress.received * Self.width / progress.total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    FileHandle.standardError.write(Data("\r\(bar) \(progress.received)/\(progress.total) \(progress.languageID)\u{1B}[K".utf8))
  }

  func clear() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
