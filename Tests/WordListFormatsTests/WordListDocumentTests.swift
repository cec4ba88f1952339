import Testing
import WordGame

@testable import WordListFormats

@Suite("Nivel's own format of word lists")
struct WordListDocumentTests {
  static let list = WordList(
    id: "ja-en", languageID: "ja", version: "2026.11.1",
    entries: [
      WordEntry(
        english: "dog", translations: ["犬"], level: .a1, falseFriends: [FalseFriend(word: "ドッグ", means: "dock")],
        readings: [Reading(word: "犬", reading: "いぬ")]),
      WordEntry(english: "cat", translations: ["猫", "ネコ"]),
    ])

  @Test("a written list has one entry per line and is read back unchanged")
  func roundTrip() throws {
    let text = WordListDocument.text(Self.list)
    #expect(try WordListDocument.list(Array(text.utf8)) == Self.list)
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test(
    "an error has its line and path",
    arguments: [
      (#""level": "A7""#, "entries[0].level: \"A7\" is not known: use one of A1, A2, B1, B2, C1, C2"),
      (#""levle": "A1""#, "entries[0].levle: unknown key: remove it, or use one of english, false_friends, level, readings, translations"),
      (#""false_friends": [{"word": "x"}]"#, "entries[0].false_friends[0].means: missing: add \"means\""),
      (#""readings": ["x"]"#, "entries[0].readings: expected an object with a reading for each word, found an array"),
    ])
  func faults(member: String, message: String) {
    let text = """
      {"schema_version": 1, "list_id": "x", "language_id": "es", "version": "1", "entries": [
        {"english": "dog", "translations": ["perro"], \(member)}]}
      """
    #expect(throws: WordListError(line: 2, message: message)) { try WordListDocument.list(Array(text.utf8)) }
  }
}
