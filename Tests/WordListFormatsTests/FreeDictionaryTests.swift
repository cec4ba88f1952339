import Testing
import WordGame

@testable import WordListFormats

@Suite("Dictionaries of FreeDict")
struct FreeDictionaryTests {
  @Test("a dictionary into English is reversed: each translation becomes a word with its headwords as translations")
  func intoEnglish() throws {
    let dictionary = try Self.dictionary(
      "Spanish-English FreeDict Dictionary ver. 0.3.1\n",
      [
        ("abrir", "abrir /aβɾˈiɾ/\nopen, start\n"), ("abierto", "abierto /x/ <adj>\n1. open\n2. clear (of sky) [Am.]\n"),
        ("comenzar", "comenzar\nstart <v>\n   Note: of sth.\n\n see: {empezar}\n"),
      ])
    #expect(!dictionary.isFromEnglish)
    #expect(
      dictionary.entries == [
        WordEntry(english: "open", translations: ["abrir", "abierto"]), WordEntry(english: "start", translations: ["abrir", "comenzar"]),
        WordEntry(english: "clear", translations: ["abierto"]),
      ])
  }

  @Test("a dictionary from English keeps its headwords")
  func fromEnglish() throws {
    let dictionary = try Self.dictionary(
      "English-Spanish FreeDict Dictionary\n",
      [
        ("dog", "dog /dɔg/\r\nperro\r\n"), ("house", "house /haus/\ncasa; vivienda\n"), ("house", "house /x/\nservicio, casa\n"),
      ])
    #expect(
      dictionary.entries == [
        WordEntry(english: "dog", translations: ["perro"]), WordEntry(english: "house", translations: ["casa", "vivienda", "servicio"]),
      ])
  }

  @Test(
    "an index that is damaged or points beyond the articles is rejected with the line",
    arguments: [
      ("dog\tA\n", 1, "not a dictionary index: expected a headword, an offset and a length"),
      ("dog\tA\tB\ncat\t!\tB\n", 2, "not a dictionary index: expected a headword, an offset and a length"),
      ("dog\tA\t/////\n", 1, "the article is beyond the end of the dictionary: use both files of the same release"),
      ("dog\t////////\t////////\n", 1, "the article is beyond the end of the dictionary: use both files of the same release"),
    ])
  func damaged(index: String, line: Int, message: String) {
    #expect(throws: WordListError(line: line, message: message)) {
      try FreeDictionary(index: Array(index.utf8), articles: Array("dog\nperro\n".utf8))
    }
  }

  @Test("a dictionary without articles has no words")
  func empty() {
    #expect(throws: WordListError.empty) { try FreeDictionary(index: [], articles: []) }
  }

  private static func dictionary(_ title: String, _ articles: [(String, String)]) throws -> FreeDictionary {
    var (index, text) = ("", "")
    for (headword, article) in [("00databaseshort", title)] + articles {
      index += "\(headword)\t\(base64(text.utf8.count))\t\(base64(article.utf8.count))\n"
      text += article
    }
    return try FreeDictionary(index: Array(index.utf8), articles: Array(text.utf8))
  }

  private static func base64(_ number: Int) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return number < 64 ? String(digits[number]) : base64(number / 64) + String(digits[number % 64])
  }
}
