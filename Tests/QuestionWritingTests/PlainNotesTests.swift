import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@Suite("Questions from notes that nobody tuned")
struct PlainNotesTests {
  private func questions(_ markdown: String, _ count: Int = 10, seed: UInt64 = 1, language: String = "en") async throws
    -> [PracticeQuestion]
  {
    let request = try PracticeTestRequest(course: "Course", questionCount: count)
    return try await request.written(
      from: NotesDocument(markdown: markdown), language: language, segmentation: CharacterSegmentation(), seed: seed
    ).questions
  }

  private static let words = [
    ("der Hund", "dog"), ("der Baum", "tree"), ("die Katze", "cat"), ("das Haus", "house"), ("das Brot", "bread"), ("das Wasser", "water"),
    ("der Mond", "moon"), ("die Sonne", "sun"), ("das Buch", "book"), ("der Tisch", "table"), ("die Tür", "door"),
  ]

  @Test("ask for words of a vocabulary list in both directions", arguments: [" – ", " = ", ": ", "\t", ","])
  func vocabulary(separator: String) async throws {
    let pairs = Dictionary(uniqueKeysWithValues: Self.words)
    let notes = Self.words.map { $0.0 + separator + $0.1 }.joined(separator: "\n")
    var directions: Set<Bool> = []
    for seed in 1...6 as ClosedRange<UInt64> {
      let questions = try await questions(notes, seed: seed)
      #expect(questions.count == 10)
      for question in questions {
        let asked = question.draft.stem.dropFirst().prefix { $0 != "”" }
        let translation = pairs[String(asked)]
        let right = translation ?? Self.words.first { $0.1 == asked }?.0
        #expect(right == question.draft.correctAnswer)
        directions.insert(translation != nil)
      }
    }
    #expect(directions == [true, false])
  }

  @Test("ask for bold terms in sentences that name a thing")
  func keyTerms() async throws {
    let notes = """
      # Plants
      The fine cells that take up water from the soil are called **root hairs** by botanists. The green layers that catch most of the light
      are called **leaf tissues** by botanists. The channels that carry sugar down to the roots are called **sieve tubes** by botanists. The
      small openings that let gases in and out are called **stomata pores** by botanists. The channels that lead water up to the branches are
      called **wood vessels** by botanists. The circles of new wood that form each spring are called **growth rings** by botanists.
      """
    let questions = try await questions(notes)
    #expect(questions.count >= 4)
    for question in questions {
      #expect(question.draft.stem.contains("_____") && question.draft.evidence.contains(question.draft.correctAnswer))
      #expect(question.draft.distractors.allSatisfy { !question.draft.evidence.contains($0) })
    }
  }

  @Test("ask for numbers among numbers of their size and precision, and for shares among shares", arguments: 1...12 as ClosedRange<UInt64>)
  func numbers(seed: UInt64) async throws {
    let notes = """
      # Air
      The share of pure oxygen in the lower atmosphere is about 21 % in all seasons. The share of nitrogen in the lower atmosphere is about 78 %
      in all seasons. The normal pressure of the air at sea level is 1013 hectopascals. The upper border of the weather in warm countries is
      about 18 kilometres high. The usual speed of a strong winter storm over land is about 28.5 metres per second. A warm front of wet air
      needs about 2 days to cross the whole country.
      """
    let all = try await questions(notes, 6, seed: seed)
    #expect(all.count >= 5 && all.contains { $0.format == .choice })
    // NB: beside “about 2 days”, three days may be right too.
    #expect(all.allSatisfy { $0.format == .typed || $0.draft.correctAnswer != "2" })
    for question in all where question.format == .choice {
      let values = question.options.compactMap(Double.init)
      #expect(values.count == 5 && values == values.sorted() && question.draft.stem.contains(Fact.blank))
      #expect(question.options.allSatisfy { $0.contains(".") == question.draft.correctAnswer.contains(".") })
      if question.draft.stem.contains("\(Fact.blank) %") { #expect(values.allSatisfy { $0 <= 100 }) }
    }
  }

  @Test("ask for years among other years of the notes, in ascending order")
  func years() async throws {
    let notes = """
      # Europe
      The Congress of Vienna ended the wars of Napoleon in 1815. The Treaty of Versailles was signed in the Hall of Mirrors in 1919.
      The Republic of Weimar received its first constitution in August 1919. The Treaty of Rome founded the Economic Community in 1957.
      The Wall of Berlin was opened by East Germany in 1989. The Peace of Westphalia ended the war of Thirty Years in 1648.
      The Empire of Bismarck was proclaimed in the palace of Versailles in 1871. The Soviet Union was dissolved by its President in 1991.
      """
    var found: [PracticeQuestion] = []
    for seed in 1...8 as ClosedRange<UInt64> { found += try await questions(notes, 3, seed: seed) }
    #expect(found.contains { $0.format == .choice })
    for question in found where question.format == .choice {
      let years = question.options.compactMap { Int($0) }
      #expect(years.count == 5 && years == years.sorted())
      #expect(question.draft.evidence.contains(question.draft.correctAnswer))
    }
  }

  @Test("ask for meanings in at most two of five questions if the notes state enough other facts")
  func variety() async throws {
    let terms = Self.tools.map { "- \($0.0): \($0.1)" }.joined(separator: "\n")
    let words = Self.words.map { "- \($0.0) – \($0.1)" }.joined(separator: "\n")
    let questions = try await questions("# Tools\n\(terms)\n# Words\n\(words)")
    #expect(questions.count == 10)
    #expect(questions.count { $0.headings == ["Tools"] } <= 4)
  }

  private static let tools = [
    ("Anvil", "the block on which a smith works iron"), ("Bellows", "the bag that blows air at a fire"),
    ("Chisel", "the tool that cuts stone at a stroke"), ("Drill", "the tool that makes round holes"),
    ("File", "the bar that rubs metal until smooth"), ("Hinge", "the joint on which a door turns"),
    ("Saw", "the blade whose teeth part boards"), ("Vice", "the clamp that holds work on a bench"),
    ("Lathe", "the machine that spins wood for a leg"), ("Mallet", "the hammer whose head is of rubber"),
  ]

  @Test("are not starved by tables that are too small for a question")
  func smallTables() async throws {
    let tables = (1...8).map { "## Box \($0)\n| Part | Size | Mark |\n|---|---|---|\n| Lid | \($0) m | left |\n| Side | 3 m | right |\n" }
    let terms = Self.tools.map { "- \($0.0): \($0.1)" }.joined(separator: "\n")
    #expect(try await questions("# Tools\n\(terms)\n\(tables.joined(separator: "\n"))", 8).count == 8)
  }

  @Test("keep the spelling of terms")
  func spelling() async throws {
    let lines =
      Self.tools.map { "- \($0.0): \($0.1)" } + [
        "- mRNA: the copy that carries the plan of a protein", "- pH: the number that says how sour a liquid is",
      ]
    var seen: Set<String> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      for question in try await questions("# All\n" + lines.joined(separator: "\n"), seed: seed) {
        seen.formUnion(question.options + [question.draft.stem])
      }
    }
    #expect(!seen.contains { $0.contains("MRNA") || $0.contains("PH”") || $0.contains("“Ph") })
  }

  @Test("never name their key in the stem")
  func keyInStem() async throws {
    let types = ["Float", "Double", "Byte", "Long", "Short", "Boolean", "Character"]
    let rows = types.map { "| \($0.lowercased()) | \($0) | \($0.count) bits |" }
    let questions = try await questions("# Types\n| Simple type | Reference type | Size |\n|---|---|---|\n\(rows.joined(separator: "\n"))")
    for question in questions {
      #expect(!Words.contains(Words.all(question.draft.stem), Words.all(question.draft.correctAnswer)), "\(question.draft.stem)")
    }
  }

  @Test("have options of one form: all begin with a capital, or none does")
  func form() async throws {
    let lines = Self.tools.enumerated().map { "- \($1.0): \($0.isMultiple(of: 2) ? $1.1 : $1.1.prefix(1).uppercased() + $1.1.dropFirst())" }
    for seed in 1...10 as ClosedRange<UInt64> {
      for question in try await questions("# All\n" + lines.joined(separator: "\n"), seed: seed)
      where question.slot.bloomLevel == .understand {
        #expect(Set(question.options.map { $0.first?.isUppercase }).count == 1)
      }
    }
  }
}
