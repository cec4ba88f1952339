import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

/// Questions that the generator writes with a typed answer.
@Suite("Typed questions from notes")
struct TypedQuestionTests {
  private func questions(_ notes: String, count: Int, language: String = "en") async throws -> [PracticeQuestion] {
    let request = try PracticeTestRequest(course: "Notes", questionCount: count)
    return try await request.written(
      from: NotesDocument(markdown: notes), language: language, segmentation: CharacterSegmentation(), seed: 1
    ).questions
  }

  private static let fewTerms = """
    - **Adenosine triphosphate (ATP)**: the molecule that carries energy within a living cell
    - **Osmosis**: the movement of water through a membrane towards more dissolved matter
    - **Treaty of Rome (1957)**: the agreement that founded an economic community of six countries in Europe
    - **Amplitude**: the greatest distance of a wave from its middle position at rest
    - **Photosynthesis**: the way in which a green plant makes sugar from light and air
    """

  @Test("A term without distractors of its own kind is asked for with a typed answer")
  func terms() async throws {
    let typed = try await questions(Self.fewTerms, count: 5).filter { $0.format == .typed }
    #expect(!typed.isEmpty)
    for question in typed {
      #expect(question.options == [] && question.draft.distractors == [])
      #expect(question.slot.template == .conceptIdentification)
    }
    let energy = try #require(typed.first { $0.draft.correctAnswer == "Adenosine triphosphate" })
    #expect(energy.draft.acceptList.contains("ATP"))
    #expect(!typed.contains { $0.draft.acceptList.contains("1957") }, "a year in brackets is no name")
  }

  @Test("A short table gives typed questions on its values")
  func cells() async throws {
    let notes = """
      # Planets

      | Planet | Moons | Colour |
      |---|---|---|
      | Mercury | 0 | grey |
      | Earth | 1 | blue |
      | Mars | 2 | red |

      - **Orbit**: the path of one body around another body in space
      """
    let typed = try await questions(notes, count: 3).filter { $0.format == .typed }
    #expect(typed.contains { $0.slot.template == .dataInterpretation }, "\(typed.map(\.draft.stem))")
  }

  private static let vocabulary = """
    Haus – house
    Baum – tree
    Hund – dog
    Katze – cat, tomcat
    Brot – bread
    Wasser – water
    laufen – to run
    Stadt – city
    Berg – mountain
    Fluss – river
    """

  @Test("Questions on a vocabulary list are typed and chosen in turn, in both directions")
  func vocabulary() async throws {
    let all = try await questions(Self.vocabulary, count: 10, language: "de")
    #expect(all.count >= 8)
    let formats = all.map(\.format)
    #expect(zip(formats, formats.dropFirst()).allSatisfy { $0 != $1 }, "\(formats)")
    let german = Set(["Haus", "Baum", "Hund", "Katze", "Brot", "Wasser", "laufen", "Stadt", "Berg", "Fluss"])
    #expect(Set(all.map { german.contains($0.draft.correctAnswer) }).count == 2)
  }

  @Test("At most about half of a test is typed if the notes allow options")
  func share() async throws {
    let notes = (0..<12).map {
      "- **Term\(["a", "e", "i", "o"][$0 % 4])\($0)**: the number \($0) of a long row of very similar things here"
    }
    let all = try await questions((notes + [Self.fewTerms]).joined(separator: "\n"), count: 10)
    #expect(2 * all.count { $0.format == .typed } <= all.count + 1)
  }

  @Test("The same notes and seed give the same typed questions")
  func deterministic() async throws {
    let (one, other) = (
      try await questions(Self.vocabulary, count: 6, language: "de"), try await questions(Self.vocabulary, count: 6, language: "de")
    )
    #expect(one == other)
  }
}
