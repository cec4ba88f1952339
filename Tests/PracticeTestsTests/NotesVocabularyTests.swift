import NoteFacts
import PracticeTests
import Testing

@Suite("Notes that are a vocabulary list")
struct NotesVocabularyTests {
  private static let words = [
    ("Haus", "house"), ("Baum", "tree"), ("Hund", "dog"), ("Katze", "cat"), ("Brot", "bread"), ("Wasser", "water"),
  ]

  private func pairs(_ text: String) -> [String]? {
    NotesVocabulary([NotesDocument(markdown: text)], language: "en")?.pairs.map { "\($0.word)|\($0.translation)" }
  }

  private static let spellings: [String] =
    [" – ", " = ", "\t", ","].map { separator in
      words.map { $0.0 + separator + $0.1 }.joined(separator: "\n")
    } + ["| Wort | word |\n|---|---|\n" + words.map { "| \($0.0) | \($0.1) |" }.joined(separator: "\n")]

  @Test("give each pair once, in their order", arguments: spellings)
  func spelling(text: String) {
    let expected = Self.words.map { "\($0.0)|\($0.1)" }
    #expect(pairs("# Wörter\n\n\(text)") == expected)
    #expect(pairs("# Wörter\n\n\(text)\n\n# Noch einmal\n\n\(text)") == expected)
  }

  @Test("keep words with Chinese numerals")
  func numerals() {
    let months = ["一月", "二月", "三月", "四月", "五月", "六月"]
    #expect(pairs("| 词 | word |\n|---|---|\n" + months.map { "| \($0) | month |" }.joined(separator: "\n"))?.count == 6)
  }

  @Test("are mostly pairs: prose with a few words is no list")
  func prose() {
    let list = Self.words.map { "- \($0.0) – \($0.1)" }.joined(separator: "\n")
    let prose = (1...7).map { "Paragraph \($0) tells a story about a house, and nobody would call it a word." }.joined(separator: "\n\n")
    #expect(pairs("\(list)\n\n\(prose)") == nil)
    #expect(pairs(Self.words.prefix(5).map { "\($0.0) – \($0.1)" }.joined(separator: "\n")) == nil)
  }

  @Test("are no tables of figures, and no tables with three columns")
  func tables() {
    #expect(pairs("| Year | Sales |\n|---|---|\n" + (1...8).map { "| Year \($0) | \($0)00 |" }.joined(separator: "\n")) == nil)
    #expect(pairs("| a | b | c |\n|---|---|---|\n" + Self.words.map { "| \($0.0) | \($0.1) | x |" }.joined(separator: "\n")) == nil)
  }
}
