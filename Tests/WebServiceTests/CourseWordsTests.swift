import NoteFacts
import PracticeTests
import Testing
import WordGame

@testable import WebService

@Suite("The words of a course for the game")
struct CourseWordsTests {
  private static let english = ["house", "tree", "dog", "cat", "bread", "water"]
  private static let german = ["Haus", "Baum", "der Hund", "die Katze", "Brot", "Wasser"]
  private static let spanish = ["casa", "árbol", "perro", "gato", "pan", "agua"]

  private static func list(_ language: String, _ words: [String]) -> WordList {
    WordList(
      id: language, languageID: language, version: "1",
      entries: zip(english, words).map { WordEntry(english: $0, translations: [$1.split(separator: " ").last.map(String.init) ?? $1]) })
  }

  private func words(_ left: [String], _ right: [String], language: String = "und") throws -> CourseWords {
    let notes = NotesDocument(markdown: zip(left, right).map { "- \($0) – \($1)" }.joined(separator: "\n"))
    let vocabulary = try #require(NotesVocabulary([notes], language: language))
    return CourseWords(
      vocabulary, language: language, languages: WordLanguages([Self.list("de", Self.german), Self.list("es", Self.spanish)]))
  }

  @Test("show the language to learn, on whichever side it stands")
  func sides() throws {
    for words in [try words(Self.german, Self.english), try words(Self.english, Self.german)] {
      #expect(words.languageID == "de" && words.lines.first == "house\tHaus" && words.lines.count == 6)
    }
  }

  @Test("show the language that the notes are not written in")
  func notesLanguage() throws {
    #expect(try words(Self.german, Self.spanish, language: "de").lines.first == "Haus\tcasa")
    #expect(try words(Self.german, Self.spanish, language: "de").languageID == "es")
    #expect(try words(Self.spanish, Self.german, language: "de").lines.first == "Haus\tcasa")
    #expect(try words(Self.german, Self.spanish).lines.first == "casa\tHaus")
  }

  @Test("show the left side in the language of the notes, if no word is known")
  func unknown() throws {
    let (left, right) = (["balo", "doro", "kima", "luva", "mena", "nosi"], ["pola", "quri", "rasa", "sote", "tuma", "vile"])
    let found = try words(left, right, language: "eo")
    #expect(found.lines.first == "pola\tbalo" && found.languageID == "eo")
    #expect(try words(left, right).languageID == nil)
  }

  @Test("leave out a first line that names the columns, as the game does")
  func columns() throws {
    #expect(try words(["Wort"] + Self.german, ["word"] + Self.english).lines.first == "house\tHaus")
  }

  @Test("are recognized by their script")
  func script() throws {
    #expect(try words(["ο σκύλος", "η γάτα", "το σπίτι", "το ψωμί", "το νερό", "το δέντρο"], Self.english).languageID == "el")
  }
}
