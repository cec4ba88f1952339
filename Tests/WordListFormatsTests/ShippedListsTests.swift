import Reproducible
import TestSupport
import Testing
import WordGame

@testable import WordListFormats

/// A shipped list as a player gets it.
struct ShippedList: Sendable, CustomTestStringConvertible {
  static let all = ["ar", "de", "es", "fr", "it", "ja", "nl", "pt", "ru", "sv", "zh"].map(Self.init)

  let language: String

  var testDescription: String { language }

  var list: WordList { get throws { try WordListDocument.list(RecordedFile.stored("Content/words/\(language).json")) } }

  var deck: GameDeck { get throws { try GameDeck(entries: list.entries) } }
}

@Suite("Shipped word lists")
struct ShippedListsTests {
  @Test("each list has words and false friends", arguments: ShippedList.all)
  func counts(shipped: ShippedList) throws {
    let list = try shipped.list
    let (words, friends) = shipped.language == "es" ? (600, 60) : (300, 20)
    #expect(list.id == "\(shipped.language)-en" && list.languageID == shipped.language)
    #expect(list.entries.count >= words)
    #expect(list.entries.reduce(0) { $0 + $1.falseFriends.count } >= friends)
    #expect(Set(list.entries.map(\.english)).count == list.entries.count, "a word is asked twice")
  }

  @Test("each list has levels from A1 to B2, with most words at the start", arguments: ShippedList.all)
  func levels(shipped: ShippedList) throws {
    let levels = try shipped.list.entries.map { $0.level }
    #expect(levels.allSatisfy { [.a1, .a2, .b1, .b2].contains($0) })
    let counts = [WordLevel.a1, .a2, .b1, .b2].map { level in levels.count { $0 == level } }
    #expect(counts.allSatisfy { $0 * 12 >= levels.count }, "\(counts)")
    #expect(counts[0] > counts[3])
  }

  @Test("texts are fit to display: trimmed, composed, without slashes, short enough for a phone", arguments: ShippedList.all)
  func texts(shipped: ShippedList) throws {
    for entry in try shipped.list.entries {
      for text in [entry.english] + entry.translations + entry.falseFriends.flatMap({ [$0.word, $0.means] }) {
        #expect(Text.trimmed(text) == text && !text.isEmpty && !text.contains("/") && text.count <= 32, "\(text)")
      }
      #expect(Set(entry.translations).count == entry.translations.count, "\(entry.english)")
    }
  }

  @Test("a false friend is wrong for its word, and right for its meaning if the list asks that", arguments: ShippedList.all)
  func falseFriends(shipped: ShippedList) throws {
    let (list, deck) = (try shipped.list, try shipped.deck)
    for entry in list.entries {
      for friend in entry.falseFriends {
        #expect(!deck.isRight(english: entry.english, shown: friend.word), "\(entry.english), \(friend.word)")
        let isAsked = deck.english.contains(friend.means)
        #expect(!isAsked || deck.isRight(english: friend.means, shown: friend.word), "\(friend.word) means \(friend.means)")
      }
    }
  }

  @Test("words in Chinese characters have readings", arguments: ShippedList.all.filter { ["ja", "zh"].contains($0.language) })
  func readings(shipped: ShippedList) throws {
    for entry in try shipped.list.entries {
      let read = Set(entry.readings.map(\.word))
      for word in entry.translations + entry.falseFriends.map(\.word) where word.unicodeScalars.contains(where: \.properties.isIdeographic)
      {
        #expect(read.contains(word), "\(word)")
      }
    }
  }

  @Test("every listed translation is right", arguments: ShippedList.all)
  func listedIsRight(shipped: ShippedList) throws {
    let deck = try shipped.deck
    for entry in try shipped.list.entries {
      for text in entry.translations { #expect(deck.isRight(english: entry.english, shown: text), "\(entry.english), \(text)") }
    }
  }

  @Test("10,000 random pairs that no entry lists are wrong", arguments: ShippedList.all)
  func unlistedIsWrong(shipped: ShippedList) throws {
    let (entries, deck) = (try shipped.list.entries, try shipped.deck)
    let listed = Dictionary(entries.map { ($0.english, Set($0.translations)) }, uniquingKeysWith: { $0.union($1) })
    var generator = SeededGenerator(seed: 17)
    var count = 0
    while count < 10_000 {
      let (asked, other) = (entries[generator.below(entries.count)], entries[generator.below(entries.count)])
      let shown = other.translations[generator.below(other.translations.count)]
      guard listed[asked.english]?.contains(shown) == false else { continue }
      count += 1
      if deck.isRight(english: asked.english, shown: shown) { Issue.record("\(asked.english), \(shown)") }
    }
  }
}
