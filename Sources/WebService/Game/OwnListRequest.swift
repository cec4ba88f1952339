import StrictJSON
import WordListFormats

/// The body of a request that uploads an own word list.
struct OwnListRequest {
  /// The maximum size of the body, in bytes. It exceeds the limit of the text, because JSON escapes characters.
  static let limit = 4 << 20

  let name: String
  let languageID: String
  let text: String
  let format: WordListFormat

  init?(_ reader: inout JSONObjectReader) {
    let name = reader.string("name").map(OneLine.of)
    let languageID = reader.string("language_id")
    let text = reader.string("text")
    let format = reader.optionalWord("format", WordListFormat.self)
    guard let name, let languageID, let text else { return nil }
    if !OneLine.isFit(name) { reader.complain(OneLine.rule, at: "name") }
    if !LanguageSubtag.isFit(languageID) { reader.complain(LanguageSubtag.rule, at: "language_id") }
    (self.name, self.languageID, self.text) = (name, languageID, text)
    self.format = format ?? WordListFormat(guessing: Array(text.utf8))
  }
}
