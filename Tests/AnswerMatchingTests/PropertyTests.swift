import AnswerMatching
import Testing

@Suite("Properties of the forms of profile 2, on random text of many scripts")
struct PropertyTests {
  static let rounds = 120

  static let policies: [MatchingPolicy] = [
    .init(), .init(letterCase: .strict, marks: .strict, spaces: .strict), .init(letterCase: .lenient, marks: .lenient, spaces: .lenient),
  ]

  private func forEachMatcher(_ language: String, _ body: (AnswerMatcher, inout RandomText) -> Void) {
    var text = RandomText(seed: 2_026)
    for format in ProductionFormat.allCases {
      for policy in Self.policies { body(AnswerMatcher(language: language, format: format, policy: policy), &text) }
    }
  }

  @Test("the form of a form is the same form", arguments: RandomText.languages)
  func idempotent(language: String) {
    forEachMatcher(language) { matcher, text in
      for _ in 0..<Self.rounds {
        let sample = text.next()
        let form = matcher.normalize(sample)
        #expect(matcher.normalize(form).bytes == form.bytes, "\(dump(sample)) \(matcher.format) \(matcher.policy)")
      }
    }
  }

  @Test("composed, decomposed and other spellings of a text have one form, byte for byte", arguments: RandomText.languages)
  func canonical(language: String) {
    forEachMatcher(language) { matcher, text in
      for _ in 0..<Self.rounds {
        let sample = text.next()
        let form = matcher.normalize(sample).bytes
        #expect(composed(matcher.normalize(sample)).bytes == form, "\(dump(sample))")
        #expect(matcher.normalize(composed(sample)).bytes == form, "\(dump(sample))")
        #expect(matcher.normalize(decomposed(sample)).bytes == form, "\(dump(sample))")
      }
    }
  }

  @Test("matching is symmetric, and equal forms have equal bytes", arguments: RandomText.languages)
  func symmetric(language: String) {
    let matcher = AnswerMatcher(language: language)
    var text = RandomText(seed: 7)
    var matches = 0
    for round in 0..<3_000 {
      let left = text.next(upTo: 4)
      let right = round.isMultiple(of: 2) ? text.next(upTo: 4) : left.uppercased() + ","
      let forward = matcher.isAccepted(left, accept: [right])
      #expect(forward == matcher.isAccepted(right, accept: [left]), "\(dump(left)) \(dump(right))")
      #expect(forward == matcher.verdict(on: left, accept: [right]).isCorrect)
      let forms = (matcher.normalize(left), matcher.normalize(right))
      #expect((forms.0 == forms.1) == (forms.0.bytes == forms.1.bytes))
      if forward { matches += 1 }
    }
    #expect(matches > 20, "too few matches to mean anything")
  }

  @Test("a closing mark or a space character at the end changes nothing", arguments: RandomText.languages)
  func closingMarks(language: String) {
    for format in [ProductionFormat.freeResponseCloze, .wordReorder] {
      let matcher = AnswerMatcher(language: language, format: format)
      var text = RandomText(seed: 99)
      for _ in 0..<Self.rounds {
        let sample = text.next()
        let form = matcher.normalize(sample).bytes
        for mark in [".", "!", "？", "。", "؟", "۔", "।", "…", "။", "።", "៕", " . .", "\u{A0}", "\u{200B}", " !"] {
          #expect(matcher.normalize(sample + mark).bytes == form, "\(dump(sample)) + \(mark)")
        }
      }
    }
  }

  @Test("a form is empty only when the text consists of marks, spaces and punctuation", arguments: RandomText.languages)
  func empty(language: String) {
    forEachMatcher(language) { matcher, text in
      for _ in 0..<Self.rounds {
        let sample = text.next()
        guard matcher.normalize(sample).isEmpty else { continue }
        #expect(!sample.unicodeScalars.contains { isTelling($0) }, "\(dump(sample))")
      }
    }
  }

  @Test("a form is at most three times as long as the text", arguments: RandomText.languages)
  func growth(language: String) {
    forEachMatcher(language) { matcher, text in
      for _ in 0..<200 {
        let sample = text.next(upTo: 40)
        #expect(matcher.normalize(sample).unicodeScalars.count <= 3 * decomposed(sample).unicodeScalars.count)
      }
    }
  }

  @Test("the trace leads step by step from the text to its form", arguments: RandomText.languages)
  func trace(language: String) {
    forEachMatcher(language) { matcher, text in
      for _ in 0..<200 {
        let sample = text.next()
        let (normalized, steps) = matcher.trace(sample)
        #expect(normalized.bytes == matcher.normalize(sample).bytes)
        #expect((steps.first?.before ?? normalized).bytes == sample.bytes)
        #expect((steps.last?.after ?? normalized).bytes == normalized.bytes)
        for (step, next) in zip(steps, steps.dropFirst()) { #expect(step.after.bytes == next.before.bytes) }
        #expect(steps.allSatisfy { $0.before.bytes != $0.after.bytes })
      }
    }
  }

  @Test("any string of scalars is judged without a crash", arguments: MatchingProfile.all.map(\.number))
  func anyScalar(number: Int) throws {
    let profile = try #require(MatchingProfile.numbered(number))
    let matchers = RandomText.languages.map { AnswerMatcher(profile: profile, language: $0) }
    var generator = SplitMix64(seed: 5)
    for round in 0..<4_000 {
      let scalars = (0..<8).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) }
      let text = String(String.UnicodeScalarView(scalars))
      let matcher = matchers[round % matchers.count]
      _ = matcher.verdict(on: text, accept: [text, "", "a"])
    }
  }
}
