import ItemWriting
import NoteFacts
import Testing

@testable import QuestionWriting

/// Questions that the generator writes with a typed answer.
@Suite("Typed questions from notes")
struct TypedQuestionTests {
  private func questions(_ notes: String, count: Int, language: String = "en") async throws -> [PracticeQuestion] {
    let request = try PracticeTestRequest(course: "Notes", questionCount: count)
    return try await request.written(
      from: NotesDocument(markdown: notes), language: language, segmentation: CharacterSegmentation(), seed: 1
    ).questions
  }

  /// The question on the term of an entry. Another passage names the term too, and the section describes another term: what stands alone is
  /// not asked for.
  private func question(on term: String, _ notes: String, language: String = "en") async throws -> PracticeQuestion? {
    let notes = "\(notes)\n- \(term)\n- **Zymase**: the ferment that turns the sugar of a must into spirit\n- Zymase"
    return try await questions(notes, count: 2, language: language).first { !$0.draft.evidence.contains("Zymase") }
  }

  private static let fewTerms = """
    - **Adenosine triphosphate (ATP)**: the molecule that carries energy within a living cell
    - **Osmosis**: the movement of water through a membrane towards more dissolved matter
    - **Treaty of Rome (1957)**: the agreement that founded an economic community of six countries in Europe
    - **Amplitude**: the greatest distance of a wave from its middle position at rest
    - **Photosynthesis**: the way in which a green plant makes sugar from light and air
    """

  @Test("A term is asked for with its first letters, unless it has another name")
  func terms() async throws {
    let notes = """
      - **Adenosine triphosphate (ATP)**: the molecule that carries energy within a living cell
      - **Osmosis**: the movement of water through a membrane towards more dissolved matter
      - **Roman peace**: the time in which no great wars were fought in the empire

      The Treaty of Rome between six countries of western Europe was signed on a cold day in 1957.
      """
    let typed = try await questions(notes, count: 4)
    let hints = typed.map { $0.draft.stem.suffix { $0 != "?" } }
    #expect(
      Set(zip(typed.map(\.draft.correctAnswer), hints).map { $0 + $1 }) == [
        "Adenosine triphosphate", "Osmosis (Os…)", "Roman peace (R… p…)", "1957",
      ])
    #expect(typed.allSatisfy { $0.format == .typed && $0.options == [] && $0.draft.distractors == [] })
    #expect(typed.allSatisfy { $0.draft.correctAnswer == "1957" || $0.slot.template == .conceptIdentification })
    #expect(typed.contains { $0.draft.acceptList.contains("ATP") })
  }

  @Test(
    "A term that is missing from a sentence is asked for once, with its first letters, and without a heading that shares a part with it")
  func gaps() async throws {
    let notes = """
      # Plants
      ## Endodermis
      Plants take up most of their water through an **endodermis membrane** in dry soil.

      The cells of a stem hand the water on to an **endodermis membrane** or to a tube.
      """
    let stems = try await questions(notes, count: 4).map(\.draft.stem)
    #expect(stems.count == 1, "one question for each key")
    #expect(stems.allSatisfy { $0.contains("_____ (en… me…)") }, "\(stems)")
    #expect(stems.allSatisfy { !$0.contains("Endodermis.") }, "the heading shares a part with the key")
  }

  @Test("A heading says what a question is about, unless it says nothing, or names the key")
  func headings() async throws {
    let entry = "- **Osmosis**: the movement of water through a membrane towards more dissolved matter"
    for (heading, opening) in [("3. Living cells", "Living cells. "), ("Monday", nil), ("Osmotic pressure", nil)] {
      let stem = try #require(try await question(on: "Osmosis", "# \(heading)\n\(entry)")).draft.stem
      #expect(stem.hasPrefix(opening ?? "W") && stem.hasSuffix("? (Os…)"), "\(stem)")
    }
  }

  @Test(
    "The first letters stand behind an article that is written together with the word",
    arguments: [
      ("ar", "الأسموزية", "الأس…"), ("fr", "L'osmose", "L'os…"), ("it", "Dell’osmosi", "Dell’os…"), ("en", "Alcohol", "Al…"),
      ("en", "rock'n'roll", "ro…"), ("en", "Neuron 2G", "Ne… …"),
    ])
  func articles(language: String, term: String, hint: String) async throws {
    let texts = [
      "ar": "حركة الماء عبر غشاء نحو المحلول الأكثر تركيزا في الخلية", "fr": "le mouvement des molécules à travers une paroi très fine",
      "it": "il movimento delle molecole attraverso una parete molto sottile", "en": "the liquid that comes from sugar when yeast eats it",
    ]
    let stem = try await question(on: term, "- **\(term)**: \(texts[language] ?? "")", language: language)?.draft.stem
    #expect(stem?.hasSuffix("(\(hint))") == true, "\(stem ?? "no question")")
  }

  @Test("A term that stands inside a word of the question is known", arguments: HiddenTerm.examples.indices)
  func hiddenTerms(place: Int) {
    let example = HiddenTerm.examples[place]
    #expect(HiddenTerm.isShown(example.term, in: example.stem, .orNeutral(example.language)) == example.isShown)
  }

  @Test("An abbreviation beside the words that it stands for is known", arguments: Abbreviation.examples.indices)
  func abbreviations(place: Int) {
    let example = Abbreviation.examples[place]
    #expect(Abbreviation.isSpelledOut(example.term, in: example.text) == example.isSpelledOut)
  }

  @Test("Endings and articles are no translations")
  func endings() async throws {
    let notes = "german,english\n\"Baum, der\",tree\n\"Hund, der\",dog\n\"amigo, -a\",friend\n\"niño, -a\",child\nBrot,bread"
    let questions = try await questions(notes, count: 5, language: "de").filter { $0.format == .typed }
    #expect(!questions.isEmpty && questions.allSatisfy { $0.draft.otherAnswers.isEmpty })
  }

  @Test("A term that begins like a word of the question is asked for")
  func wordsOfTheQuestion() async throws {
    let notes = "- **Termodinâmica**: o estudo da relação entre o calor, o trabalho e a energia dos corpos"
    #expect(try await question(on: "Termodinâmica", notes, language: "pt") != nil)
  }

  @Test("A term is not asked for if its definition says little")
  func littleSaid() async throws {
    #expect(try await question(on: "Numismatics", "**Numismatics** is a foundation of new theories.") == nil)
    #expect(try await question(on: "Numismatics", "**Numismatics** is a science of coins, tokens, medals and old paper money.") != nil)
  }

  @Test("A heading that names another accepted answer is left out")
  func headingWithOtherName() async throws {
    let entry = "- **Adenosine triphosphate (ATP)**: the molecule that carries energy within a living cell"
    let question = try #require(try await question(on: "Adenosine triphosphate (ATP)", "# ATP\n\(entry)"))
    #expect(question.draft.acceptList.contains("ATP") && !question.draft.stem.contains("ATP"), "\(question.draft.stem)")
  }

  @Test("A Korean term of two syllables is asked for")
  func korean() async throws {
    let notes = "# 세포\n세포란 생물의 몸을 이루고 생명 활동이 일어나는 가장 작은 단위이다."
    #expect(try await questions(notes, count: 1, language: "ko").map(\.draft.correctAnswer) == ["세포"])
  }

  @Test("No abbreviation is asked for by its own words", arguments: ["Cosmic Background Explorer of 1992", "carrier of broad energy"])
  func spelledOut(meaning: String) async throws {
    let notes = "- **COBE**: the \(meaning)\n\nThe Treaty of Rome was signed in Italy on a cold day in 1957."
    #expect(try await questions(notes, count: 2).map(\.draft.correctAnswer) == ["1957"])
  }

  @Test("No term is asked for whose first letters say all or nothing", arguments: ["pH", "C++", "Part B", "km/h", "RA3", "-r"])
  func hintless(term: String) async throws {
    let notes =
      "- **\(term)**: the sign that stands in front of a long list of things\n\nThe Treaty of Rome was signed on a cold day in 1957."
    #expect(try await questions(notes, count: 2).map(\.draft.correctAnswer) == ["1957"])
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

  @Test("Questions on a vocabulary list are typed and chosen in turn, in both directions, and options are the same kind of word")
  func vocabulary() async throws {
    let all = try await questions(Self.vocabulary, count: 10, language: "de")
    #expect(all.count >= 8)
    // NB: no other word of the list is a verb, so that one is typed whatever its turn.
    let isVerb = { (question: PracticeQuestion) in ["laufen", "to run"].contains(question.draft.correctAnswer) }
    let isInTurn = zip(all, all.dropFirst()).allSatisfy { $0.format != $1.format || (isVerb($1) && $1.format == .typed) }
    #expect(isInTurn, "\(all.map(\.draft.stem))")
    #expect(Set(all.map { Self.vocabulary.contains("\($0.draft.correctAnswer) –") }).count == 2)
    #expect(!all.contains { $0.options.contains("laufen") || $0.options.contains("to run") })
  }

  @Test("A vocabulary list below a heading with a number gives questions")
  func numberedLesson() async throws {
    let all = try await questions("# Lektion 5\n\n" + Self.vocabulary, count: 5, language: "de")
    #expect(all.count == 5)
  }

  @Test("The same notes and seed give the same typed questions")
  func deterministic() async throws {
    let (one, other) = (
      try await questions(Self.vocabulary, count: 6, language: "de"), try await questions(Self.vocabulary, count: 6, language: "de")
    )
    #expect(one == other)
  }
}

extension String {
  /// The end of the text after the last character for which a condition is false.
  fileprivate func suffix(while holds: (Character) -> Bool) -> Substring {
    lastIndex { !holds($0) }.map { self[index(after: $0)...] } ?? self[...]
  }
}
