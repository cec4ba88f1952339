import Testing

@testable import WordGame

@Suite("Words that look alike")
struct LookAlikesTests {
  @Test("mantener looks like manejar, but mesa does not")
  func example() throws {
    let deck = try GameDeck(entries: [
      WordEntry(english: "to operate", translations: ["manejar"]), WordEntry(english: "to maintain", translations: ["mantener"]),
      WordEntry(english: "table", translations: ["mesa"]), WordEntry(english: "to eat", translations: ["masticar"]),
    ])
    #expect(LookAlikes(deck: deck).words(for: 0).map { deck.words[$0] } == ["mantener"])
    #expect(LookAlikes(deck: deck).words(for: 2) == [])
  }

  @Test("a right word never counts as similar")
  func rightWords() throws {
    let deck = try GameDeck(entries: [
      WordEntry(english: "cat", translations: ["gato", "gata"]), WordEntry(english: "duck", translations: ["pato"]),
    ])
    #expect(LookAlikes(deck: deck).words(for: 0).map { deck.words[$0] } == ["pato"])
  }

  @Test("the edit distance follows its definition for all words of up to four letters over an alphabet of two")
  func editDistance() {
    let words = (0...4).flatMap { length in (0..<(1 << length)).map { bits in (0..<length).map { UInt32(bits >> $0 & 1) } } }
    for word in words {
      for other in words { #expect(LookAlikes.editDistance(word, other) == Self.reference(word[...], other[...])) }
    }
  }

  private static func reference(_ word: ArraySlice<UInt32>, _ other: ArraySlice<UInt32>) -> Int {
    guard let first = word.first, let second = other.first else { return max(word.count, other.count) }
    if first == second { return reference(word.dropFirst(), other.dropFirst()) }
    return 1
      + min(
        reference(word.dropFirst(), other.dropFirst()),
        min(reference(word.dropFirst(), other), reference(word, other.dropFirst())))
  }
}
