import Placement

@testable import WebService

/// The placement test of the simulated worlds: three questions on each level, one of each kind.
enum SimulatedTest {
  static let languageID = "en"

  static func entry() throws -> PlacementCatalog.Entry {
    let documents = TestDocuments(blueprint: Array(blueprint.utf8))
    return PlacementCatalog.Entry(
      session: try TestSession(documents), documents: documents, name: LanguageName(own: "English", english: "English"))
  }

  private static let levels = ["A1", "A2", "B1", "B2", "C1", "C2"]

  private static var blueprint: String {
    let cuts = levels.enumerated().map { index, level in #"{"level": "\#(level)", "from": \#((index + 1) * (index + 2) / 2)}"# }
    let questions = levels.enumerated().flatMap { index, level in items(level, weight: index + 1) }
    return """
      {"schema_version": 2, "language_id": "\(languageID)", "version": "1", "matching_profile": 2, "direction": "ltr",
       "level_by": "model", "cuts": [{"level": "pre-A1", "from": 0}, \(cuts.joined(separator: ", "))],
       "items": [\(questions.joined(separator: ",\n"))]}
      """
  }

  private static func items(_ level: String, weight: Int) -> [String] {
    let common = #""level": "\#(level)", "weight": \#(weight)"#
    let options = #""options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}, {"id": "c", "text": "are"}]"#
    return [
      """
      {"item_id": "cloze_\(level)", "type": "MC_CLOZE", \(common), "construct": "be", \(options), "correct_option_id": "a",
       "prompt": {"instructions": "Choose.", "stem": "I ___ at level \(level)."}}
      """,
      """
      {"item_id": "listening_\(level)", "type": "LISTENING", \(common), "construct": "detail", \(options), "correct_option_id": "b",
       "prompt": {"instructions": "Listen.", "stem": "Which word is it?", "transcript": "The word is “is”."},
       "audio": {"file": "en/\(level).opus", "origin": "tts", "engine": "espeak-ng", "voice": "en"}}
      """,
      """
      {"item_id": "typed_\(level)", "type": "CONSTRAINED_PROD", \(common), "construct": "go",
       "prompt": {"instructions": "Write.", "stem": "She ___ to level \(level)."},
       "production_spec": {"format": "free_response_cloze", "accept_list": ["goes"]}}
      """,
    ]
  }
}
