import Placement
import StrictJSON

/// The body of a request that starts a drill.
struct DrillRequest {
  let languageID: String
  /// The skill whose questions come first; nil for none.
  let skill: Skill?

  init(languageID: String, skill: Skill? = nil) {
    self.languageID = languageID
    self.skill = skill
  }

  init?(_ reader: inout JSONObjectReader) {
    skill = reader.optionalWord("skill", Skill.self)
    guard let language = reader.string("language_id") else { return nil }
    languageID = language
  }
}
