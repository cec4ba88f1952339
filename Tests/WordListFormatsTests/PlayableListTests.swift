import StrictJSON
import Testing
import WordGame

@testable import WordListFormats

@Suite("Playable lists")
struct PlayableListTests {
  private static let lender = WordList(
    id: "l", languageID: "es", version: "1", entries: (1...60).map { WordEntry(english: "w\($0)", translations: ["p\($0)"]) })

  @Test("a list for a level has an edition of its own, and keeps its level as a document")
  func level() throws {
    let whole = try PlayableList(WordListDocumentTests.list, lender: nil)
    let beginner = whole.starting(at: .a1)
    #expect(beginner.edition != whole.edition && beginner.edition != whole.starting(at: .a2).edition)
    #expect(try PlayableList(document: beginner.json(direction: "ltr").bytes) == beginner)
    #expect(whole.json(direction: "ltr").text.contains("start_level") == false)
  }

  @Test("a list with another base language names it with its direction; an English one has the same document as ever")
  func baseLanguage() throws {
    var list = WordListDocumentTests.list
    #expect(try !PlayableList(list, lender: nil).json(direction: "ltr", baseDirection: "ltr").text.contains("base_"))
    list.baseLanguageID = "ar"
    let playable = try PlayableList(list, lender: nil)
    let json = playable.json(direction: "ltr", baseDirection: "rtl")
    #expect(json.text.contains("\"base_language_id\":\"ar\"") && json.text.contains("\"base_direction\":\"rtl\""))
    #expect(try PlayableList(document: json.bytes) == playable)
  }

  @Test("a list with wrong words borrows none; a list without them borrows at most 40")
  func borrowing() throws {
    #expect(try PlayableList(WordListDocumentTests.list, lender: Self.lender).borrowed == [])
    #expect(try PlayableList(Self.single, lender: Self.lender).borrowed.count == 40)
    #expect(throws: DeckError.noWrongTranslation(english: "dog")) { try PlayableList(Self.single, lender: nil) }
  }

  @Test("a document for browsers is read back unchanged and has the same edition", arguments: [WordListDocumentTests.list, single])
  func document(list: WordList) throws {
    let playable = try PlayableList(list, lender: Self.lender)
    let again = try PlayableList(document: playable.json(direction: "ltr").bytes)
    #expect(again == playable)
    #expect(again.edition == playable.edition)
  }

  @Test("a changed word changes the edition; a changed version number alone does not")
  func edition() throws {
    let playable = try PlayableList(WordListDocumentTests.list, lender: nil)
    var (renamed, changed) = (WordListDocumentTests.list, WordListDocumentTests.list)
    renamed.version = "2027.1.1"
    changed.entries[1].translations.append("にゃんこ")
    #expect(try PlayableList(renamed, lender: nil).edition == playable.edition)
    #expect(try PlayableList(changed, lender: nil).edition != playable.edition)
  }

  private static let single = WordList(
    id: "s", languageID: "es", version: "1", entries: [WordEntry(english: "dog", translations: ["perro"])])
}
