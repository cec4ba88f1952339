import Testing

@testable import ItemWriting
@testable import NoteFacts
@testable import QuestionWriting

@Suite("Question templates")
struct QuestionTemplateTests {
  private func test(
    _ markdown: String, _ count: Int = 10, _ difficulty: Difficulty = .medium, seed: UInt64 = 1, topics: [String] = [],
    language: String = "en"
  ) async throws -> GeneratedTest {
    let request = try PracticeTestRequest(course: "Course", topics: topics, difficulty: difficulty, questionCount: count)
    return try await request.written(
      from: NotesDocument(markdown: markdown), language: language, segmentation: CharacterSegmentation(), seed: seed)
  }

  /// The questions of a test for each of several seeds.
  private func questions(
    _ markdown: String, _ count: Int, _ difficulty: Difficulty = .medium, seeds: Range<UInt64>, language: String = "en"
  ) async throws -> [PracticeQuestion] {
    var questions: [PracticeQuestion] = []
    for seed in seeds { questions += try await test(markdown, count, difficulty, seed: seed, language: language).questions }
    return questions
  }

  private static let formula = """
    # Waves
    v = f × λ

    Here v is the speed in metres per second (m/s), f is the frequency in hertz (Hz), and λ is the length in metres (m).
    """

  @Test("ask for numbers that fit the formula, among wrong ones in ascending order", arguments: 0..<40 as Range<UInt64>)
  func compute(seed: UInt64) async throws {
    let question = try #require(try await test(Self.formula, 1, seed: seed).questions.first)
    #expect(question.slot.bloomLevel == .apply && question.slot.template == .scenarioChange)
    let numbers = question.options.compactMap { Double($0.prefix { $0 != " " }) }
    #expect(numbers.count == 5 && numbers == numbers.sorted() && Set(numbers).count == 5)
    #expect(Set(question.options.map { $0.drop { $0 != " " } }).count == 1, "one unit")
    var values = question.draft.stem.matches(of: #/(.) = ([0-9.]+) /#).reduce(into: [:]) { $0[String($1.1)] = Double($1.2) }
    let unknown = try #require(["v", "f", "λ"].first { values[$0] == nil })
    values[unknown] = Double(question.draft.correctAnswer.prefix { $0 != " " })
    #expect(values["v"] == (values["f"] ?? 0) * (values["λ"] ?? 0), "\(question.draft.stem) \(question.draft.correctAnswer)")
    #expect(question.draft.rationale.hasPrefix("v = f × λ"))
  }

  @Test("have decimal commas where the language has them")
  func decimals() async throws {
    let notes = "T = 1 ÷ f\n\nT es el período en segundos (s) y f es la frecuencia en hercios (Hz)."
    let options = try await questions(notes, 1, seeds: 0..<20, language: "es").flatMap(\.options)
    #expect(options.contains { $0.contains(",") } && !options.contains { $0.contains(".") })
  }

  private static let steps =
    "# Tea\nTea is made in these steps:\n\n" + Self.made.enumerated().map { "\($0 + 1). \($1)." }.joined(separator: "\n")
  private static let made = [
    "Boil fresh water in the kettle", "Warm the pot with a little of it", "Put a spoon of leaves into the pot",
    "Pour the rest of the water over them",
    "Let it stand for four minutes", "Strain the tea into a cup",
  ]

  @Test("ask for the step before or after and for the ends, and not too often about one list", arguments: 0..<20 as Range<UInt64>)
  func steps(seed: UInt64) async throws {
    let test = try await test(Self.steps, 10, .hard, seed: seed)
    #expect((1...2).contains(test.questions.count))
    for question in test.questions {
      let key = try #require(Self.made.firstIndex(of: question.draft.correctAnswer))
      if let known = Self.made.firstIndex(where: { question.draft.stem.contains($0) }) {
        #expect(question.draft.stem.contains("directly after") ? key == known + 1 : key == known - 1)
        #expect(!question.options.contains(Self.made[known]))
      } else {
        #expect(question.draft.stem.contains("first") ? key == 0 : key == 5)
      }
    }
  }

  private static let table = """
    # Planets
    | Planet | Kind | Moons | Rank |
    |---|---|---|---|
    | Mercury | rocky | 0 | 4 |
    | Earth | rocky | 1 | 4 |
    | Mars | rocky | 2 | 4 |
    | Venus | rocky | none | 4 |
    | Jupiter | gaseous | 95 | 12 |
    | Neptune | icy | 16 | 7 |
    | Pluto | rocky | 5 | 4 |
    """

  @Test("ask only for table entries with a number that occurs in a single row", arguments: 0..<20 as Range<UInt64>)
  func tables(seed: UInt64) async throws {
    let questions = try await test(Self.table, 12, .medium, seed: seed).questions
    #expect(questions.contains { $0.draft.stem.contains("Moons") || $0.draft.stem.contains("Rank") })
    for question in questions {
      #expect(question.slot.template == .dataInterpretation && !question.draft.stem.contains("Kind"), "the kind is no number")
      #expect(!question.draft.stem.contains("“4”"), "five planets have this rank")
    }
  }

  @Test("never ask for a table entry that the question names by its beginning", arguments: 0..<20 as Range<UInt64>)
  func namedEntries(seed: UInt64) async throws {
    let notes = """
      # Alloys
      | Name | Metal | Kilograms |
      |---|---|---|
      | ruth | Ruthenium | 11 |
      | alpax | Rhodium | 14 |
      | bilmo | Palladium | 18 |
      | corvit | Cadmium | 13 |
      | dural | Iridium | 16 |
      | elink | Osmium | 12 |

      Ruthenium, Rhodium, Palladium, Cadmium, Iridium and Osmium are found in ores.
      """
    let questions = try await test(notes, 12, .hard, seed: seed).questions
    #expect(questions.count >= 3)
    let metals = ["Rhodium", "Palladium", "Cadmium", "Iridium", "Osmium"]
    #expect(questions.contains { question in metals.contains { "\(question.draft.stem) \(question.draft.correctAnswer)".contains($0) } })
    for draft in questions.map(\.draft) {
      #expect(!draft.stem.contains("Ruthenium") || draft.correctAnswer != "ruth", "\(draft.stem)")
      #expect(!draft.stem.contains("ruth") || draft.correctAnswer != "Ruthenium", "\(draft.stem)")
    }
  }

  @Test("never say that they ask for more than they do", arguments: Difficulty.allCases)
  func honest(difficulty: Difficulty) async throws {
    let test = try await test(Self.glossary, 8, difficulty)
    #expect(test.questions.count == 8)
    #expect(
      test.questions.allSatisfy { [.remember, .understand].contains($0.slot.bloomLevel) && $0.slot.template == .conceptIdentification })
    #expect(
      test.questions.allSatisfy { question in test.blueprint.slots.contains { $0.id == question.slot.id && $0.topic == question.slot.topic }
      })
  }

  private static let glossary = """
    # All
    - Anvil: the block on which a smith works iron
    - Bellows: the bag that blows air at a fire
    - Chisel: the tool that cuts stone at a stroke
    - Drill: the tool that makes round holes
    - File: the bar that rubs metal until smooth
    - Hinge: the joint on which a door turns
    - Lathe: the machine that spins wood while somebody shapes a leg
    - Mallet: the hammer whose head is of rubber
    - Pliers: the pair of jaws for bending wire
    - Saw: the blade whose teeth part boards
    - Vice: the clamp that holds work on a bench
    - Wrench: the lever that turns nuts
    """

  @Test("take no distractor that is another name, a kind or a part of the key")
  func secondRightAnswers() async throws {
    let notes = """
      # Waves
      - Wave: the moving disturbance that carries energy
      - Sound wave: the disturbance of air that we hear
      - Light: the wave that the eye can see
      - Crest: the highest place of something that moves
      - Trough: the lowest place of something that moves
      - Echo: the sound that comes back from walls
      - Pitch: the height of a tone for the ear
      - Hiss: the noise of gas from a pipe

      Crest, also called Trough by some, is a name.
      """
    let questions = try await questions(notes, 8, .easy, seeds: 0..<30)
    #expect(!questions.isEmpty)
    for question in questions {
      let (key, options) = (question.draft.correctAnswer, Set(question.draft.distractors))
      if key == "Sound wave" { #expect(!options.contains("Wave")) }
      if key == "Crest" { #expect(!options.contains("Trough")) }
      if key == "Wave" { #expect(options.isDisjoint(with: ["Light", "Sound wave"])) }
    }
  }

  @Test("ask for something that questions of another writer have not asked")
  func fallback() throws {
    let notes = NotesDocument(markdown: Self.formula + "\n\n" + Self.steps)
    let slot = QuestionSlot(
      id: "S1", topic: "Tea", bloomLevel: .analyze, difficulty: .medium, template: .compareContrast, keyPosition: 2)
    let generator = try NotesGenerator(notes: notes, language: "en")
    let first = try #require(generator.question(for: slot, after: [], seed: 1))
    let second = try #require(generator.question(for: slot, after: [first], seed: 2))
    #expect(first.draft.evidence != second.draft.evidence && first.headings == ["Tea"] && second.headings == ["Tea"])
    #expect(first.options[2] == first.draft.correctAnswer)
  }
}
