import Authoring
import Placement
import StrictJSON

/// The gates of the audit as publishing and syncing apply them.
struct BlueprintCheck: Sendable {
  private let audio: AudioFolder

  /// - Parameter content: the content folder with the recordings. The shipped recordings are searched too.
  init(content: String?) {
    var options = ContentOptions()
    options.content = content
    audio = AudioFolder(besideBlueprint: "\(content ?? ".")/blueprints/any.json", content: options)
  }

  /// The errors that the audit finds in a blueprint and its calibration, one line each.
  func findings(_ documents: TestDocuments, file: String) -> [String] {
    let audio = audio
    do {
      let report = try Audit { audio.head(of: $0) }.report(on: documents, file: file)
      return report.findings.filter { $0.severity == .error }.map(\.description)
    } catch { return [InputError(error, file: file).description] }
  }

  /// The reason not to activate a blueprint: the first finding, a loading error or a wrong language; nil when there is none.
  func problem(_ languageID: String, _ blueprint: [UInt8], _ calibration: [UInt8]?) -> String? {
    let documents = TestDocuments(blueprint: blueprint, calibration: calibration)
    if let finding = findings(documents, file: "\(languageID).json").first { return finding }
    do {
      let blueprint = try TestFiles(documents, file: "\(languageID).json").blueprint
      return blueprint.languageID == languageID ? nil : "it is the blueprint of \(blueprint.languageID)"
    } catch { return "\(error)" }
  }
}
