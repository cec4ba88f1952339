import AnswerMatching
import Testing

@Suite("A wrong answer is explained")
struct ExplanationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let answer: String
    let accept: [String]
    let kind: Verdict.Remark?
    /// The difference as `same`, `-added-`, `+missing+`.
    let difference: String
    var format = ProductionFormat.freeResponseCloze
    var policy = MatchingPolicy()

    var testDescription: String { "\(language): \(answer) for \(accept)" }
  }

  static let cases = [
    Case(language: "fr", answer: "cafe", accept: ["thé", "café"], kind: .marks, difference: "caf-e-+é+"),
    Case(language: "es", answer: "el ano nuevo", accept: ["el año nuevo"], kind: .marks, difference: "el a-n-+ñ+o nuevo"),
    Case(
      language: "en", answer: "I went to hte house", accept: ["I went to the house"], kind: .oneLetter,
      difference: "I went to -h-t+h+e house"),
    Case(language: "de", answer: "Ich weis es", accept: ["Ich weiß es"], kind: .oneLetter, difference: "Ich wei-s-+ß+ es"),
    Case(language: "en", answer: "sometime", accept: ["some time"], kind: .wordBoundary, difference: "some+ +time"),
    Case(language: "en", answer: "its", accept: ["it's"], kind: .punctuation, difference: "it+'+s"),
    Case(language: "en", answer: "tea like I", accept: ["I like tea"], kind: .wordOrder, difference: "-tea -+I +like -I-+tea+"),
    Case(language: "en", answer: "I do like tea", accept: ["I like tea"], kind: .extraWord, difference: "I -do -like tea"),
    Case(language: "en", answer: "I tea", accept: ["I like tea"], kind: .missingWord, difference: "I +like +tea"),
    Case(language: "th", answer: "กินขาว", accept: ["กินข้าว"], kind: .marks, difference: ""),
    Case(language: "ar", answer: "الى", accept: ["إلى"], kind: .marks, difference: "-ا-+إ+لى"),
    Case(
      language: "de", answer: "sie", accept: ["Sie"], kind: .caseCounts, difference: "-s-+S+ie", policy: .init(letterCase: .strict)),
    Case(
      language: "en", answer: "he is a", accept: ["he is an"], kind: .oneLetter, difference: "he is a+n+", format: .wordReorder),
  ]

  private func shown(_ nearest: NearestEntry) -> String {
    nearest.difference.map { piece in
      switch piece {
      case .same(let text): text
      case .added(let text): "-\(text)-"
      case .missing(let text): "+\(text)+"
      }
    }.joined()
  }

  @Test("by the nearest entry, a name for the difference, and the letters that differ", arguments: cases)
  func explained(testCase: Case) throws {
    let matcher = AnswerMatcher(language: testCase.language, format: testCase.format, policy: testCase.policy)
    let verdict = matcher.verdict(on: testCase.answer, accept: testCase.accept)
    #expect(!verdict.isCorrect && verdict.tier == nil && verdict.entry == nil)
    let nearest = try #require(verdict.nearest)
    #expect(nearest.kind == testCase.kind && verdict.remark == testCase.kind)
    #expect(testCase.accept.contains(nearest.entry))
    if !testCase.difference.isEmpty { #expect(shown(nearest) == testCase.difference) }
  }

  @Test("only if an entry is near, the answer is not empty, and it is not a chosen sentence")
  func unexplained() {
    let matcher = AnswerMatcher(language: "en")
    #expect(matcher.verdict(on: "banana", accept: ["I like tea"]).nearest == nil)
    #expect(matcher.verdict(on: " . ", accept: ["tea"]).nearest == nil)
    #expect(matcher.verdict(on: "te", accept: []).nearest == nil)
    let pair = AnswerMatcher(language: "en", format: .minimalPair)
    #expect(pair.verdict(on: "I live here.", accept: ["I leave here."]).nearest == nil)
  }

  @Test("by pieces that together make up the entry and the answer")
  func pieces() throws {
    var generator = SplitMix64(seed: 5)
    let letters = Array("abcdé กขา้ कि 한국 ")
    for _ in 0..<300 {
      let word = { String((0..<Int.random(in: 1...8, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) }) }
      let (answer, entry) = (word(), word())
      let matcher = AnswerMatcher(language: "en", policy: .init(letterCase: .strict))
      guard let nearest = matcher.nearestEntry(to: answer, accept: [entry]) else { continue }
      let one = nearest.difference.map { if case .missing = $0 { "" } else { text($0) } }.joined()
      let other = nearest.difference.map { if case .added = $0 { "" } else { text($0) } }.joined()
      // NB: common parts have the spaces of the entry.
      let unspaced = AnswerMatcher(language: "en", policy: .init(letterCase: .strict, spaces: .lenient))
      #expect(unspaced.normalize(one) == unspaced.normalize(answer), "\(answer) / \(entry)")
      #expect(matcher.normalize(other) == matcher.normalize(entry), "\(answer) / \(entry)")
    }
  }

  private func text(_ piece: NearestEntry.Piece) -> String {
    switch piece {
    case .same(let text), .added(let text), .missing(let text): text
    }
  }

  @Test("but a near miss keeps its own note")
  func nearMiss() {
    let verdict = AnswerMatcher(language: "en", policy: .init(nearMisses: ["its"])).verdict(on: "its", accept: ["it's"])
    #expect(verdict.remark == .nearMiss && verdict.nearest?.entry == "it's")
  }

  @Test("and the verdict reports a language without rules")
  func unknownLanguage() {
    for language in ["xx", "tlh", "", "e", "english", "12"] {
      #expect(!AnswerMatcher(language: language).verdict(on: "a", accept: ["a"]).knowsLanguage, "\(language)")
    }
    for language in ["en", "EN", "en-GB", "zh_Hant", "sr-Latn", "fil"] {
      #expect(AnswerMatcher(language: language).verdict(on: "a", accept: ["a"]).knowsLanguage, "\(language)")
    }
  }
}
