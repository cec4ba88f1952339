import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@Suite("Questions from notes alone")
struct NotesGeneratorTests {
  private static let terms = [
    ("Amplitude", "the greatest distance from the place of rest"), ("Wavelength", "the distance between two crests side by side"),
    ("Frequency", "the number of crests that pass in one second"), ("Period", "the time that one whole swing takes"),
    ("Speed", "the distance that a crest travels in one second"), ("Medium", "the matter through which sound has to travel"),
    ("Echo", "the sound that comes back from a far wall"), ("Pitch", "the height of a tone as the ear hears it"),
  ]

  private func notes(_ count: Int = terms.count) -> NotesDocument {
    NotesDocument(markdown: "# Waves\n" + Self.terms.prefix(count).map { "- \($0): \($1)." }.joined(separator: "\n"))
  }

  private func test(_ count: Int = 8, difficulty: Difficulty = .easy, seed: UInt64 = 1, topics: [String] = []) async throws -> GeneratedTest
  {
    let request = try PracticeTestRequest(course: "Physics", topics: topics, difficulty: difficulty, questionCount: count)
    return try await request.written(from: notes(), language: "en", segmentation: CharacterSegmentation(), seed: seed)
  }

  @Test("are sound, grounded, have the key in its place, and ask for each fact once")
  func sound() async throws {
    for seed in 0..<20 as Range<UInt64> {
      let test = try await test(seed: seed)
      #expect(test.questions.count == 8 && test.missing == 0)
      #expect(Set(test.questions.map(\.draft.evidence)).count == 8)
      for question in test.questions {
        if question.format == .choice {
          #expect(question.options.count == 5 && Set(question.options).count == 5)
          #expect(question.options[question.slot.keyPosition] == question.draft.correctAnswer)
        }
        #expect(question.violations.allSatisfy { $0.severity == .soft })
        #expect(Self.terms.contains { question.draft.evidence.contains($0.0) && question.draft.evidence.contains($0.1) })
        #expect(question.draft.rationale.contains(question.draft.evidence) && question.draft.rationale.contains("Waves"))
      }
    }
  }

  @Test("are the same for the same seed, and differ for another seed")
  func deterministic() async throws {
    let first = try await test(seed: 5)
    #expect(try await test(seed: 5) == first)
    #expect(try await test(seed: 6) != first)
  }

  @Test("ask in hard tests first for what few passages mention, and in other tests for the rest", arguments: Difficulty.allCases)
  func difficulty(_ difficulty: Difficulty) async throws {
    let often = Self.terms.prefix(4).map(\.0)
    let prose = (1...3).map { "In chapter \($0) we read about \(often.map { $0.lowercased() }.joined(separator: ", ")) and more." }
    let request = try PracticeTestRequest(course: "Physics", difficulty: difficulty, questionCount: 5)
    let markdown = "# Waves\n" + Self.terms.map { "- \($0): \($1)." }.joined(separator: "\n") + "\n\n" + prose.joined(separator: "\n\n")
    for seed in 1...5 as ClosedRange<UInt64> {
      let test = try await request.written(
        from: NotesDocument(markdown: markdown), language: "en", segmentation: CharacterSegmentation(), seed: seed)
      let asked = test.questions.filter { question in often.contains { question.draft.evidence.hasPrefix($0) } }
      #expect(test.questions.count == 5 && asked.count == (difficulty == .hard ? 1 : 4), "\(test.questions.map(\.draft.evidence))")
    }
  }

  @Test("are never made up: if the notes state too few facts, there are fewer questions")
  func thin() async throws {
    let test = try await test(20)
    #expect(test.questions.count == 8 && test.missing == 12)
  }

  @Test("have other quotation marks inside than outside")
  func innerQuotes() async throws {
    let terms = ["Raíz": "sol", "Hoja": "luz", "Tallo": "pie", "Flor": "miel", "Fruto": "pan", "Rama": "voz"]
    let lines = terms.sorted { $0.key < $1.key }.map { "- \($0): la parte que rima con «\($1)» en este juego" }
    let notes = NotesDocument(markdown: lines.joined(separator: "\n"))
    let request = try PracticeTestRequest(course: "Lengua", difficulty: .easy, questionCount: 5)
    let test = try await request.written(from: notes, language: "es", segmentation: CharacterSegmentation(), seed: 1)
    #expect(!test.questions.isEmpty)
    #expect(test.questions.allSatisfy { $0.draft.stem.count { $0 == "«" } == 1 })
  }

  @Test("need five facts, unless the answer can be typed, and report if there are fewer")
  func problems() throws {
    let table = "| Planet | Moons |\n|---|---|\n| Mars | 2 |\n| Earth | 1 |\n| Venus | 0 |\n| Neptune | 16 |"
    #expect(throws: NotesGeneratorError.tooFewFacts(4)) { try NotesGenerator(notes: NotesDocument(markdown: table), language: "en") }
    #expect(throws: NotesGeneratorError.tooFewFacts(0)) { try NotesGenerator(notes: NotesDocument(markdown: ""), language: "en") }
    #expect("\(NotesGeneratorError.tooFewFacts(4))".contains("Term: what it is"))
    #expect(throws: Never.self) { try NotesGenerator(notes: notes(1), language: "en") }
  }

  @Test(
    "stay on a topic that the learner added, and are not written if the notes do not mention it",
    arguments: [("Crests", true), ("Roman emperors", false)])
  func namedTopic(topic: String, isThere: Bool) async throws {
    let request = try PracticeTestRequest(course: "Physics", topics: [topic], difficulty: .easy, questionCount: 3)
    let test = try await request.written(from: notes(), language: "en", segmentation: CharacterSegmentation(), seed: 1)
    #expect(test.questions.isEmpty != isThere)
    #expect(test.questions.allSatisfy { $0.draft.evidence.contains("crest") })
  }
}
