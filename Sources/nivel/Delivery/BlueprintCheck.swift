import Authoring
import Placement
import StrictJSON

/// The gates of the audit, as publishing and syncing ask for them.
struct BlueprintCheck: Sendable {
  private let audio: AudioFolder

  /// - Parameter content: where the recordings are that blueprints name; those that ship are looked at too.
  init(content: String?) {
    var options = ContentOptions()
    options.content = content
    audio = AudioFolder(besideBlueprint: "\(content ?? ".")/blueprints/any.json", content: options)
  }

  /// What is wrong with a blueprint, a line for each finding.
  func findings(_ bytes: [UInt8], file: String) -> [String] {
    let audio = audio
    do {
      let report = try Audit { audio.head(of: $0) }.report(on: bytes, file: file)
      return report.findings.filter { $0.severity == .error }.map(\.description)
    } catch { return [InputError(error, file: file).description] }
  }

  /// What is wrong with a blueprint that is about to be put into use: that it cannot be loaded, or the first finding.
  func problem(_ languageID: String, _ bytes: [UInt8]) -> String? {
    if let finding = findings(bytes, file: "\(languageID).json").first { return finding }
    do {
      let blueprint = try ContentFolder.blueprint(bytes, file: "\(languageID).json")
      return blueprint.languageID == languageID ? nil : "it is the blueprint of \(blueprint.languageID)"
    } catch { return "\(error)" }
  }
}
