import Testing

@testable import WordGame

@Suite("Levels of words")
struct LevelReachTests {
  private static let levels: [WordLevel?] = [.a1, .a2, .b1, .b2, nil]
  /// Twelve words of each level, and twelve without a level. The name of a word begins with its level.
  private static let entries = levels.flatMap { level in
    (0..<12).map { number in
      let name = "\(level?.rawValue ?? "none") \(number)"
      return WordEntry(english: name, translations: ["wort \(name)"], level: level)
    }
  }

  private static func asked(from level: WordLevel?, right: Int, mode: GameMode = .climb) throws -> (asked: Set<String>, shown: Set<String>)
  {
    var dealer = Dealer(deck: try GameDeck(entries: entries, startLevel: level), seed: 3)
    let step = mode.rules.step(afterRight: right)
    let pairs = (0..<800).map { _ in dealer.next(step) }
    return (Set(pairs.map { String($0.english.prefix { $0 != " " }) }), Set(pairs.map { String($0.shown.split(separator: " ")[1]) }))
  }

  @Test(
    "a game asks words of the player's level and below, and Climb adds a level after 10, 22 and 40 right attempts",
    arguments: [
      (WordLevel.a1, 0, ["A1"]), (.a1, 9, ["A1"]), (.a1, 10, ["A1", "A2"]), (.a1, 22, ["A1", "A2", "B1"]),
      (.a1, 40, ["A1", "A2", "B1", "B2"]), (.a2, 0, ["A1", "A2"]), (.b1, 10, ["A1", "A2", "B1", "B2"]), (.c2, 0, ["A1", "A2", "B1", "B2"]),
    ])
  func climb(level: WordLevel, right: Int, expected: [String]) throws {
    let found = try Self.asked(from: level, right: right)
    #expect(found.asked == Set(expected + ["none"]))
  }

  @Test("wrong translations are of the same levels as the words that are asked", arguments: [GameMode.classic, .calm])
  func wrongWords(mode: GameMode) throws {
    let found = try Self.asked(from: .a2, right: 12, mode: mode)
    #expect(found.asked == ["A1", "A2", "none"])
    #expect(found.shown == ["A1", "A2", "none"])
  }

  @Test("without a start level, all words come from the start")
  func allWords() throws {
    #expect(try Self.asked(from: nil, right: 0).asked == ["A1", "A2", "B1", "B2", "none"])
  }

  @Test("a list without words of the player's level is played whole")
  func nothingWithinReach() throws {
    let hard = Self.entries.filter { $0.level == .b2 }
    var dealer = Dealer(deck: try GameDeck(entries: hard, startLevel: .a1), seed: 1)
    let asked = Set((0..<300).map { _ in dealer.next(RampStep.classic[0]).english })
    #expect(asked.count == hard.count)
  }

  @Test("a word with entries of two levels has the lower one")
  func lowerLevel() throws {
    let entries = Self.entries + [WordEntry(english: "B2 0", translations: ["other"], level: .a1)]
    var dealer = Dealer(deck: try GameDeck(entries: entries, startLevel: .a1), seed: 1)
    let asked = Set((0..<800).map { _ in dealer.next(RampStep.classic[0]).english })
    #expect(asked.contains("B2 0") && !asked.contains("B2 1"))
  }

  @Test("the same start level deals the same game, and another one deals another game")
  func determined() throws {
    func pairs(_ level: WordLevel?) throws -> [WordPair] {
      var dealer = Dealer(deck: try GameDeck(entries: Self.entries, startLevel: level), seed: 9)
      return (0..<50).map { _ in dealer.next(RampStep.climb[0]) }
    }
    #expect(try pairs(.a1) == pairs(.a1))
    #expect(try pairs(.a1) != pairs(nil))
  }
}
