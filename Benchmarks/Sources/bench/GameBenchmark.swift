import Foundation
import Reproducible
import WordGame

/// Measures the time to deal a pair in the word game, and its growth with the list. The peer looks at every word of the list.
enum GameBenchmark {
  static func run() throws {
    _ = try GameDeck(entries: entries(600))  // Warm-up: the first deck is always slow.
    for count in [600, 60_000] { try dealing(count) }
    for count in [600, 60_000] { try climbing(count) }
  }

  /// Synthetic entries. Each has two translations and shares one of them with its neighbour.
  private static func entries(_ count: Int) -> [WordEntry] {
    (0..<count).map { WordEntry(english: "word \($0)", translations: [name($0), name($0 + 1)]) }
  }

  private static func name(_ number: Int) -> String {
    let syllables = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi"]
    var (name, rest) = ("", number + 13)
    while rest > 0 { (name, rest) = (name + syllables[rest % 13], rest / 13) }
    return name
  }

  private static func dealing(_ count: Int) throws {
    let entries = entries(count)
    var deck: GameDeck?
    let building = milliseconds { deck = try? GameDeck(entries: entries) }
    guard let deck else { return }
    let step = GameMode.classic.rules.step(afterRight: 0)
    var dealer = Dealer(deck: deck, seed: 1)
    let pairs = 200_000
    let dealt = milliseconds { for _ in 0..<pairs { _ = dealer.next(step) } } / Double(pairs)
    let looked = lookingAtAll(entries, pairs: count > 10_000 ? 20 : 2000)
    print(
      table(
        "\(count) words",
        ["deck \(rounded(building)) ms", "pair \(rounded(dealt * 1000)) µs", "looking at every word \(rounded(looked / dealt)) x"]))
  }

  /// Returns the time of the simple implementation, in milliseconds: every word of the list that is wrong for this word is a candidate.
  private static func lookingAtAll(_ entries: [WordEntry], pairs: Int) -> Double {
    var generator = SeededGenerator(seed: 1)
    let bank = entries.flatMap(\.translations)
    return milliseconds {
      for _ in 0..<pairs {
        let entry = entries[generator.below(entries.count)]
        let candidates = bank.filter { !entry.translations.contains($0) }
        _ = generator.below(4) == 0 ? entry.translations[0] : candidates[generator.below(candidates.count)]
      }
    } / Double(pairs)
  }

  /// High in Climb, every wrong pair needs a word that looks alike.
  private static func climbing(_ count: Int) throws {
    let deck = try GameDeck(entries: entries(count))
    let step = GameMode.climb.rules.step(afterRight: .max)
    var dealer = Dealer(deck: deck, seed: 1)
    let times = (0..<60).map { _ in milliseconds { _ = dealer.next(step) } }.sorted()
    print(table("\(count) words, look-alikes", ["median \(rounded(times[30])) ms", "slowest of 60 \(rounded(times[59])) ms"]))
  }
}
