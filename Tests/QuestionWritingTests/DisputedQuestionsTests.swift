import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@Suite("Questions that the learner called wrong")
struct DisputedQuestionsTests {
  private static let waves = [
    ("Amplitude", "the greatest distance from the place of rest"), ("Wavelength", "the distance between two crests side by side"),
    ("Frequency", "the number of crests that pass in one second"), ("Period", "the time that one whole swing of it takes"),
    ("Speed", "the distance that a crest travels in one second"), ("Medium", "the matter through which sound has to travel"),
  ]
  private static let seas = [
    ("Ebb", "the outward movement of the sea along a coast"), ("Flood", "the inward movement of the water in a bay"),
    ("Swell", "the slow rolling of the ocean after a storm"), ("Surge", "the sudden rise of a tide before strong wind"),
    ("Riptide", "the narrow current that leads away from a beach"), ("Eddy", "the round motion behind a rock in a stream"),
  ]

  private static let notes = NotesDocument(
    markdown: [("Waves", waves), ("Sea", seas)].map { name, terms in
      "# \(name)\n\n" + terms.map { "- \($0): \($1)." }.joined(separator: "\n")
    }.joined(separator: "\n\n"))

  private func test(_ disputed: [PracticeQuestion], count: Int = 12, seed: UInt64) async throws -> [PracticeQuestion] {
    let request = try PracticeTestRequest(course: "Physics", questionCount: count)
    return try await request.written(
      from: Self.notes, language: "en", segmentation: CharacterSegmentation(), seed: seed, disputed: DisputedQuestions(disputed)
    ).questions
  }

  @Test("are not asked again in another test: neither the fact, nor the key")
  func facts() async throws {
    let first = try await test([], seed: 1)
    #expect(first.count == 12)
    let disputed = first[0]
    for seed in 2..<8 as Range<UInt64> {
      let next = try await test([disputed], seed: seed)
      #expect(next.count == 11)
      #expect(!next.contains { $0.draft.evidence == disputed.draft.evidence || $0.draft.correctAnswer == disputed.draft.correctAnswer })
    }
  }

  @Test("stop questions of their kind in their section, if two are of one kind")
  func kinds() async throws {
    let all = try await test([], seed: 1)
    let kind = { (question: PracticeQuestion) in "\(question.headings) \(question.slot.template) \(question.slot.bloomLevel)" }
    let groups = Dictionary(grouping: all, by: kind)
    let pair = try #require(groups.sorted { $0.key < $1.key }.first { $0.value.count >= 2 })
    let disputed = Array(pair.value.prefix(2))
    for seed in 2..<8 as Range<UInt64> {
      let next = try await test(disputed, seed: seed)
      #expect(!next.contains { kind($0) == pair.key })
      #expect(next.contains { $0.headings != disputed[0].headings })
    }
    #expect(!DisputedQuestions([disputed[0], disputed[0]]).cover(disputed[1]), "the same question twice is one")
  }

  @Test("with the key “→” do not exclude the key “+”")
  func signs() async throws {
    let all = try await test([], seed: 1)
    let keyed = { (question: PracticeQuestion, key: String, evidence: String) in
      PracticeQuestion(
        slot: question.slot,
        draft: QuestionDraft(
          evidence: evidence, stem: question.draft.stem, correctAnswer: key, distractors: question.draft.distractors,
          rationale: question.draft.rationale),
        headings: question.headings, violations: [])
    }
    #expect(!DisputedQuestions([keyed(all[0], "→", "one")]).cover(keyed(all[0], "+", "two")))
  }

  @Test("do not change a test of a course without any")
  func none() async throws {
    let request = try PracticeTestRequest(course: "Physics", questionCount: 8)
    let plain = try await request.written(from: Self.notes, language: "en", segmentation: CharacterSegmentation(), seed: 3)
    #expect(try await test([], count: 8, seed: 3) == plain.questions)
  }

  @Test("can be replaced one by one, each time by a question about another fact, until the notes state nothing else")
  func another() async throws {
    let request = try PracticeTestRequest(course: "Physics", questionCount: 4)
    var questions = try await request.written(from: Self.notes, language: "en", segmentation: CharacterSegmentation(), seed: 3).questions
    var removed: [PracticeQuestion] = []
    for seed in 0..<20 as Range<UInt64> {
      let old = questions.removeFirst()
      let new = try request.another(
        insteadOf: old, beside: questions + removed, from: Self.notes, language: "en", segmentation: CharacterSegmentation(), seed: seed)
      guard let new else { break }
      #expect(new.id == old.id && new.slot.keyPosition == old.slot.keyPosition)
      removed.append(old)
      questions.append(new)
    }
    #expect(removed.count == 8, "12 facts less the 4 of the test")
    #expect(Set((questions + removed).map(\.draft.evidence)).count == removed.count + questions.count)
  }
}
