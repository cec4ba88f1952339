/// Writes questions from notes alone: every question asks for a fact that the notes state, and its distractors are other facts of the same
/// notes. Nothing is made up, so notes with few facts give few questions.
public struct NotesGenerator: Sendable {
  /// Why no test can be made. The description says what to do.
  public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
    case language(String)
    case tooFewFacts(Int)

    public var description: String {
      switch self {
      case .language(let language):
        """
        there is no wording for questions in “\(language)” yet: use notes in \
        \(NotesLanguage.table.map { "\($0.name) (\($0.code))" }.joined(separator: " or "))
        """
      case .tooFewFacts(let count):
        """
        the notes say what \(count) terms are, and a question needs \(QuestionSlot.optionCount): write more lines such as “Term: what it is”, \
        tables of terms, or sentences such as “A cell is the smallest unit of life”
        """
      }
    }
  }

  private let notes: String
  private let language: String
  private let facts: [Fact]
  private let wording: QuestionWording

  /// - Parameter language: The primary subtag of the language of the notes.
  /// - Throws: ``Problem``.
  public init(notes: NotesDocument, language: String) throws(Problem) {
    guard let wording = NotesLanguage.of(language)?.questions else { throw .language(language) }
    let facts = notes.facts(language: language)
    guard facts.count >= QuestionSlot.optionCount else { throw .tooFewFacts(facts.count) }
    self.notes = notes.text
    self.language = language
    self.facts = facts
    self.wording = wording
  }

  /// A test by a plan. The same plan, notes and sequence of random numbers give the same test.
  public func test(for blueprint: TestBlueprint, using generator: inout some RandomNumberGenerator) -> GeneratedTest {
    var questions: [PracticeQuestion] = []
    for slot in blueprint.slots {
      guard let question = question(for: slot, after: questions, using: &generator) else { continue }
      questions.append(question)
    }
    return GeneratedTest(blueprint: blueprint, questions: questions)
  }

  /// One question for a slot, about something that no earlier question of the test is about; `nil` when the notes have nothing left for it.
  ///
  /// - Parameter earlier: The questions of the test so far, whoever wrote them.
  public func question(
    for slot: QuestionSlot, after earlier: [PracticeQuestion], using generator: inout some RandomNumberGenerator
  ) -> PracticeQuestion? {
    let used = Set(earlier.map(\.draft.evidence))
    let unused = facts.filter { !used.contains($0.evidence) }.shuffled(using: &generator)
    return question(for: slot, from: unused, after: earlier)?.0
  }

  /// The best question for a slot: one without hard breaches, and of these the first with the fewest soft ones.
  private func question(
    for slot: QuestionSlot, from unused: [Fact], after earlier: [PracticeQuestion]
  ) -> (PracticeQuestion, Fact)? {
    var best: (question: PracticeQuestion, fact: Fact)?
    for fact in onTopic(slot.topic, unused) {
      for draft in drafts(on: fact, for: slot) {
        let context = DraftContext(
          slot: slot, language: language, notes: notes, topicTerms: fact.headings + [fact.term], accepted: earlier.map(\.draft))
        let breaches = QuestionValidator.breaches(in: draft, context)
        guard breaches.allSatisfy({ $0.severity == .soft }) else { continue }
        if let best, best.question.breaches.count <= breaches.count { continue }
        best = (PracticeQuestion(slot: slot, draft: draft, headings: fact.headings, breaches: breaches), fact)
      }
      if best?.question.breaches.isEmpty == true { break }
    }
    return best.map { ($0.question, $0.fact) }
  }

  /// The facts below a heading that names the topic; all of them when there is no such heading.
  private func onTopic(_ topic: String, _ facts: [Fact]) -> [Fact] {
    let name = Words.all(topic)
    let named = self.facts.contains { $0.headings.contains { Words.all($0) == name } }
    return named ? facts.filter { $0.headings.contains { Words.all($0) == name } } : facts
  }

  /// To remember is to know the term of a definition; all else begins with what a term means.
  private func drafts(on fact: Fact, for slot: QuestionSlot) -> [QuestionDraft] {
    let both = [
      draft(on: fact, stem: wording.asking(forTermOf: fact.definition), \.term),
      draft(on: fact, stem: wording.asking(whatIs: fact.term), \.definition),
    ]
    return (slot.bloomLevel == .remember ? both : both.reversed()).compactMap(\.self)
  }

  private func draft(on fact: Fact, stem: String, _ answer: (Fact) -> String) -> QuestionDraft? {
    let distractors = siblings(of: fact, answer).prefix(QuestionSlot.optionCount - 1).map(answer)
    guard distractors.count == QuestionSlot.optionCount - 1 else { return nil }
    let place = fact.headings.isEmpty ? "" : " (\(fact.headings.joined(separator: " › ")))"
    return QuestionDraft(
      evidence: fact.evidence, stem: stem, correctAnswer: answer(fact), distractors: Array(distractors),
      rationale: "“\(fact.evidence)”\(place)")
  }

  /// Other facts, the likeliest to be taken for this one first: those below the same headings, then those whose answer is as long.
  private func siblings(of fact: Fact, _ answer: (Fact) -> String) -> [Fact] {
    let own = answer(fact)
    let others = facts.filter { $0 != fact && !overlaps(answer($0), own) }
    let ranked = others.enumerated().map { (place: $0, fact: $1, strangeness: strangeness(of: $1, beside: fact, answer)) }
    return ranked.sorted { ($0.strangeness, $0.place) < ($1.strangeness, $1.place) }.map(\.fact)
  }

  private func strangeness(of other: Fact, beside fact: Fact, _ answer: (Fact) -> String) -> Int {
    let shared = zip(fact.headings, other.headings).prefix { $0 == $1 }.count
    let lengths = (answer(fact).count, answer(other).count)
    return 40 * (fact.headings.count - shared) + abs(lengths.0 - lengths.1)
  }

  private func overlaps(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Words.all(one), Words.all(other))
    return Words.contains(one, other) || Words.contains(other, one)
  }
}
