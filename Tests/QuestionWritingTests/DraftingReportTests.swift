import QuestionWriting
import Testing

@Suite("The report on a test")
struct DraftingReportTests {
  private func questions(_ origins: [Provenance]) throws -> [PracticeQuestion] {
    let slot = try #require(try DraftingFixture.blueprint(1).slots.first)
    return origins.map { PracticeQuestion(slot: slot, draft: DraftingFixture.drafts[0], headings: [], provenance: $0) }
  }

  @Test("counts questions by writer, mean drafts and missing questions")
  func counts() throws {
    let report = GenerationReport(
      asked: 6,
      questions: try questions([
        Provenance(backend: "ollama", attempts: 1), Provenance(backend: "ollama", attempts: 3, rejections: ["grounding", "schema"]),
        Provenance(backend: "notes", attempts: 6, rejections: ["grounding"], isFallback: true), .notes,
      ]))
    #expect(report.fromModel == 2 && report.fromNotes == 2 && report.fallbacks == 1 && report.missing == 2)
    #expect(report.meanAttempts == 2.75 && !report.ranOutOfTime)
    #expect(report.rejections.map(\.code) == ["grounding", "schema"] && report.rejections.map(\.count) == [2, 1])
    let line =
      "2 of 6 questions from the model; 2 from the notes; 1 of them because every draft was rejected; 2 missing; 2.8 drafts per question; "
    #expect(report.description == line + "rejected for grounding (2), schema (1)")
  }

  @Test("contains at most five codes, sorted by count and name, and reports lack of time separately")
  func rejections() throws {
    let codes = ["f", "e", "d", "c", "b", "a"].map { Provenance(backend: "openai", rejections: [$0, "z", "out_of_time"]) }
    let report = GenerationReport(asked: 6, questions: try questions(codes))
    #expect(report.rejections.map(\.code) == ["z", "a", "b", "c", "d"] && report.ranOutOfTime)
    #expect(report.description.hasSuffix("time ran out"))
  }

  @Test("of a test without questions contains only zeros")
  func empty() {
    let report = GenerationReport(asked: 3, questions: [])
    #expect(report.missing == 3 && report.meanAttempts == 0 && report.fromModel == 0 && report.fromNotes == 0)
  }
}
