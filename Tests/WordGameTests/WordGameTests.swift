import Testing
import WordGame

@Suite("A game")
struct WordGameTests {
  @Test("it starts with a pair, and only once")
  func begin() throws {
    var game = try Game.new(.classic)
    #expect(game.state == .none)
    #expect(game.pair == nil)
    #expect(game.answer(.right, pair: 1, milliseconds: 500) == nil)
    game.start()
    let pair = game.pair
    #expect(game.state == .inProgress)
    #expect(pair != nil)
    game.start()
    #expect(game.pair == pair)
  }

  @Test("three mistakes lose the game", arguments: [GameMode.classic, .calm])
  func lose(mode: GameMode) throws {
    var game = try Game.started(mode)
    for mistakes in 1...3 {
      #expect(game.state == .inProgress)
      game.miss()
      #expect(game.scoreboard.wrong == mistakes)
    }
    #expect(game.state == .userLost)
    #expect(game.pair == nil)
  }

  @Test("fifteen pairs with at most two mistakes win the game", arguments: [[], [1], [15], [1, 15], [14, 15], [7, 8]])
  func win(mistakes: [Int]) throws {
    var game = try Game.started(.classic)
    for number in 1...15 {
      #expect(game.state == .inProgress)
      if mistakes.contains(number) { game.miss() } else { game.hit() }
    }
    #expect(game.state == .userWon)
    #expect(game.scoreboard.right == 15 - mistakes.count)
    #expect(game.scoreboard.wrong == mistakes.count)
  }

  @Test("a third mistake on the last pair loses the game")
  func lossIsFirst() throws {
    var game = try Game.started(.classic)
    for number in 1...15 { if number > 12 { game.miss() } else { game.hit() } }
    #expect(game.state == .userLost)
  }

  @Test("running out of time is a mistake on right and wrong pairs")
  func timeOut() throws {
    var game = try Game.started(.classic)
    var kinds: Set<Bool> = []
    for _ in 0..<200 where kinds.count < 2 {
      guard let attempt = game.answer(nil, pair: game.pairNumber, milliseconds: 5000) else { break }
      #expect(!attempt.isCorrect)
      kinds.insert(attempt.isRight)
      if game.state != .inProgress { game.restart(seed: UInt64(kinds.count) + game.seedAfter) }
    }
    #expect(kinds == [true, false])
  }

  @Test("an attempt for any other pair than the one on the screen has no effect")
  func doubleTap() throws {
    var game = try Game.started(.classic)
    #expect(game.answer(.right, pair: 1, milliseconds: 500) != nil)
    let second = game.pair
    #expect(game.answer(.right, pair: 1, milliseconds: 500) == nil)
    #expect(game.answer(.right, pair: 3, milliseconds: 500) == nil)
    #expect(game.scoreboard.attempts == 1)
    #expect(game.pair == second)
  }

  @Test("a restart gives a new game")
  func restart() throws {
    var game = try Game.started(.climb)
    game.miss()
    game.hit()
    game.restart(seed: 3)
    var fresh = try Game.new(.climb, seed: 3)
    fresh.start()
    #expect(game.state == .inProgress)
    #expect(game.scoreboard == Scoreboard())
    #expect(game.pair == fresh.pair)
    #expect(game.attempts == [])
  }

  @Test("quitting discards the game")
  func quit() throws {
    var game = try Game.started(.classic)
    game.hit()
    game.quit()
    #expect(game.state == .none)
    #expect(game.pair == nil)
    #expect(game.scoreboard == Scoreboard())
  }

  @Test("in Climb a streak multiplies points, and a mistake ends it")
  func streaks() throws {
    var game = try Game.started(.climb)
    for _ in 1...4 { game.hit() }
    #expect(game.scoreboard.points == 4)
    game.hit()
    #expect(game.scoreboard.points == 6)
    game.miss()
    #expect(game.scoreboard.streak == 0)
    #expect(game.scoreboard.bestStreak == 5)
    game.hit()
    #expect(game.scoreboard.points == 7)
  }

  @Test("the same seed and answers give the same game", arguments: GameMode.allCases)
  func determinism(mode: GameMode) throws {
    var (one, other) = (try Game.started(mode), try Game.started(mode))
    while one.state == .inProgress {
      #expect(one.pair == other.pair)
      let said: Judgement = one.pairNumber.isMultiple(of: 3) ? .right : .wrong
      #expect(one.answer(said, pair: one.pairNumber, milliseconds: 900) == other.answer(said, pair: other.pairNumber, milliseconds: 900))
    }
    #expect(one.scoreboard == other.scoreboard)
  }
}

/// Games for tests, with a player who knows all words.
enum Game {
  static let entries = (1...30).map { number in
    let friends = number.isMultiple(of: 3) ? [FalseFriend(word: "amigo \(number)", means: "something else")] : []
    return WordEntry(english: "word \(number)", translations: ["palabra \(number)"], falseFriends: friends)
  }

  static func new(_ mode: GameMode, seed: UInt64 = 42, hardWords: [String] = []) throws -> WordGame {
    WordGame(deck: try GameDeck(entries: entries), mode: mode, seed: seed, hardWords: hardWords)
  }

  static func started(_ mode: GameMode, seed: UInt64 = 42, hardWords: [String] = []) throws -> WordGame {
    var game = try new(mode, seed: seed, hardWords: hardWords)
    game.start()
    return game
  }
}

extension WordGame {
  /// The right judgement of the pair on the screen.
  var truth: Judgement {
    guard let pair else { return .wrong }
    return deck.isRight(english: pair.english, shown: pair.shown) ? .right : .wrong
  }

  mutating func hit() { answer(truth, pair: pairNumber, milliseconds: 800) }

  mutating func miss() { answer(truth == .right ? .wrong : .right, pair: pairNumber, milliseconds: 800) }

  /// A different seed for every number of attempts.
  var seedAfter: UInt64 { UInt64(attempts.count) * 7 }
}
