import AnswerMatching
import Testing

@Suite("A verdict")
struct VerdictTests {
  @Test("names tier, entry and profile when the answer is right")
  func right() {
    let verdict = AnswerMatcher(language: "en").verdict(on: "I am here!", accept: ["You are", "I am here."])
    #expect(verdict.outcome == .right)
    #expect(verdict.isCorrect)
    #expect((verdict.tier, verdict.entry, verdict.profile) == (1, "I am here.", 2))
    #expect(verdict.normalized == "i am here")
    #expect(verdict.note == nil)
  }

  @Test("has no tier and no entry when the answer is wrong")
  func wrong() {
    let verdict = AnswerMatcher(profile: .seed, language: "en").verdict(on: "Nope", accept: ["yes"])
    #expect(verdict.outcome == .wrong)
    #expect(!verdict.isCorrect)
    #expect(verdict.tier == nil && verdict.entry == nil && verdict.note == nil)
    #expect((verdict.profile, verdict.normalized) == (1, "nope"))
  }

  @Test("carries the steps that changed the answer, in order")
  func trace() {
    let verdict = AnswerMatcher(language: "es").verdict(on: " ¿Qué  tal,\u{A0}Ana?", accept: ["x"])
    #expect(verdict.trace.map(\.step) == ["space_characters", "letter_case", "opening_marks", "commas", "spaces", "terminal_marks"])
    #expect(verdict.trace.last == TraceStep(step: "terminal_marks", before: "qué tal ana?", after: "qué tal ana"))
  }

  @Test("carries no steps for an answer that needs none")
  func emptyTrace() {
    #expect(AnswerMatcher(language: "en").verdict(on: "yes", accept: ["Yes."]).trace.isEmpty)
  }

  @Test("shows the difference between capitals and small letters as a separate step")
  func capitalsTrace() {
    let verdict = AnswerMatcher(language: "de").verdict(on: "GROSSE", accept: ["große"])
    #expect(verdict.outcome == .rightWithNote)
    #expect(verdict.trace.map(\.step) == ["letter_case"])
    let greek = AnswerMatcher(language: "el").verdict(on: "ΝΕΡΌ", accept: ["ΝΕΡΟ"])
    #expect(greek.trace.map(\.step) == ["letter_case", "capitals"])
  }

  @Test("comes with a note when case was overlooked in a typed answer")
  func caseNote() throws {
    let verdict = AnswerMatcher(language: "en").verdict(on: "london", accept: ["London"])
    #expect(verdict.outcome == .rightWithNote)
    #expect(try #require(verdict.note).contains("capital"))
  }

  @Test("prefers an entry without a note")
  func bestEntry() {
    let verdict = AnswerMatcher(language: "en").verdict(on: "london", accept: ["London", "london"])
    #expect(verdict.outcome == .right)
    #expect(verdict.entry == "london")
  }

  @Test("comes with a note when the opening mark is missing")
  func openingNote() throws {
    let verdict = AnswerMatcher(language: "es").verdict(on: "Qué hora es?", accept: ["¿Qué hora es?"])
    #expect(verdict.outcome == .rightWithNote)
    #expect(try #require(verdict.note).contains("¿"))
    #expect(AnswerMatcher(language: "es").verdict(on: "¿Qué hora es?", accept: ["Qué hora es"]).outcome == .right)
  }

  @Test("has no note on the case or punctuation of tiles")
  func tilesHaveNoNotes() {
    let matcher = AnswerMatcher(language: "en", format: .wordReorder)
    #expect(matcher.verdict(on: "i am here", accept: ["I am here."]).outcome == .right)
  }

  @Test("is wrong for an answer without text", arguments: ["", "   ", "\u{200B}", "...", "?!", "¿?", ",", "\"\"", "ـ"])
  func emptyAnswers(answer: String) {
    for profile in MatchingProfile.all {
      for accept in [["yes"], ["", " "], ["。"], []] {
        #expect(!AnswerMatcher(profile: profile, language: "en").isAccepted(answer, accept: accept))
      }
    }
  }

  @Test("compares punctuation as written where the entry is only punctuation")
  func punctuationCloze() {
    let matcher = AnswerMatcher(language: "ja")
    #expect(matcher.isAccepted(" 。", accept: ["。"]))
    #expect(matcher.verdict(on: "？", accept: ["。", "？"]).entry == "？")
    #expect(!matcher.isAccepted("?!", accept: ["。"]))
    #expect(!matcher.isAccepted("はい", accept: ["。"]))
    #expect(!matcher.isAccepted("。", accept: ["はい。"]))
  }

  @Test("does not depend on the order of the accept list")
  func order() {
    let accept = ["Sie gehen", "sie geht", "Es geht!"]
    let matcher = AnswerMatcher(language: "de")
    for answer in ["sie gehen", "SIE GEHT", "es geht", "er geht"] {
      #expect(matcher.isAccepted(answer, accept: accept) == matcher.isAccepted(answer, accept: accept.reversed()))
    }
  }

  @Test(
    "very long answers are judged",
    arguments: ["a", "\u{308}", "е\u{308}", "¿", "\"", "(", "漢(か)", " .", "เ", "\u{E48}", "\u{E35}"])
  func long(piece: String) {
    let answer = String(repeating: piece, count: 4_000)
    for language in ["ja", "ru", "th", "el"] {
      #expect(!AnswerMatcher(language: language).isAccepted(answer, accept: ["b"]))
    }
  }
}
