import Testing
import WordGame

@Suite("Right translations")
struct GameDeckTests {
  let deck: GameDeck

  init() throws {
    let pairs = [
      ("arm", "brazo"), ("farm", "granja"), ("good morning", "buenos días"), ("good day", "buenos días / buen día"), ("wing", "ala"),
      ("wing", "flanco"), ("field", "campo"), ("countryside", "campo"), ("exercise", "ejercicio"), ("exercise book", "cuaderno"),
      ("to rescue / to save", "rescatar"), ("to save", "ahorrar"),
    ]
    deck = try GameDeck(entries: pairs.map { WordEntry(english: $0.0, translations: [$0.1]) })
  }

  @Test(
    "a word is judged over all entries with the same word",
    arguments: [
      ("wing", "ala"), ("wing", "flanco"), ("good morning", "buenos días"), ("good day", "buenos días"), ("good day", "buen día"),
      ("field", "campo"), ("countryside", "campo"), ("arm", "brazo"), ("to rescue / to save", "rescatar"),
      ("to rescue / to save", "ahorrar"),
      ("to save", "rescatar"), ("to save", "ahorrar"), ("to rescue", "rescatar"), ("good day", "buenos días / buen día"),
    ])
  func right(english: String, shown: String) { #expect(deck.isRight(english: english, shown: shown)) }

  @Test(
    "a word is never judged by a longer word that contains it",
    arguments: [
      ("arm", "granja"), ("farm", "brazo"), ("exercise", "cuaderno"), ("exercise book", "ejercicio"), ("good morning", "buen día"),
      ("Wing", "ala"),
      ("nothing", "ala"), ("wing", "nothing"), ("wing", ""), ("", "ala"), ("to rescue", "ahorrar"), ("wing", "ala / brazo"),
    ])
  func wrong(english: String, shown: String) { #expect(!deck.isRight(english: english, shown: shown)) }

  @Test("composed and decomposed letters are the same word")
  func canonicalEquivalence() { #expect(deck.isRight(english: "good morning", shown: "buenos di\u{301}as")) }

  @Test("the meanings of a translation are all words for which it is right")
  func meanings() {
    #expect(deck.meanings(of: "buenos días") == ["good morning", "good day"])
    #expect(deck.meanings(of: "campo") == ["field", "countryside"])
    #expect(deck.meanings(of: "nothing") == [])
  }

  @Test("a word with two entries is asked once")
  func merged() {
    #expect(deck.english.filter { $0 == "wing" }.count == 1)
    #expect(deck.translations(of: "wing") == ["ala", "flanco"])
  }

  @Test(
    "a list without words is rejected",
    arguments: [[], [WordEntry(english: "", translations: ["x"])], [WordEntry(english: "x", translations: [" "])]])
  func empty(entries: [WordEntry]) { #expect(throws: DeckError.empty) { try GameDeck(entries: entries) } }

  @Test("a list without wrong words needs borrowed words, and the error names the word")
  func nothingWrong() throws {
    let entries = [WordEntry(english: "dog", translations: ["perro"]), WordEntry(english: "hound", translations: ["perro"])]
    #expect(throws: DeckError.noWrongTranslation(english: "dog")) { try GameDeck(entries: entries) }
    #expect(throws: DeckError.noWrongTranslation(english: "dog")) { try GameDeck(entries: entries, borrowed: ["perro", "mesa"]) }
    #expect(try GameDeck(entries: entries, borrowed: ["mesa", "silla"]).withoutWrongTranslation == ["dog", "hound"])
  }

  @Test("a list lends no word that could be right in the other list")
  func lending() {
    let lender = WordList(
      id: "x", languageID: "es", version: "1",
      entries: [
        WordEntry(english: "dog", translations: ["can"]), WordEntry(english: "hound", translations: ["perro", "sabueso"]),
        WordEntry(english: "table", translations: ["mesa"]), WordEntry(english: "board", translations: ["mesa", "tabla"]),
      ])
    #expect(lender.lending(to: [WordEntry(english: "dog", translations: ["perro"])]) == ["mesa", "tabla"])
    #expect(lender.lending(to: [WordEntry(english: "dog / table", translations: ["x"])]) == ["perro", "sabueso", "tabla"])
  }
}
