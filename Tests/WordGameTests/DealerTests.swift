import Testing

@testable import WordGame

@Suite("Dealt pairs")
struct DealerTests {
  static let farm = [
    WordEntry(english: "arm", translations: ["brazo"]), WordEntry(english: "farm", translations: ["granja", "finca"]),
    WordEntry(english: "good morning", translations: ["buenos días"]),
    WordEntry(english: "good day", translations: ["buenos días / buen día"]),
    WordEntry(english: "wing", translations: ["ala"]), WordEntry(english: "wing", translations: ["flanco"]),
  ]
  static let borrowed = ["mesa", "silla", "nube"]

  static let lists: [(name: String, entries: [WordEntry])] = [
    ("several entries", farm),
    ("one entry", [WordEntry(english: "dog", translations: ["perro"])]),
    ("one entry with two translations", [WordEntry(english: "dog", translations: ["perro", "perra"])]),
    ("one translation for all", (1...5).map { WordEntry(english: "word \($0)", translations: ["lo mismo"]) }),
    (
      "two entries that share a translation",
      [
        WordEntry(english: "pair", translations: ["pareja"]), WordEntry(english: "partner", translations: ["pareja", "socio"]),
      ]
    ),
  ]

  @Test("one pair in four is right in every list", arguments: lists)
  func share(name: String, entries: [WordEntry]) throws {
    let deck = try GameDeck(entries: entries, borrowed: Self.borrowed)
    var dealer = Dealer(deck: deck, seed: 7)
    let count = 100_000
    let right = (0..<count).count { _ in
      let pair = dealer.next(RampStep.classic[0])
      return deck.isRight(english: pair.english, shown: pair.shown)
    }
    // NB: half a point is 3.65 standard deviations of 100,000 independent draws.
    #expect(abs(Double(right) / Double(count) - 0.25) < 0.005)
  }

  @Test("no pair comes twice in a row", arguments: lists, GameMode.allCases)
  func noRepeats(_ list: (name: String, entries: [WordEntry]), mode: GameMode) throws {
    var dealer = Dealer(deck: try GameDeck(entries: list.entries, borrowed: Self.borrowed), seed: 11, hardWords: ["arm"])
    var previous: WordPair?
    for number in 0..<5000 {
      let pair = dealer.next(mode.rules.step(afterRight: number % 50))
      #expect(pair != previous)
      previous = pair
    }
  }
}
