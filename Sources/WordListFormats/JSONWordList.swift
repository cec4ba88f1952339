import StrictJSON
import WordGame

/// Reads lists in JSON.
enum JSONWordList {
  static func entries(_ bytes: [UInt8]) throws(WordListError) -> [WordEntry] {
    let json = try JSON.wordList(bytes)
    if json.object != nil { return try WordListDocument.list(json).entries }
    return try challenge(json)
  }

  /// NB: other keys than these two are ignored, because other programs use files of this format too.
  private static func challenge(_ json: JSON) throws(WordListError) -> [WordEntry] {
    guard let elements = json.array else {
      throw WordListError(line: json.line, message: "expected an array of {\"text_eng\", \"text_spa\"}, found \(json.kind)")
    }
    var entries: [WordEntry] = []
    for element in elements { entries.append(try challengeEntry(element)) }
    return entries
  }

  private static func challengeEntry(_ json: JSON) throws(WordListError) -> WordEntry {
    let (english, spanish) = (try text("text_eng", of: json), try text("text_spa", of: json))
    return WordEntry(english: english, translations: [spanish])
  }

  private static func text(_ key: String, of json: JSON) throws(WordListError) -> String {
    guard let value = json[key] else { throw WordListError(line: json.line, message: "an entry has no \"\(key)\": add it") }
    let text = Text.trimmed(value.string ?? "")
    guard !text.isEmpty else { throw WordListError(line: value.line, message: "\"\(key)\" contains no word: write it as a string") }
    return text
  }
}
