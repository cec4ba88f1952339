import WasmMessages
import WordGame

/// One game as functions on messages of bytes. WebAssembly hosts call them through exports; tests call them natively.
///
/// Every reply begins with `ok`, or with `error` and one English sentence. Numbers are decimal text. A *view* is the state of the game on
/// the screen: state, number of the pair, word, translation, falling time in milliseconds (empty without a clock), right, wrong, streak,
/// best streak, points, the number of mistakes that lose the game, and the number of pairs that end it.
public struct GameTable {
  private var deck: GameDeck?
  private var game: WordGame?

  /// A table without a list and without a game.
  public init() {}

  /// Loads a list and ends any game. Request: the level of the player, empty for all words; the number of entries; for each entry the word, its
  /// level (empty without one), the number of translations, the translations, the number of false friends, and the false friends; then the borrowed words. Reply: nothing further.
  public mutating func load(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let startLevel = WordLevel(rawValue: reader.text())
    let count = Self.count(&reader)
    var entries: [WordEntry] = []
    for _ in 0..<count where reader.isIntact { entries.append(Self.entry(&reader)) }
    let borrowed = reader.texts()
    guard reader.isIntact else { return Self.error("the request is cut off, or is not UTF-8") }
    do {
      deck = try GameDeck(entries: entries, borrowed: borrowed, startLevel: startLevel)
    } catch {
      return Self.error(error.description)
    }
    game = nil
    return Self.ok().bytes
  }

  /// Starts a game. Request: mode, seed, and the player's hard words. Reply: the view.
  public mutating func start(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let (mode, seed, hardWords) = (reader.text(), reader.text(), reader.texts())
    guard let deck else { return Self.error("there is no list: load one first") }
    guard let mode = GameMode(rawValue: mode) else { return Self.error("there is no such mode: use classic, climb or calm") }
    guard let seed = Self.number(seed) else { return Self.error("the seed is not an unsigned 64-bit number") }
    var game = WordGame(deck: deck, mode: mode, seed: seed, hardWords: hardWords)
    game.start()
    self.game = game
    var reply = Self.ok()
    Self.add(game, to: &reply)
    return reply.bytes
  }

  /// Records the player's judgement of a pair.
  ///
  /// Request: `right`, `wrong`, or an empty field when time ran out; the number of the pair; the time in milliseconds.
  ///
  /// Reply: the view. If the number was that of the pair on the screen, these fields follow: the word, the translation, whether the
  /// translation is right, whether the player was right, the number of right translations, the right translations, and all words for which
  /// the shown translation is right.
  public mutating func answer(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let (said, number, time) = (reader.text(), Int(reader.text()), Int(reader.text()))
    guard var game else { return Self.error("there is no game: start one first") }
    guard reader.isIntact, let number, let time else { return Self.error("the number of the pair or the time is missing") }
    guard said.isEmpty || Judgement(rawValue: said) != nil else { return Self.error("the judgement is not right, wrong or empty") }
    let attempt = game.answer(Judgement(rawValue: said), pair: number, milliseconds: time)
    self.game = game
    var reply = Self.ok()
    Self.add(game, to: &reply)
    if let attempt { Self.add(attempt, game.deck, to: &reply) }
    return reply.bytes
  }
}

// MARK: - Reading and writing

extension GameTable {
  /// The maximum number of entries or texts in one list of a message.
  private static let maximumCount = 100_000

  private static func count(_ reader: inout MessageReader) -> Int {
    Int(reader.text()).map { min(max($0, 0), maximumCount) } ?? 0
  }

  // NB: the standard library's parser multiplies in 128 bits, which needs a function that a bare WebAssembly instance does not have.
  private static func number(_ text: String) -> UInt64? {
    let limit = UInt64.max
    var value: UInt64 = 0
    for byte in text.utf8 {
      guard (0x30...0x39).contains(byte), value <= (limit - UInt64(byte - 0x30)) / 10 else { return nil }
      value = value &* 10 &+ UInt64(byte - 0x30)
    }
    return text.isEmpty ? nil : value
  }

  private static func entry(_ reader: inout MessageReader) -> WordEntry {
    let (english, level) = (reader.text(), WordLevel(rawValue: reader.text()))
    let translations = texts(&reader)
    let friends = texts(&reader).map { FalseFriend(word: $0, means: "") }
    return WordEntry(english: english, translations: translations, level: level, falseFriends: friends)
  }

  private static func texts(_ reader: inout MessageReader) -> [String] {
    var texts: [String] = []
    for _ in 0..<count(&reader) where reader.isIntact { texts.append(reader.text()) }
    return texts
  }

  private static func ok() -> MessageWriter {
    var reply = MessageWriter()
    reply.add("ok")
    return reply
  }

  private static func error(_ sentence: String) -> [UInt8] {
    var reply = MessageWriter()
    reply.add("error")
    reply.add(sentence)
    return reply.bytes
  }

  private static func add(_ game: WordGame, to reply: inout MessageWriter) {
    reply.add(game.state.rawValue)
    reply.add(game.pairNumber)
    reply.add(game.pair?.english ?? "")
    reply.add(game.pair?.shown ?? "")
    if let time = game.step.milliseconds { reply.add(time) } else { reply.add("") }
    let board = game.scoreboard
    for number in [board.right, board.wrong, board.streak, board.bestStreak, board.points] { reply.add(number) }
    reply.add(game.mode.rules.mistakes)
    reply.add(game.mode.rules.pairs)
  }

  private static func add(_ attempt: GameAttempt, _ deck: GameDeck, to reply: inout MessageWriter) {
    reply.add(attempt.pair.english)
    reply.add(attempt.pair.shown)
    reply.add(attempt.isRight)
    reply.add(attempt.isCorrect)
    let translations = deck.translations(of: attempt.pair.english)
    reply.add(translations.count)
    for text in translations + deck.meanings(of: attempt.pair.shown) { reply.add(text) }
  }
}
