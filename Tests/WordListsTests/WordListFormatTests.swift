import Testing
import WordGame

@testable import WordLists

@Suite("Formats of word lists")
struct WordListFormatTests {
  @Test("a list as the challenge gives it is read as it is")
  func challenge() throws {
    let entries = try WordListFormat.json.read(Array(#"[{"text_eng": "farm ", "text_spa": "granja / finca"}]"#.utf8))
    #expect(entries.map(\.english) == ["farm"])
    #expect(entries[0].translations == ["granja / finca"])
  }
}
