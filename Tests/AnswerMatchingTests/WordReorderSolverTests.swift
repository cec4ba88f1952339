import AnswerMatching
import Testing

@Suite("The word reorder solver")
struct WordReorderSolverTests {
  private func solver(_ language: String = "en", profile: MatchingProfile = .current) -> WordReorderSolver {
    WordReorderSolver(matcher: AnswerMatcher(profile: profile, language: language, format: .wordReorder))
  }

  /// Every distinct order that the matcher accepts, by trying them all: what the solver must equal.
  private func bruteForce(_ tiles: [String], _ accept: [String], _ matcher: AnswerMatcher) -> Set<[String]> {
    func orders(_ rest: [String]) -> [[String]] {
      guard !rest.isEmpty else { return [[]] }
      return Set(rest.map { Array($0.utf8) }).flatMap { bytes in
        let tile = String(decoding: bytes, as: UTF8.self)
        var others = rest
        others.remove(at: others.firstIndex { Array($0.utf8) == bytes } ?? 0)
        return orders(others).map { [tile] + $0 }
      }
    }
    return Set(orders(tiles).filter { matcher.isAccepted($0.joined(separator: " "), accept: accept) })
  }

  private func expectEqual(
    _ tiles: [String], _ accept: [String], _ language: String, _ profile: MatchingProfile
  ) -> Bool {
    let matcher = AnswerMatcher(profile: profile, language: language, format: .wordReorder)
    let expected = bruteForce(tiles, accept, matcher)
    let solver = WordReorderSolver(matcher: matcher)
    let solution = solver.solve(tiles: tiles, accept: accept)
    let comment: Comment = "\(tiles) \(accept) \(language) profile \(profile.number)"
    #expect(solution.isAnswerable == !expected.isEmpty, comment)
    #expect(solution.arrangements == UInt64(expected.count), comment)
    #expect(Set(solver.arrangements(tiles: tiles, accept: accept, limit: 10_000)) == expected, comment)
    if let example = solution.example { #expect(expected.contains(example), comment) }
    return solution.isAnswerable
  }

  @Test("Equals brute force on every case of up to four tiles over two letters")
  func exhaustive() {
    let words = ["a", "b", "ab", "a.", "A"]
    var answerable = 0
    var cases = 0
    func extend(_ tiles: [String], _ start: Int) {
      if !tiles.isEmpty {
        for accept in [[tiles.joined(separator: " ")], [tiles.reversed().joined()], ["ab", "aab."]] {
          cases += 1
          if expectEqual(tiles, accept, "en", .current) { answerable += 1 }
        }
      }
      guard tiles.count < 4 else { return }
      for index in start..<words.count { extend(tiles + [words[index]], index) }
    }
    extend([], 0)
    #expect(cases > 350 && answerable > 150 && answerable < cases)
  }

  private static let adversarial: [[String]] = [
    ["a", "b", "ab", "ba", "aa"], ["e", "\u{301}", "é", "e\u{301}", "l"], ["ك", "كَ", "ت", "\u{64B}ا", "كت"],
    ["a,", "a", ",", "b,", "1,", "5"],
    ["a.", "a", ".", "b!", "?"], ["(か)", "食", "（べ", "）", "ます"], ["\u{1100}", "\u{1161}", "가", "\u{11A8}", "각"],
    ["Σ", "ς", "σ", "σας", "ΣΑΣ"],
    ["İ", "i", "I", "ı", "i\u{307}"], ["ß", "ss", "SS", "ẞ", "s"], ["a b", "a", "b", " c ", "b c"],
    ["¿qué", "\"hola", "hola\"", "’s", "it"],
    ["เ", "เเ", "ก", "ํา", "น้ํา"], ["", " ", "a", "\u{200B}", "b"],
  ]

  @Test("Equals brute force on thousands of adversarial cases", arguments: [MatchingProfile.seed, .current].map(\.number))
  func random(profileNumber: Int) throws {
    let profile = try #require(MatchingProfile.numbered(profileNumber))
    var generator = SplitMix64(seed: 2_026)
    var answerable = 0
    for round in 0..<1_600 {
      let words = Self.adversarial[round % Self.adversarial.count]
      let count = Int.random(in: 1...(round % 10 == 0 ? 5 : 4), using: &generator)
      let tiles = (0..<count).map { _ in words.randomElement(using: &generator) ?? "a" }
      let accept = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        tiles.shuffled(using: &generator).joined(separator: Bool.random(using: &generator) ? " " : "")
          + (["", ".", "。", "x"].randomElement(using: &generator) ?? "")
      }
      let language = ["en", "ja", "el", "tr", "de", "ar", "th", "ko"].randomElement(using: &generator) ?? "en"
      if expectEqual(tiles, accept, language, profile) { answerable += 1 }
    }
    #expect(answerable > 500 && answerable < 1_600)
  }

  @Test("Names the stray tile of the seeds' two items")
  func strays() {
    let thai = solver("th").solve(tiles: ["ฉัน", "ชอบ", "กิน", "ข้าว", "ไหม"], accept: ["ฉันชอบกินข้าว"])
    #expect(!thai.isAnswerable && thai.stray == ["ไหม"])
    let hungarian = solver("hu").solve(tiles: ["Én", "szeretem", "a", "az", "teát"], accept: ["Én szeretem a teát."])
    #expect(!hungarian.isAnswerable && hungarian.stray == ["az"])
  }

  @Test("Names two strays, and a tile there is once too often")
  func moreStrays() {
    #expect(Set(solver().solve(tiles: ["I", "like", "the", "tea", "a"], accept: ["I like tea."]).stray) == ["the", "a"])
    #expect(solver().solve(tiles: ["I", "like", "tea", "tea"], accept: ["I like tea."]).stray == ["tea"])
  }

  @Test("Says how a wrong tile should read, and what text has no tile")
  func wrongAndMissing() {
    #expect(
      solver("es").solve(tiles: ["el", "nino", "come"], accept: ["El niño come."]).problem
        == .wrongTile(tile: "nino", shouldRead: "niño"))
    guard case .missingText? = solver().solve(tiles: ["I", "tea"], accept: ["I like tea."]).problem else {
      Issue.record("the missing text is not named")
      return
    }
  }

  @Test("Fourteen tiles and twenty equal ones are counted exactly")
  func large() {
    let words = (0..<14).map { "w\($0 + 10)" }
    #expect(solver().solve(tiles: words.reversed(), accept: [words.joined(separator: " ")]).arrangements == 1)
    #expect(
      solver().solve(tiles: Array(repeating: "a", count: 20), accept: [String(repeating: "a", count: 20)]).arrangements == 1)
    let pairs = ["a", "a", "b", "b"]
    #expect(solver().solve(tiles: pairs, accept: ["a a b b", "b b a a"]).arrangements == 2)
  }

  @Test("Hostile tiles end in a problem, not in a hang")
  func hostile() {
    let growing = (1...40).map { String(repeating: "a", count: $0) }
    let text = growing.joined()
    for accept in [text, text + "a"] {
      let solution = solver().solve(tiles: growing, accept: [accept])
      #expect(solution.arrangements == nil || solution.arrangements == 0)
      #expect(solution.problem != nil)
    }
    #expect(solver().solve(tiles: Array(repeating: "ab", count: 5_000), accept: ["ab"]).problem != nil)
    #expect(solver().solve(tiles: [], accept: ["a"]).problem == .noTiles)
    #expect(solver().solve(tiles: ["a"], accept: []).problem == .emptyAccept)
  }

  @Test("The reference finds what it is asked for, and nothing else")
  func reference() {
    let found = WordReorderSolver.firstAcceptedPermutation(tiles: ["c", "a", "b"]) { $0 == "a b c" }
    #expect(found == ["a", "b", "c"])
    #expect(WordReorderSolver.firstAcceptedPermutation(tiles: ["a", "b"]) { _ in false } == nil)
  }
}
