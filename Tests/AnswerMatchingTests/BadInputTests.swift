import AnswerMatching
import Testing

// NB: no test here uses a clock. The inputs are so large that an algorithm of quadratic cost would never finish.
@Suite("Bad input")
struct BadInputTests {
  private let matcher = AnswerMatcher(language: "en")

  // MARK: - Length

  @Test("an answer of millions of letters is normalized", arguments: [("a", 10_000_000), ("e\u{301}", 1_000_000), ("は", 1_000_000)])
  func millions(piece: String, count: Int) {
    let form = matcher.normalize(String(repeating: piece, count: count))
    #expect(form.utf8.count == matcher.normalize(piece).utf8.count * count)
  }

  /// Inputs that the pass leaves to the steps, each in a language that has the step.
  @Test(
    "a long answer that the pass leaves to the steps has a trace",
    arguments: [
      ("en", "1,0"), ("fr", " » « "), ("ja", "漢(か"), ("vi", "òa"), ("hi", "न\u{94D}त"), ("ml", "ന\u{D4D}\u{200D}"), ("ru", "о\u{301}"),
      ("en", "\" ."), ("ko", "\u{1100}\u{1161}"), ("km", "\u{17D2}\u{179A}"),
    ])
  func steps(language: String, piece: String) {
    let (form, steps) = AnswerMatcher(language: language).trace(String(repeating: piece, count: 25_000) + "x")
    #expect(form.hasSuffix("x"))
    #expect(steps.allSatisfy { $0.before.bytes != $0.after.bytes })
  }

  @Test(
    "the marks of two hundred thousand letters are sorted letter by letter",
    arguments: [
      ("th", "ก\u{E48}\u{E35}", "ก\u{E35}\u{E48}"), ("lo", "ກ\u{EC8}\u{ECD}", "ກ\u{ECD}\u{EC8}"),
      ("my", "က\u{102F}\u{102D}", "က\u{102D}\u{102F}"),
    ])
  func markOrder(language: String, typed: String, ordered: String) {
    let form = AnswerMatcher(language: language).normalize(String(repeating: typed, count: 200_000))
    #expect(form.utf8.elementsEqual(String(repeating: ordered, count: 200_000).utf8))
  }

  // MARK: - Marks

  private static let marks = 100_000

  /// A letter with marks of two classes, in the order of Normalization Form C and in the worst order for sorting by insertion.
  private static let marked = [
    "q" + String(repeating: "\u{323}", count: marks / 2) + String(repeating: "\u{301}", count: marks / 2),
    "q" + String(repeating: "\u{301}", count: marks / 2) + String(repeating: "\u{323}", count: marks / 2),
    "q" + String(repeating: "\u{301}\u{323}", count: marks / 2),
  ]

  @Test("a letter with a hundred thousand marks has one form in every order of the marks", arguments: [1, 2])
  func manyMarks(number: Int) throws {
    let matcher = AnswerMatcher(profile: try #require(MatchingProfile.numbered(number)), language: "en")
    let forms = Self.marked.map { matcher.normalize($0).bytes }
    #expect(forms[0] == Self.marked[0].bytes)
    #expect(forms[1] == forms[0] && forms[2] == forms[0])
  }

  @Test("an answer of a hundred thousand marks gets a verdict with a trace, and its nearest entry")
  func verdictOnMarks() {
    let verdict = matcher.verdict(on: Self.marked[1], accept: ["q\u{323}\u{301}", "q"])
    #expect(verdict.outcome == .wrong)
    #expect(verdict.normalized.bytes == Self.marked[0].bytes)
    #expect(verdict.trace.map(\.step) == ["nfc"])
    #expect(verdict.nearest == nil, "too long to be explained letter by letter")
    #expect(matcher.nearestEntry(to: "q\u{323}\u{301}", accept: Self.marked + ["q\u{323}\u{301}x"])?.entry == "q\u{323}\u{301}x")
  }

  @Test("many letters with many marks are sorted letter by letter")
  func manyMarkedLetters() {
    let letter = "q" + String(repeating: "\u{301}", count: 70) + String(repeating: "\u{323}", count: 70)
    let sorted = "q" + String(repeating: "\u{323}", count: 70) + String(repeating: "\u{301}", count: 70)
    #expect(matcher.normalize(String(repeating: letter, count: 3_000)).bytes == String(repeating: sorted, count: 3_000).bytes)
  }

  // MARK: - Lists

  @Test("an accept list of ten thousand entries is searched completely")
  func longList() {
    let accept = (0..<10_000).map { "entry \($0)" }
    #expect(matcher.verdict(on: "Entry 9999.", accept: accept).entry == "entry 9999")
    #expect(matcher.verdict(on: "entry x", accept: accept).nearest?.entry == "entry 0")
    #expect(matcher.verdict(on: "a", accept: Array(repeating: "A", count: 10_000)).remark == .letterCase)
  }

  @Test("a list of ten thousand near misses is searched completely")
  func nearMisses() {
    let policy = MatchingPolicy(nearMisses: (0..<10_000).map { "miss \($0)" } + ["sie"])
    let matcher = AnswerMatcher(language: "de", policy: policy)
    #expect(matcher.verdict(on: "Miss 9999!", accept: ["Sie"]).remark == .nearMiss)
    #expect(matcher.verdict(on: "sie", accept: ["Sie"]).remark == .nearMiss)
    #expect(matcher.isAccepted("Sie", accept: (0..<10_000).map { "Sie \($0)" } + ["Sie"]))
  }

  @Test("the costs of a long answer and a long list do not multiply", arguments: ["S", "!", "1"])
  func longAnswerAndList(piece: String) {
    let answer = String(repeating: piece, count: 100_000)
    let accept = (0..<10_000).map { "SS \($0)" } + Array(repeating: "?", count: 10_000)
    #expect(!AnswerMatcher(language: "de").isAccepted(answer, accept: accept))
  }

  @Test("the cost of a long run of ignored characters does not multiply with the number of matching entries")
  func longMatch() {
    let answer = "A" + String(repeating: "\u{AD}", count: 100_000)
    #expect(matcher.verdict(on: answer, accept: Array(repeating: "a", count: 10_000)).remark == .letterCase)
  }

  // MARK: - Strange texts

  private static let empty = [
    "", " ", "\u{3000}\t\n", "\u{200B}\u{FEFF}", ".", "?!", "...", "¿", "«»", "\"\"", "()", "،", "。", "-",
    "\u{0}", "\u{202E}",
    "\u{2067}\u{2069}", "\u{301}",
  ]

  @Test("an answer without text never matches an entry with text, nor an answer with text an entry without", arguments: [1, 2])
  func empty(number: Int) throws {
    let profile = try #require(MatchingProfile.numbered(number))
    for format in ProductionFormat.allCases {
      let matcher = AnswerMatcher(profile: profile, language: "en", format: format)
      for text in Self.empty {
        #expect(!matcher.isAccepted(text, accept: ["word", "w"]), "\(dump(text))")
        #expect(!matcher.isAccepted("word", accept: Self.empty), "\(dump(text))")
        #expect(!matcher.verdict(on: text, accept: []).isCorrect)
      }
    }
  }

  @Test("NUL counts as a character, and direction controls are ignored")
  func controls() {
    #expect(!matcher.isAccepted("a\u{0}b", accept: ["ab", "a"]))
    #expect(matcher.isAccepted("a\u{0}b", accept: ["A\u{0}B."]))
    for control in "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars {
      #expect(matcher.isAccepted("\(control)a\(control)b\(control)", accept: ["ab"]), "\(control.value)")
    }
  }

  // MARK: - Unknown names

  @Test(
    "an unknown language gets the neutral rules, and the verdict reports it",
    arguments: ["", "x", "qaa", "en1", "english", "日本", "--", "_"])
  func unknownLanguage(tag: String) {
    let matcher = AnswerMatcher(language: tag)
    #expect(!matcher.knowsLanguage)
    #expect(!matcher.verdict(on: "a", accept: ["b"]).knowsLanguage)
    #expect(matcher.isAccepted(" Cafe\u{301}!", accept: ["café"]))
    #expect(!matcher.isAccepted("some time", accept: ["sometime"]))
    #expect(AnswerMatcher(language: "EN_gb-x").verdict(on: "a", accept: []).knowsLanguage)
  }

  @Test("other numbers have no profile", arguments: [Int.min, -1, 0, 3, 20, Int.max])
  func unknownProfile(number: Int) {
    #expect(MatchingProfile.numbered(number) == nil)
  }

  // MARK: - Tiles

  @Test("more than 64 tiles are refused, also when they are equal", arguments: [65, 5_000])
  func manyTiles(count: Int) {
    let solver = WordReorderSolver(matcher: matcher)
    let different = (0..<count).map { "tile\($0)" }
    #expect(solver.solve(tiles: different, accept: [different.joined(separator: " ")]).problem == .tooComplex)
    #expect(solver.solve(tiles: Array(repeating: "a", count: count), accept: [String(repeating: "a", count: count)]).problem == .tooComplex)
    #expect(solver.arrangements(tiles: different, accept: ["tile1"], limit: 5).isEmpty)
  }

  @Test("tiles without text are reported, and the item still counts as answerable", arguments: ["", " ", "\u{200B}", ",", "\u{202E}"])
  func emptyTiles(tile: String) {
    let solution = WordReorderSolver(matcher: matcher).solve(tiles: ["tea", tile, "like", "I", tile], accept: ["I like tea."])
    #expect(solution.isAnswerable)
    #expect(solution.problem == .emptyTile(tile))
    #expect(WordReorderSolver(matcher: matcher).solve(tiles: [tile, tile], accept: ["tea"]).isAnswerable == false)
  }

  @Test("an entry that ends in a hundred thousand marks is explained", arguments: ["!", "\u{200B}", " ."])
  func longEnding(mark: String) {
    let entry = "I like tea" + String(repeating: mark, count: 100_000)
    let solution = WordReorderSolver(matcher: matcher).solve(tiles: ["I", "like"], accept: [entry])
    #expect(!solution.isAnswerable)
    #expect(["missing_text", "wrong_tile"].contains(solution.problem?.code))
  }
}
