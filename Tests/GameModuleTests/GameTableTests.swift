import WasmMessages
import Reproducible
import Testing
import WordGame

@testable import GameModule

@Suite("The game as messages")
struct GameTableTests {
  static let list = ["", "2", "arm", "A1", "1", "brazo", "0", "farm", "", "2", "granja", "finca", "1", "firma", "mesa", "silla"]

  @Test("a game played through messages equals the game played natively", arguments: GameMode.allCases)
  func sameGame(mode: GameMode) throws {
    var table = GameTable()
    #expect(table.load(Self.list) == ["ok"])
    var game = WordGame(deck: try Self.deck, mode: mode, seed: 99, hardWords: ["farm"])
    game.start()
    var reply = table.start([mode.rawValue, "99", "farm"])
    while game.state == .inProgress {
      #expect(Array(reply[1...4]) == [game.state.rawValue, "\(game.pairNumber)", game.pair?.english ?? "", game.pair?.shown ?? ""])
      let number = game.pairNumber
      game.answer(number % 4 == 0 ? .right : .wrong, pair: number, milliseconds: 700)
      reply = table.answer([number % 4 == 0 ? "right" : "wrong", "\(number)", "700"])
    }
    #expect(reply[1] == game.state.rawValue)
    let board = game.scoreboard
    #expect(reply[6...10].map { Int($0) } == [board.right, board.wrong, board.streak, board.bestStreak, board.points])
  }

  @Test("an attempt comes with all translations of the word and all meanings of what was shown")
  func attempt() throws {
    var table = GameTable()
    _ = table.load(Self.list)
    let start = table.start(["calm", "5"])
    let reply = table.answer(["right", "1", "800"])
    let (english, shown) = (start[3], start[4])
    let deck = try Self.deck
    let isRight = deck.isRight(english: english, shown: shown) ? "1" : "0"
    let translations = deck.translations(of: english)
    #expect(Array(reply[13...]) == [english, shown, isRight, isRight, "\(translations.count)"] + translations + deck.meanings(of: shown))
  }

  @Test("a second tap on the same pair changes nothing")
  func doubleTap() {
    var table = GameTable()
    _ = table.load(Self.list)
    _ = table.start(["classic", "5"])
    let first = table.answer(["wrong", "1", "800"])
    #expect(table.answer(["wrong", "1", "900"]) == Array(first[..<13]))
  }

  @Test(
    "an invalid request gets one sentence that explains the error",
    arguments: [
      (["x"], "there is no list: load one first"), (["classic", "x"], "the seed is not an unsigned 64-bit number"),
      (["classic", "18446744073709551616"], "the seed is not an unsigned 64-bit number"),
      (["wild", "1"], "there is no such mode: use classic, climb or calm"),
    ])
  func errors(request: [String], sentence: String) {
    var table = GameTable()
    if request.count > 1 { _ = table.load(Self.list) }
    #expect(table.start(request) == ["error", sentence])
  }

  @Test("a list that cannot be dealt from, or is truncated, is refused")
  func badLists() {
    var table = GameTable()
    #expect(table.load(["0"])[0] == "error")
    #expect(table.load(["1", "dog", "1", "perro", "0"])[0] == "error")
    #expect(table.load(["3", "dog", "1"])[0] == "error")
    #expect(table.load(["99999999999999999999", "dog"])[0] == "error")
    #expect(table.answer(["right", "1", "1"])[0] == "error")
  }

  @Test("a damaged message gets a reply and causes no crash")
  func damagedMessages() {
    var (generator, damaged) = (SeededGenerator(seed: 23), 0)
    for round in 0..<3000 {
      var table = GameTable()
      if round.isMultiple(of: 2) { _ = table.load(Self.list) }
      if round.isMultiple(of: 4) { _ = table.start(["climb", "5", "farm"]) }
      var bytes = GameTable.message([Self.list, ["climb", "5", "farm"], ["right", "1", "700"]][round % 3])
      for _ in 0...generator.below(3) { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
      bytes.removeLast(generator.below(2) * generator.below(bytes.count))
      let reply = bytes.withUnsafeBufferPointer { [table.load($0), table.start($0), table.answer($0)][round % 3] }
      damaged += GameTable.fields(reply)[0] == "error" ? 1 : 0
    }
    #expect(damaged > 1000)
  }

  @Test("every 64-bit seed is accepted", arguments: ["0", "1", "18446744073709551615", "18446744073709551610"])
  func seeds(seed: String) {
    var table = GameTable()
    _ = table.load(Self.list)
    #expect(table.start(["classic", seed])[0] == "ok")
  }

  private static var deck: GameDeck {
    get throws {
      let entries = [
        WordEntry(english: "arm", translations: ["brazo"]),
        WordEntry(english: "farm", translations: ["granja", "finca"], falseFriends: [FalseFriend(word: "firma", means: "")]),
      ]
      return try GameDeck(entries: entries, borrowed: ["mesa", "silla"])
    }
  }
}

extension GameTable {
  fileprivate mutating func load(_ fields: [String]) -> [String] { call(fields) { $0.load($1) } }
  fileprivate mutating func start(_ fields: [String]) -> [String] { call(fields) { $0.start($1) } }
  fileprivate mutating func answer(_ fields: [String]) -> [String] { call(fields) { $0.answer($1) } }

  private mutating func call(_ fields: [String], _ function: (inout GameTable, UnsafeBufferPointer<UInt8>) -> [UInt8]) -> [String] {
    Self.fields(Self.message(fields).withUnsafeBufferPointer { function(&self, $0) })
  }

  fileprivate static func message(_ fields: [String]) -> [UInt8] {
    var writer = MessageWriter()
    for field in fields { writer.add(field) }
    return writer.bytes
  }

  fileprivate static func fields(_ reply: [UInt8]) -> [String] {
    reply.withUnsafeBufferPointer { bytes in
      var reader = MessageReader(bytes)
      return reader.texts()
    }
  }
}
