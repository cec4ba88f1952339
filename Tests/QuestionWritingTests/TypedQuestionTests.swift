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

  @Test("A term is asked for with a typed answer if it has another name, or is one word with a long definition")
  func terms() async throws {
    let notes = """
      - **Adenosine triphosphate (ATP)**: the molecule that carries energy within a living cell
      - **Osmosis**: the movement of water through a membrane towards more dissolved matter
      - **Roman peace**: the time in which no great wars were fought in the empire
      - **Editor**: a program for writing text

      The Treaty of Rome between six countries of western Europe was signed on a cold day in 1957.
      """
    let typed = try await questions(notes, count: 5)
    #expect(Set(typed.map(\.draft.correctAnswer)) == ["Adenosine triphosphate", "Osmosis", "1957"])
    #expect(typed.allSatisfy { $0.format == .typed && $0.options == [] && $0.draft.distractors == [] })
    #expect(typed.allSatisfy { $0.draft.correctAnswer == "1957" || $0.slot.template == .conceptIdentification })
    #expect(typed.contains { $0.draft.acceptList.contains("ATP") })
  }

  @Test("A term is not asked for with a typed answer if its definition names a part of it")
  func givenAway() async throws {
    let notes = """
      - **Makefile**: the text that tells the program make how to build a program from its parts
      - **Assembler**: the program that turns the lines of an assembly language into numbers
      - **Venture Capital (VC)**: the large sums that VC firms lend to a young company
      - **Osmosis**: the movement of water through a membrane towards more dissolved matter

      The Treaty of Rome between six countries of western Europe was signed on a cold day in 1957.
      """
    #expect(Set(try await questions(notes, count: 5).map(\.draft.correctAnswer)) == ["Osmosis", "1957"])
  }

  @Test("A year without four other years is asked for with a typed answer")
  func years() async throws {
    let notes = "The Treaty of Rome between six countries of western Europe was signed on a cold day in 1957.\n\n" + Self.fewTerms
    let typed = try await questions(notes, count: 6).filter { $0.format == .typed }
    #expect(typed.contains { $0.draft.correctAnswer == "1957" }, "\(typed.map(\.draft.stem))")
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

  @Test("The same notes and seed give the same typed questions")
  func deterministic() async throws {
    let (one, other) = (
      try await questions(Self.vocabulary, count: 6, language: "de"), try await questions(Self.vocabulary, count: 6, language: "de")
    )
    #expect(one == other)
  }
}
