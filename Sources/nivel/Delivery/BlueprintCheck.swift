import Authoring
import ContentDelivery
import Placement
import StrictJSON

/// The gates of the audit as publishing and syncing apply them.
struct BlueprintCheck: Sendable {
  private let audio: AudioFolder

  /// - Parameter content: the content folder with the recordings. The shipped recordings are searched too.
  init(content: String?) { audio = AudioFolder(content: content) }

  /// The errors that the audit finds in a blueprint and its calibration, one line each.
  ///
  /// - Parameter recordings: Recordings that are not in a folder yet, by their paths.
  func findings(_ documents: TestDocuments, file: String, recordings: [String: [UInt8]] = [:]) -> [String] {
    let audio = audio
    do {
      let report = try Audit { recordings[$0] ?? audio.head(of: $0) }.report(on: documents, file: file)
      return report.findings.filter { $0.severity == .error }.map(\.description)
    } catch { return [InputError(error, file: file).description] }
  }

  /// The reason not to activate a blueprint: the first finding, a loading error or a wrong language; nil when there is none.
  func problem(_ languageID: String, _ files: ContentClient.ReceivedContent) -> String? {
    let documents = TestDocuments(blueprint: files.blueprint, calibration: files.calibration)
    if let finding = findings(documents, file: "\(languageID).json", recordings: files.recordings).first { return finding }
    do {
      let blueprint = try TestFiles(documents, file: "\(languageID).json").blueprint
      return blueprint.languageID == languageID ? nil : "it is the blueprint of \(blueprint.languageID)"
    } catch { return "\(error)" }
  }
}
