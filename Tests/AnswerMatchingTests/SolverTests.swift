import AnswerMatching
import Testing

@Suite("The solver")
struct SolverTests {
  private func solver(_ language: String = "en", profile: MatchingProfile = .current) -> WordReorderSolver {
    WordReorderSolver(matcher: AnswerMatcher(profile: profile, language: language))
  }

  @Test("finds the only order of a sentence")
  func oneOrder() {
    let solution = solver().solve(tiles: ["tea", "I", "like"], accept: ["I like tea."])
    #expect(solution.isAnswerable)
    #expect(solution.arrangements == 1)
    #expect(solution.example == ["I", "like", "tea"])
    #expect(solution.stray.isEmpty)
    #expect(solution.problem == nil)
  }

  @Test("counts each order once over all accepted sentences")
  func severalEntries() {
    let accept = ["Today I work", "I work today!", "today i work."]
    let tiles = ["I", "work", "today"]
    #expect(solver().solve(tiles: tiles, accept: accept).arrangements == 2)
    let all = solver().arrangements(tiles: tiles, accept: accept, limit: 9)
    #expect(all == [["today", "I", "work"], ["I", "work", "today"]])
    #expect(solver().arrangements(tiles: tiles, accept: accept, limit: 1) == Array(all.prefix(1)))
    #expect(solver().arrangements(tiles: tiles, accept: accept, limit: 0).isEmpty)
    #expect(solver().arrangements(tiles: tiles, accept: accept, limit: -1).isEmpty)
  }

  @Test(
    "joins a tile that begins with a combining mark as it would be written",
    arguments: [
      ("hi", ["\u{941}", "छ", "क"], "कुछ", "कु छ"), ("th", ["\u{E47}", "ก"], "ก็", "ก็"), ("fr", ["\u{301}", "t", "e"], "ét", "é t"),
    ])
  func combiningMarks(language: String, tiles: [String], entry: String, written: String) {
    for profile in MatchingProfile.all {
      let solution = solver(language, profile: profile).solve(tiles: tiles, accept: [entry])
      #expect(solution.arrangements == 1)
      #expect(solution.example.map(TileText.joined) == written)
    }
    let strict = AnswerMatcher(language: language, policy: MatchingPolicy(spaces: .strict))
    #expect(WordReorderSolver(matcher: strict).solve(tiles: tiles, accept: [written]).arrangements == 1)
  }

  @Test(
    "names the tile that has no place",
    arguments: [
      ("th", ["ฉัน", "ชอบ", "กิน", "ข้าว", "แมว"], "ฉันชอบกินข้าว", "แมว"),
      ("hu", ["Én", "szeretem", "a", "kávét", "kutya"], "Én szeretem a kávét.", "kutya"),
      ("ja", ["私", "は", "は", "学生", "です"], "私は学生です。", "は"),
      ("ar", ["أنا", "أُحب", "الشاي", "القهوة"], "أنا أحب الشاي", "القهوة"),
    ])
  func strayTile(language: String, tiles: [String], entry: String, stray: String) {
    for profile in MatchingProfile.all {
      let solution = solver(language, profile: profile).solve(tiles: tiles, accept: [entry])
      #expect(!solution.isAnswerable)
      #expect(solution.arrangements == 0)
      #expect(solution.stray == [stray])
      #expect(solution.problem?.message.contains(stray) == true)
    }
  }

  @Test(
    "names a misspelt tile and its correct text",
    arguments: [
      (["I", "lik", "tea"], "I like tea.", "lik", "like"), (["stop.", "it"], "Stop it.", "stop.", "Stop"),
      (["tea", "I", "drink", "gren"], "I drink green tea", "gren", "green"), (["one", "two", "tree"], "One two three!", "tree", "three"),
    ])
  func wrongTile(tiles: [String], entry: String, tile: String, reading: String) {
    let problem = solver().solve(tiles: tiles, accept: [entry]).problem
    #expect(problem == .wrongTile(tile: tile, shouldRead: reading))
    #expect(problem?.code == "wrong_tile")
  }

  @Test(
    "names the words without a tile",
    arguments: [
      (["I", "like"], "I like green tea.", "green tea"), (["like", "tea"], "I like tea", "I"), (["I", "tea"], "I like, tea", "like"),
    ])
  func missingText(tiles: [String], entry: String, missing: String) {
    #expect(solver().solve(tiles: tiles, accept: [entry]).problem == .missingText(missing))
  }

  @Test("accepts a closing mark as a separate tile at the end")
  func closingMarkTile() {
    let solution = solver().solve(tiles: ["?", "you", "are", "Where"], accept: ["Where are you?"])
    #expect(solution.arrangements == 1)
    #expect(solution.example?.last == "?")
  }

  @Test("reports a tile that fits anywhere")
  func emptyTile() {
    let solution = solver().solve(tiles: ["yes", ",", "sir"], accept: ["Yes, sir."])
    #expect(solution.isAnswerable)
    #expect(solution.arrangements == 3)
    #expect(solution.problem == .emptyTile(","))
  }

  @Test("treats equal tiles as interchangeable", arguments: MatchingProfile.all.map(\.number))
  func equalTiles(number: Int) throws {
    let profile = try #require(MatchingProfile.numbered(number))
    let tiles = Array(repeating: "ha", count: 20)
    #expect(solver(profile: profile).solve(tiles: tiles, accept: [tiles.joined(separator: " ")]).arrangements == 1)
    #expect(solver(profile: profile).solve(tiles: tiles + ["ho"], accept: [tiles.joined() + "ho"]).arrangements == 1)
  }

  @Test("solves sentences of twelve to fourteen tiles", arguments: 12...14)
  func longSentences(count: Int) {
    let words = ["when", "the", "rain", "stopped", "we", "walked", "slowly", "back", "to", "our", "small", "hotel", "by", "bus"]
    let tiles = Array(words.prefix(count))
    let solution = solver().solve(tiles: tiles.reversed(), accept: [tiles.joined(separator: " ")])
    #expect(solution.arrangements == 1)
    #expect(solution.example == tiles)
  }

  @Test("counts all orders of ten tiles that are accepted in every order")
  func worstCase() {
    let tiles = (1...10).map { String(repeating: "a", count: $0) }
    #expect(solver().solve(tiles: tiles, accept: [String(repeating: "a", count: 55)]).arrangements == 3_628_800)
  }

  @Test("joins a reading to the kanji before it by trying every order")
  func readingAcrossTiles() {
    let solution = solver("ja").solve(tiles: ["食", "（た）", "べます"], accept: ["食べます"])
    #expect(solution.isAnswerable)
    #expect(solution.arrangements == 1)
  }

  @Test("solves an item of punctuation")
  func punctuation() {
    let solution = solver("ja").solve(tiles: ["！", "？"], accept: ["？ ！"])
    #expect(solution.arrangements == 1)
    #expect(solver("ja", profile: .seed).solve(tiles: ["！", "？"], accept: ["？！"]).problem == .emptyAccept)
  }

  @Test("reports missing tiles and empty accept lists")
  func nothing() {
    #expect(solver().solve(tiles: [], accept: ["a"]).problem == .noTiles)
    #expect(solver().solve(tiles: ["a"], accept: []).problem == .emptyAccept)
    #expect(solver().solve(tiles: ["a"], accept: ["", " "]).problem == .emptyAccept)
  }

  @Test("has a name and a sentence for every problem")
  func problems() {
    let problems: [WordReorderSolution.Problem] = [
      .noTiles, .emptyAccept, .strayTiles(["a"]), .strayTiles(["a", "b"]), .wrongTile(tile: "a", shouldRead: "b"), .missingText("a"),
      .emptyTile(","), .unsafeTile("\u{301}"), .noArrangement, .tooComplex, .overflow,
    ]
    for problem in problems {
      #expect(problem.message.hasSuffix("."))
      #expect(!problem.code.isEmpty)
    }
    #expect(Set(problems.map(\.code)).count == 10)
  }
}
