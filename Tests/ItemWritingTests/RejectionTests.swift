import Testing

@testable import ItemWriting

@Suite("Drafts")
struct RejectionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let code: String
    let change: @Sendable (inout DraftFixture) -> Void

    init(_ title: String, _ code: String, _ change: @escaping @Sendable (inout DraftFixture) -> Void) {
      self.title = title
      self.code = code
      self.change = change
    }

    var testDescription: String { "\(title): \(code)" }
  }

  static let refused = [
    Case("no stem", "schema") { $0.draft.stem = "" },
    Case("a stem of invisible spaces", "schema") { $0.draft.stem = "\u{200B} \u{A0}" },
    Case("no key", "schema") { $0.draft.correctAnswer = "" },
    Case("a blank distractor", "schema") { $0.draft.distractors[2] = " " },
    Case("three distractors", "schema") { $0.draft.distractors.removeLast() },
    Case("five distractors", "schema") { $0.draft.distractors.append("Plastid") },
    Case("no distractors", "schema") { $0.draft.distractors = [] },
    Case("no rationale", "schema") { $0.draft.rationale = "\n" },
    Case("labels with brackets", "schema") { $0.draft.distractors[0] = "b) Ribosome" },
    Case("a stem of 51 words", "schema") { $0.draft.stem = Array(repeating: "cell", count: 51).joined(separator: " ") + "?" },
    Case("an option of 161 characters", "schema") { $0.draft.correctAnswer = String(repeating: "m", count: 161) },
    Case("a very long rationale", "schema") { $0.draft.rationale = String(repeating: "word ", count: 100_000) },
    Case("duplicates that differ in case", "duplicate_options") { $0.draft.distractors[0] = "VACUOLE" },
    Case("duplicates that differ in spaces", "duplicate_options") { $0.draft.distractors[0] = "Cell  wall " },
    Case("duplicates that differ in punctuation", "duplicate_options") { $0.draft.distractors[0] = "“Cell wall.”" },
    Case("duplicates that differ in a no-break space", "duplicate_options") { $0.draft.distractors[0] = "Cell\u{A0}wall" },
    Case("duplicates that differ in a joiner", "duplicate_options") { $0.draft.distractors[0] = "Vac\u{200D}uole" },
    Case("duplicates that differ in Unicode composition", "duplicate_options") {
      $0.draft.distractors[0] = "caf\u{E9}"
      $0.draft.distractors[1] = "cafe\u{301}"
    },
    Case("duplicates that differ in a Cyrillic letter", "duplicate_options") { $0.draft.distractors[0] = "Vacu\u{43E}le" },
    Case("one half in two forms", "duplicate_options") { $0.draft.distractors = ["0.5", "1/2", "3", "4"] },
    Case("one half in three forms", "duplicate_options") { $0.draft.distractors = ["50%", "½", "3", "4"] },
    Case("an option within another", "contained_option") { $0.draft.distractors[0] = "Mitochondrion and vacuole" },
    Case("ranges that overlap", "overlapping_ranges") { $0.draft.distractors = ["0–10 %", "5–15 %", "20–30 %", "40–50 %"] },
    Case("all of the above", "all_or_none") { $0.draft.distractors[3] = "All of the above" },
    Case("none of the above, in capitals", "all_or_none") { $0.draft.distractors[3] = "NONE OF THE ABOVE." },
    Case("both A and B", "all_or_none") { $0.draft.distractors[3] = "Both A and B" },
    Case("neither A nor B", "all_or_none") { $0.draft.distractors[3] = "Neither A nor B" },
    Case("statements with numerals", "combined_options") {
      $0.draft.stem = "I. Cells grow. II. Cells rest. III. Cells divide. Which statements are true?"
      $0.draft.distractors = ["I and II", "II and III", "I only", "I, II and III"]
    },
    Case("NOT", "negative_stem") { $0.draft.stem = "Which of these is NOT a part of the cell?" },
    Case("EXCEPT", "negative_stem") { $0.draft.stem = "All of these are parts of the cell EXCEPT which?" },
    Case("doesn’t, with a curly apostrophe", "negative_stem") { $0.draft.stem = "Which part doesn’t a cell have?" },
    Case("false", "negative_stem") { $0.draft.stem = "Which statement about the cell is false?" },
    Case("least likely", "negative_stem") { $0.draft.stem = "Which part of the cell is least likely to move?" },
    Case("two negations", "double_negative") { $0.draft.stem = "Which cell can never live and cannot grow?" },
    Case("negations in stem and option", "double_negative") {
      $0.draft.stem = "Which of these does a cell not do?"
      $0.draft.distractors[0] = "It does not rest"
    },
    Case("the longest option by far", "longest_key") { $0.draft.correctAnswer = "The mitochondrion, as the notes explain at length" },
    Case("an early blank", "blank_in_stem") { $0.draft.stem = "The _____ makes most of the energy of the cell." },
    Case("two blanks", "blank_in_stem") { $0.draft.stem = "In the cell the _____ makes most of the _____." },
    Case("an article that rules out options", "article_clue") {
      $0.draft.stem = "The part that makes most of the energy of the cell is an"
      $0.draft.distractors = ["Axon", "Ribosome", "Organelle", "Island"]
    },
    Case("the key in the stem", "answer_in_stem") { $0.draft.stem = "What does the mitochondrion make for the cell?" },
    Case("according to the text", "banned_phrase") { $0.draft.stem = "According to the text, what makes the energy of the cell?" },
    Case("as mentioned", "banned_phrase") { $0.draft.rationale = "As mentioned, the mitochondrion makes it." },
    Case("as an AI", "banned_phrase") { $0.draft.rationale = "As an AI, I believe that it is the mitochondrion." },
    Case("as a language model", "banned_phrase") { $0.draft.rationale = "As a language model I cannot be sure." },
    Case("option 1", "placeholder") { $0.draft.distractors[0] = "Option 1" },
    Case("distractor 3", "placeholder") { $0.draft.distractors[0] = "distractor 3" },
    Case("TBD", "placeholder") { $0.draft.correctAnswer = "TBD" },
    Case("dots in brackets", "placeholder") { $0.draft.stem = "Which part of the cell […] makes energy?" },
    Case("a code fence", "placeholder") { $0.draft.rationale = "```json" },
    Case("a link in the rationale", "outside_link") { $0.draft.rationale = "See https://example.org/mitochondrion for more." },
    Case("a link in the stem", "outside_link") { $0.draft.stem = "What does (www.example.org) say of the cell?" },
    Case("a direction override", "hidden_characters") { $0.draft.distractors[0] = "\u{202E}emosobiR" },
    Case("a line break in an option", "hidden_characters") { $0.draft.distractors[0] = "Ribo\nsome" },
    Case("a bell in the stem", "hidden_characters") { $0.draft.stem += "\u{7}" },
    Case("made-up evidence", "grounding") { $0.draft.evidence = "The nucleus keeps the genes of the whole cell." },
    Case("evidence in other words", "grounding") { $0.draft.evidence = "The mitochondrion makes nearly all of the energy carrier." },
    Case("evidence of four words", "grounding") { $0.draft.evidence = "The mitochondrion makes most" },
    Case("no evidence", "grounding") { $0.draft.evidence = "" },
    Case("a key that is not in the notes", "grounding") { $0.draft.correctAnswer = "Golgi apparatus" },
    Case("a made-up number", "unknown_number") { $0.draft.rationale = "The mitochondrion was named in 1898." },
    Case("a topic with similar letters", "off_topic") {
      $0.topic = "Celibacy"
      $0.notes += "\nCelibacy is another matter."
    },
    Case("the same question", "duplicate_question") { $0.accepted = [$0.draft] },
    Case("the same question in capitals", "duplicate_question") {
      $0.accepted = [$0.draft]
      $0.draft.stem = $0.draft.stem.uppercased()
    },
    Case("the same sentence", "repeated_evidence") {
      $0.accepted = [$0.draft]
      $0.draft.stem = "What is most of the energy carrier good for?"
      $0.draft.correctAnswer = "The cell uses it"
    },
  ]

  @Test("with a hard flaw are rejected with the reason", arguments: refused)
  func refuse(testCase: Case) throws {
    var fixture = DraftFixture()
    testCase.change(&fixture)
    let violation = try #require(fixture.violations.first { $0.code == testCase.code }, "\(fixture.codes)")
    #expect(violation.severity == .hard && !violation.offence.isEmpty && !violation.advice.isEmpty)
  }

  static let accepted = [
    Case("an unchanged draft", "") { _ in },
    Case("words with “all” in them", "") { $0.draft.distractors = ["Usually small", "A parallel wall", "Metallurgy", "A challenge"] },
    Case("generally", "") { $0.draft.stem = "Which part of the cell generally makes most of its energy carrier?" },
    Case("a negation in a condition", "") { $0.draft.stem = "What does a cell use when it does not get light?" },
    Case("at least", "") { $0.draft.stem = "Which part does a cell need at least once?" },
    Case("an emoji that contains a joiner", "") { $0.draft.distractors[0] = "👩🏽‍🔬" },
    Case("curly quotation marks", "") { $0.draft.evidence = "“The mitochondrion makes most of the energy carrier that the cell uses.”" },
    Case("evidence on two lines", "") { $0.draft.evidence = "The mitochondrion makes most\nof the energy carrier that the cell uses." },
    Case("a sentence with a late blank", "") { $0.draft.stem = "Most of the energy carrier of the cell is made in the _____." },
    Case("a plural", "") { $0.draft.correctAnswer = "Mitochondria" },
    Case("initials", "") { $0.draft.distractors = ["E. coli", "S. aureus", "B. subtilis", "C. elegans"] },
    Case("signs that make the difference", "") {
      $0.draft.correctAnswer = "Cl−"
      $0.draft.distractors = ["Na+", "Na−", "Na", "Na2+"]
    },
    Case("a number from the notes in another form", "") { $0.draft.rationale = "A cell of the liver holds about 2000 of them." },
    Case("a number that the notes write as a word", "") { $0.draft.rationale = "There are 2 nuclei." },
    Case("years", "") { $0.draft.distractors = ["1914–1918", "1915–1918", "1939–1945", "1870–1871"] },
    Case("another question of the same kind", "") {
      $0.accepted = [
        QuestionDraft(
          evidence: "A ribosome puts the proteins of a cell together.", stem: "Which part of the cell puts most of its proteins together?",
          correctAnswer: "Ribosome", distractors: ["Mitochondrion", "Cell wall", "Vacuole", "Nucleolus"], rationale: "The ribosome does.")
      ]
    },
  ]

  @Test("without a hard flaw are usable", arguments: accepted)
  func accept(testCase: Case) {
    var fixture = DraftFixture()
    testCase.change(&fixture)
    #expect(fixture.hardCodes == [])
  }

  static let worse = [
    Case("obviously", "subjective_word") { $0.draft.stem = "Which part of the cell obviously makes most of its energy?" },
    Case("and/or", "and_or") { $0.draft.distractors[0] = "Ribosome and/or nucleus" },
    Case("often", "vague_frequency") { $0.draft.distractors[0] = "Often the wall" },
    Case("only in a distractor", "specific_determiner") { $0.draft.distractors[0] = "Only the wall" },
    Case("no question", "unfocused_stem") { $0.draft.stem = "The energy of the cell" },
    Case("a pronoun at the beginning", "pronoun_start") { $0.draft.stem = "It makes the energy of the cell. What is it?" },
    Case("unsorted numbers", "numbers_out_of_order") {
      $0.draft.correctAnswer = "30"
      $0.draft.distractors = ["10", "50", "40", "20"]
    },
    Case("a key of one word among sentences", "shortest_key") {
      $0.draft.correctAnswer = "ATP"
      $0.draft.distractors = ["A wall around it", "A space for water", "A store of sugar", "A pair of genes"]
    },
    Case("an opposite", "opposite_pair") {
      $0.draft.correctAnswer = "Its energy rises"
      $0.draft.distractors = ["Its energy falls", "It moves on", "It turns round", "Nothing happens"]
    },
    Case("a Bloom level far from the slot", "bloom_cue") { $0.draft.stem = "Which evidence would you evaluate for the cell?" },
  ]

  @Test("with a soft flaw have a worse score", arguments: worse)
  func score(testCase: Case) {
    var fixture = DraftFixture()
    let sound = QuestionValidator.judgement(of: fixture.draft, fixture.context)
    testCase.change(&fixture)
    let judged = QuestionValidator.judgement(of: fixture.draft, fixture.context)
    #expect(judged.violations.contains { $0.code == testCase.code && $0.severity == .soft }, "\(fixture.codes)")
    #expect(sound < judged && judged.softPoints > 0)
  }
}
