import AnswerMatching
import Testing

@Suite("An item's policy")
struct PolicyTests {
  private func accepts(
    _ answer: String, _ entry: String, _ language: String, _ policy: MatchingPolicy, _ format: ProductionFormat = .freeResponseCloze
  ) -> Bool {
    AnswerMatcher(language: language, format: format, policy: policy).isAccepted(answer, accept: [entry])
  }

  @Test("can make case count, and can ignore it even in a minimal pair")
  func letterCase() {
    #expect(!accepts("sie", "Sie", "de", .init(letterCase: .strict)))
    #expect(!accepts("GROSSE", "große", "de", .init(letterCase: .strict)))
    #expect(accepts("Polish", "polish", "en", .init(letterCase: .lenient), .minimalPair))
  }

  @Test("can make vowel signs count")
  func strictMarks() {
    #expect(!accepts("حمام", "حمّام", "ar", .init(marks: .strict)))
    #expect(accepts("حمّام", "حمّام", "ar", .init(marks: .strict)))
    #expect(!accepts("בית", "בַּיִת", "he", .init(marks: .strict)))
    #expect(accepts("مدرســة", "مدرسة", "ar", .init(marks: .strict)))
  }

  @Test("can ignore accents")
  func lenientMarks() {
    #expect(accepts("ete", "été", "fr", .init(marks: .lenient)))
    #expect(accepts("tieng viet", "tiếng Việt", "vi", .init(marks: .lenient)))
    #expect(!accepts("izmir", "ızmir", "tr", .init(marks: .lenient)))
    #expect(accepts("ete", "été", "fr", .init(marks: .lenient), .minimalPair))
    #expect(!accepts("1=2", "1≠2", "en", .init(marks: .lenient)))
  }

  @Test("can make spaces count, and can ignore them")
  func spaces() {
    #expect(!accepts("我 爱你", "我爱你", "zh", .init(spaces: .strict)))
    #expect(accepts("我  爱你", "我 爱你", "zh", .init(spaces: .strict)))
    #expect(accepts("alot", "a lot", "en", .init(spaces: .lenient)))
    #expect(!accepts("ice cream is", "icecream is", "en", .init(spaces: .strict), .wordReorder))
  }

  @Test("makes a near miss wrong, with a note")
  func nearMiss() throws {
    let matcher = AnswerMatcher(language: "en", policy: .init(nearMisses: ["He go home"]))
    let verdict = matcher.verdict(on: "he go home.", accept: ["He goes home."])
    #expect(verdict.outcome == .wrong)
    #expect(try #require(verdict.note).hasSuffix("."))
    #expect(matcher.verdict(on: "he went home", accept: ["He goes home."]).note == nil)
    #expect(matcher.verdict(on: "he goes home", accept: ["He goes home."]).isCorrect)
  }

  @Test("rejects a near miss despite lenient rules, but not the accepted answer itself")
  func nearMissBeatsLeniency() {
    let matcher = AnswerMatcher(language: "de", policy: .init(letterCase: .lenient, nearMisses: ["sie"]))
    #expect(!matcher.isAccepted("sie", accept: ["Sie"]))
    #expect(!matcher.isAccepted("sie!", accept: ["Sie"]))
    #expect(matcher.isAccepted("Sie", accept: ["Sie"]))
    let accents = AnswerMatcher(language: "es", policy: .init(marks: .lenient, nearMisses: ["pena"]))
    #expect(!accents.isAccepted("pena", accept: ["peña"]))
    #expect(accents.isAccepted("peña", accept: ["peña"]))
  }

  @Test("treats an answer in capitals as a near miss when its small letters are one")
  func nearMissInCapitals() {
    let matcher = AnswerMatcher(language: "de", policy: .init(nearMisses: ["Busse"]))
    #expect(!matcher.isAccepted("BUSSE", accept: ["Buße"]))
    #expect(AnswerMatcher(language: "de").isAccepted("BUSSE", accept: ["Buße"]))
  }

  @Test("does not reject an answer of tiles because of the case or punctuation of its tiles")
  func nearMissAmongTiles() {
    let matcher = AnswerMatcher(language: "de", format: .wordReorder, policy: .init(nearMisses: ["sie geht", "geht sie"]))
    #expect(matcher.isAccepted("sie geht", accept: ["Sie geht."]))
    #expect(matcher.verdict(on: "geht sie", accept: ["Sie geht."]).note != nil)
  }
}
