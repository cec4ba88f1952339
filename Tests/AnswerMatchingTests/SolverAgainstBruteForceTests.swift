import AnswerMatching
import Testing

@Suite("The solver agrees with a search of every order")
struct SolverAgainstBruteForceTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    let profile: Int
    let language: String
    var policy = MatchingPolicy()
    var pieces = SolverAgainstBruteForceTests.pieces
    var testDescription: String { "profile \(profile), \(language), spaces \(policy.spaces?.rawValue ?? "by language")" }

    func matcher() throws -> AnswerMatcher {
      AnswerMatcher(
        profile: try #require(MatchingProfile.numbered(profile)), language: language, format: .wordReorder, policy: policy)
    }
  }

  static let settings = [
    Setting(profile: 1, language: "en"), Setting(profile: 2, language: "en"), Setting(profile: 2, language: "el"),
    Setting(profile: 2, language: "tr"), Setting(profile: 2, language: "ja"), Setting(profile: 2, language: "th"),
    Setting(profile: 2, language: "ar"), Setting(profile: 2, language: "fr"), Setting(profile: 2, language: "ru"),
    Setting(profile: 2, language: "en", policy: .init(spaces: .strict)),
    Setting(profile: 2, language: "fr", policy: .init(letterCase: .strict, marks: .strict, spaces: .strict)),
    Setting(profile: 2, language: "ja", policy: .init(marks: .lenient)),
    Setting(profile: 2, language: "km", pieces: ["ក", "្", "រ", "ស", "្រ", "ា", "ំ", "េ", "ី", "៉", "ាំ", "ៗ", "។", "a", "\u{200B}"]),
    Setting(profile: 2, language: "my", pieces: ["မ", "ှ", "ြ", "ံ", "့", "ု", "ိ", "ဥ", "်", "မြ", "။", "၂", "2", "a", "ံု"]),
    Setting(
      profile: 2, language: "hi", pieces: ["न", "्", "न्", "ं", "द", "हि", "हिं", "म", "प", "म्", "अ", "ा", "आ", "े", "।", "|", "\u{200D}"]),
    Setting(profile: 2, language: "vi", pieces: ["hò", "a", "ho", "à", "hoà", "hòa", "u", "ý", "ú", "y", "t", "\u{300}", "th", "qu", "n"]),
    Setting(
      profile: 2, language: "sr",
      pieces: ["љ", "lj", "l", "j", "Lj", "LJ", "њ", "nj", "н", "dž", "d", "ž", "z", "\u{30C}", "а\u{301}", "a"]),
    Setting(profile: 2, language: "ml", pieces: ["ന", "്", "\u{200D}", "ൻ", "ന്\u{200D}", "റ", "്റ", "െ", "ാ", "ൊ", "ക", "\u{200C}", "a"]),
    Setting(
      profile: 2, language: "fr", pieces: ["«", "»", "« a", "a »", "\u{A0}", "?", " ?", "!", "œ", "oe", "o", "e", "a", ":", "\u{202F}"]),
  ]

  private func expectAgreement(_ tiles: [String], _ accept: [String], _ matcher: AnswerMatcher) -> WordReorderSolution {
    let solver = WordReorderSolver(matcher: matcher)
    let solution = solver.solve(tiles: tiles, accept: accept)
    let truth = acceptedOrders(tiles, accept, matcher)
    let message: Comment = "\(tiles.map(dump)) \(accept.map(dump)) \(String(describing: solution.problem))"
    #expect(solution.isAnswerable == !truth.isEmpty, message)
    #expect(solution.arrangements == UInt64(truth.count), message)
    let found = solver.arrangements(tiles: tiles, accept: accept, limit: 1_000)
    #expect(Set(found) == truth && found.count == truth.count, message)
    #expect(solution.example.map(truth.contains) ?? truth.isEmpty, message)
    if case .strayTiles(let stray)? = solution.problem { expectStrayIsTrue(stray, tiles, accept, matcher) }
    return solution
  }

  private func expectStrayIsTrue(_ stray: [String], _ tiles: [String], _ accept: [String], _ matcher: AnswerMatcher) {
    var rest = tiles
    for tile in stray {
      guard let index = rest.firstIndex(of: tile) else {
        Issue.record("\(tile) is not a tile")
        return
      }
      rest.remove(at: index)
    }
    #expect(!acceptedOrders(rest, accept, matcher).isEmpty, "\(stray.map(dump)) of \(tiles.map(dump))")
  }

  @Test("for all small items of two letters and a full stop", arguments: settings.prefix(2))
  func exhaustive(setting: Setting) throws {
    let matcher = try setting.matcher()
    let pieces = ["a", "b", "ab", "a."]
    var solved = 0
    for first in pieces {
      for second in pieces {
        for third in pieces + [""] {
          for accept in ["ab", "aab", "aba", "ab.", "a.b", "abab", "a"] {
            let tiles = [first, second] + (third.isEmpty ? [] : [third])
            if expectAgreement(tiles, [accept], matcher).isAnswerable { solved += 1 }
          }
        }
      }
    }
    #expect(solved > 20)
  }

  static let pieces = [
    "a", "b", "ab", "e", "\u{301}", "e\u{301}", "é", "İ", "I", "i", "ı", "\u{307}", "ß", "ss", "Σ", "σ", "ς", "ο", "ο,τι",
    ",", "،", "、", ".", "!", "?", "؟", "。", "…", "a.", "b,", "a b", "a  b", "\u{A0}", "\u{200B}", "\"", "\"a\"", "a.\"", "'", "¿a", "«a",
    "a»",
    "(", ")", "（", "）", "（a）", "(か)", "（か）", "漢", "か", "漢（か）", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각",
    "ك", "كَ", "\u{64E}", "ـ", "\u{651}", "ا", "\u{654}", "เ", "เก", "ก\u{E4D}", "\u{E4D}", "\u{E32}", "\u{E48}", "า", "ี", "๒", "2", "5",
    "2,5", "ё", "е", "\u{308}",
    "-", "x", "X", "ﬁ", "ｶ", "ﾞ", ";",
  ]

  @Test("for 400 random items per setting, made of texts that could mislead it", arguments: settings)
  func random(setting: Setting) throws {
    let matcher = try setting.matcher()
    var generator = SplitMix64(seed: 22)
    var (solved, ambiguous, tried) = (0, 0, 0)
    for round in 0..<400 {
      let palette = (0..<Int.random(in: 2...5, using: &generator)).compactMap { _ in setting.pieces.randomElement(using: &generator) }
      let count = round.isMultiple(of: 100) ? 6 : Int.random(in: 1...5, using: &generator)
      var tiles = (0..<count).compactMap { _ in palette.randomElement(using: &generator) }
      var accept = (0..<Int.random(in: 1...2, using: &generator)).map { _ in tiles.shuffled(using: &generator).joined(separator: " ") }
      if round.isMultiple(of: 5), tiles.count > 1 { tiles[0] = setting.pieces.randomElement(using: &generator) ?? "a" }
      if round.isMultiple(of: 7) { accept.append(tiles.joined()) }
      let solution = expectAgreement(tiles, accept, matcher)
      if solution.isAnswerable { solved += 1 }
      if (solution.arrangements ?? 0) > 1 { ambiguous += 1 }
      if case .unsafeTile? = solution.problem { tried += 1 }
    }
    #expect(solved > 200 && ambiguous > 60 && tried == 0, "\(solved) solved, \(ambiguous) ambiguous")
  }

  @Test("for random items of plain words, and it names every stray tile", arguments: settings)
  func stray(setting: Setting) throws {
    let matcher = try setting.matcher()
    var generator = SplitMix64(seed: 71)
    let words = ["the", "cat", "sat", "on", "a", "mat", "we", "ate", "at", "he"]
    for _ in 0..<40 {
      let used = Array(words.shuffled(using: &generator).prefix(Int.random(in: 2...4, using: &generator)))
      let strays = ["zebra", "quick"].prefix(Int.random(in: 1...2, using: &generator))
      let tiles = (used + strays).shuffled(using: &generator)
      let solution = expectAgreement(tiles, [used.joined(separator: " ") + "."], matcher)
      #expect(Set(solution.stray) == Set(strays))
      #expect(solution.problem?.code == "stray_tiles")
    }
  }

  @Test("also when only the first order is searched for")
  func firstAcceptedPermutation() {
    let matcher = AnswerMatcher(language: "en", format: .wordReorder)
    let found = WordReorderSolver.firstAcceptedPermutation(tiles: ["tea", "like", "I"]) { matcher.isAccepted($0, accept: ["I like tea"]) }
    #expect(found == ["I", "like", "tea"])
    #expect(WordReorderSolver.firstAcceptedPermutation(tiles: ["a", "b", "b"]) { $0 == "bab" } == nil)
    #expect(WordReorderSolver.firstAcceptedPermutation(tiles: []) { _ in true } == nil)
    var asked: [String] = []
    _ = WordReorderSolver.firstAcceptedPermutation(tiles: ["a", "b", "a"]) {
      asked.append($0); return false
    }
    #expect(asked == ["a a b", "a b a", "b a a"])
  }
}
