import Reproducible
import Testing
import WordGame

/// All lists of two entries, each with one or two of three translations, in every mode.
@Suite("All small lists")
struct SmallListTests {
  private static let translations = [["a"], ["b"], ["c"], ["a", "b"], ["a", "c"], ["b", "c"]]
  private static let lists = translations.flatMap { first in
    translations.flatMap { second in
      ["one", "two"].map { english in
        [WordEntry(english: "one", translations: first), WordEntry(english: english, translations: second)]
      }
    }
  }

  @Test("one pair in four is right, no pair comes twice in a row, and no word is borrowed without need", arguments: GameMode.allCases)
  func rules(mode: GameMode) throws {
    #expect(Self.lists.count == 72)
    for entries in Self.lists { try check(entries, mode.rules.step(afterRight: 20)) }
  }

  private func check(_ entries: [WordEntry], _ step: RampStep) throws {
    let deck = try GameDeck(entries: entries, borrowed: ["x", "y", "z"])
    var dealer = Dealer(deck: deck, seed: 5)
    var (right, previous): (Int, WordPair?) = (0, nil)
    let count = 2000
    for _ in 0..<count {
      let pair = dealer.next(step)
      if pair == previous { Issue.record("\(pair) twice in a row in \(entries)") }
      if ["x", "y", "z"].contains(pair.shown), !deck.withoutWrongTranslation.contains(pair.english) {
        Issue.record("\(pair.shown) is borrowed for \(pair.english) in \(entries)")
      }
      right += deck.isRight(english: pair.english, shown: pair.shown) ? 1 : 0
      previous = pair
    }
    // NB: 4.1 standard deviations. The seed is fixed, so the result is always the same.
    #expect(abs(right - count / 4) < 80, "\(right) of \(count) in \(entries)")
  }
}
