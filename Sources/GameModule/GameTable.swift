import WasmMessages
import WordGame

/// One game behind messages of bytes: what a WebAssembly host calls, and what tests call natively.
///
/// Every reply begins with `ok`, or with `error` and one English sentence. Numbers are decimal text. A *view* is what a player sees: state,
/// number of the pair, word, translation, milliseconds it falls or nothing, right, wrong, streak, best streak, points, mistakes that lose the
/// game, pairs that end it.
public struct GameTable {
  private var deck: GameDeck?
  private var game: WordGame?

  public init() {}

  /// Takes a list. Request: the number of entries; for each the word, the number of translations, the translations, the number of false
  /// friends, the false friends; then the borrowed words.
  public mutating func load(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let count = Self.count(&reader)
    var entries: [WordEntry] = []
    for _ in 0..<count where reader.isIntact { entries.append(Self.entry(&reader)) }
    let borrowed = reader.texts()
    guard reader.isIntact else { return Self.error("the request is cut off, or is not UTF-8") }
    do {
      deck = try GameDeck(entries: entries, borrowed: borrowed)
    } catch {
      return Self.error(error.description)
    }
    game = nil
    return Self.ok().bytes
  }

  /// Begins a game. Request: mode, seed, and the player's hard words. Reply: the view.
  public mutating func start(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let (mode, seed, hardWords) = (reader.text(), reader.text(), reader.texts())
    guard let deck else { return Self.error("there is no list: load one first") }
    guard let mode = GameMode(rawValue: mode) else { return Self.error("there is no such mode: use classic, climb or calm") }
    guard let seed = Self.number(seed) else { return Self.error("the seed is no number of 64 bits") }
    var game = WordGame(deck: deck, mode: mode, seed: seed, hardWords: hardWords)
    game.start()
    self.game = game
    var reply = Self.ok()
    Self.add(game, to: &reply)
    return reply.bytes
  }

  /// Takes what the player said. Request: `right`, `wrong`, or nothing when time ran out; the number of the pair; milliseconds. Reply: the
  /// view; then, unless the number was not that of the pair on the screen: the word, the translation, whether it is right, whether the player
  /// was; the number of right translations, those, and all words for which the translation is right.
  public mutating func answer(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let (said, number, time) = (reader.text(), Int(reader.text()), Int(reader.text()))
    guard var game else { return Self.error("there is no game: start one first") }
    guard reader.isIntact, let number, let time else { return Self.error("the number of the pair or the time is missing") }
    guard said.isEmpty || Judgement(rawValue: said) != nil else { return Self.error("say right, wrong, or nothing") }
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
  private static let longest = 100_000

  private static func count(_ reader: inout MessageReader) -> Int {
    Int(reader.text()).map { min(max($0, 0), longest) } ?? 0
  }

  // NB: the standard library's way multiplies in 128 bits, for which a bare WebAssembly instance has no function.
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
    let english = reader.text()
    let translations = texts(&reader)
    let friends = texts(&reader).map { FalseFriend(word: $0, means: "") }
    return WordEntry(english: english, translations: translations, falseFriends: friends)
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
