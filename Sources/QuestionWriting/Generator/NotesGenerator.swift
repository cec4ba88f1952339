public import ItemWriting
public import NoteFacts
import Reproducible

/// Writes questions from notes alone. Every question asks for a fact that the notes state, and its distractors come from the same notes or
/// follow from its formula. Nothing is invented, so notes with few facts give few questions.
public struct NotesGenerator: SlotWriter {
  private let language: String
  private let index: FactIndex
  private let wording: QuestionWording
  private let course: String?
  /// All combinations of a fact and a suitable template, by the Bloom level of the template.
  private let asks: [BloomLevel: [Ask]]
  /// First the facts that the difficulty prefers, then the others. Without a difficulty, all facts are preferred.
  private let preferences: [Bool]

  /// A fact and a template that can ask for it.
  private struct Ask: Sendable {
    let fact: Int
    let template: QuestionTemplate
    /// When a question with options is asked, and when one with a typed answer is.
    let ranks: (choice: Soundness.Rank, typed: Soundness.Rank)
    /// Whether the fact is in the half of the facts that a test of this difficulty asks for first.
    let isPreferred: Bool
  }

  /// Finds the facts of the notes.
  ///
  /// - Parameters:
  ///   - notes: The parsed notes.
  ///   - language: The primary subtag of the language of the notes. Every language is accepted. In supported languages, the generator
  ///     also finds facts in sentences and asks in sentences; in others it reads only the structure of the notes.
  ///   - segmentation: Splits text into words in Thai, Lao, Burmese, Khmer, Chinese and Japanese.
  ///   - course: The topic of all notes. If `nil`, every topic that no heading names counts as the topic of all notes.
  ///   - difficulty: The difficulty of the test. A hard test asks first for what few passages of the notes mention, any other test for what
  ///     many mention. So tests of the same notes differ in their questions, if the notes state enough facts. `nil` is without preference.
  /// - Throws: ``NotesGeneratorError`` if the notes contain too few facts for one question.
  public init(
    notes: NotesDocument, language: String, segmentation: any WordSegmentation = CharacterSegmentation(), course: String? = nil,
    difficulty: Difficulty? = nil
  ) throws(NotesGeneratorError) {
    let index = FactIndex(notes: notes, language: language, segmentation: RememberedSegmentation(segmentation))
    let count = index.facts.count
    guard count >= QuestionSlot.optionCount || index.needsNoOthers else { throw .tooFewFacts(count) }
    self.language = language
    self.index = index
    self.course = course
    wording = NotesLanguage.orNeutral(language).questions
    let keys = index.facts.indices.map { Task.isCancelled ? nil : AskedKey(of: $0, index) }
    let ranks = keys.map { key in key.map { (choice: Soundness.rank(of: $0.amongOptions), typed: Soundness.rank(of: $0)) } }
    let askable = keys.indices.filter { ranks[$0].map { $0.choice != .never || $0.typed != .never } ?? false }
    // NB: each kind of fact is halved, so that every test is varied.
    let kinds = Dictionary(grouping: askable) { fact in QuestionTemplate.all.first { $0.suits(index.facts[fact]) }?.name }
    let hard = Set(kinds.values.flatMap { Self.rarer($0) { keys[$0]?.passages ?? 0 } })
    let all = index.facts.indices.flatMap { fact -> [Ask] in
      guard let ranks = ranks[fact] else { return [] }
      let isPreferred = difficulty.map { ($0 == .hard) == hard.contains(fact) } ?? true
      return QuestionTemplate.all.filter { $0.suits(index.facts[fact]) }
        .map { Ask(fact: fact, template: $0, ranks: ranks, isPreferred: isPreferred) }
    }
    asks = Dictionary(grouping: all) { $0.template.level }
    preferences = difficulty == nil ? [true] : [true, false]
  }

  /// The half of the facts that the fewest passages mention. Of facts with equally many passages, every other one.
  private static func rarer(_ facts: [Int], passages: (Int) -> Int) -> Set<Int> {
    let counts = Dictionary(grouping: facts, by: passages).sorted { $0.key < $1.key }.map(\.value)
    var (rarer, places) = (Set<Int>(), facts.count / 2)
    for facts in counts {
      let chosen = facts.count <= places ? facts : facts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      rarer.formUnion(chosen.prefix(places))
      places -= min(places, chosen.count)
    }
    return rarer
  }

  /// One question for a slot about a fact that no earlier question of the test is about; `nil` if the notes contain no such fact.
  ///
  /// If the notes allow no question of the planned Bloom level, the nearest lower level is used. The slot of the question states the level
  /// and the template that the question really has. The rest of the slot is unchanged.
  ///
  /// - Parameters:
  ///   - slot: The planned question.
  ///   - earlier: The questions that are already in the test, from any writer.
  ///   - seed: The same slot, notes, earlier questions and seed give the same question.
  public func question(for slot: QuestionSlot, after earlier: [PracticeQuestion], seed: UInt64) -> PracticeQuestion? {
    var generator = SeededGenerator(seed: seed)
    let search = Search(generator: self, slot: slot, earlier: earlier, roll: generator.next())
    // NB: The half of the facts that suits the difficulty comes first. In it, questions that are likely to be sound come first, and typed answers
    // beyond their share come last. If enough questions ask for meanings, other facts come before those, whatever their level.
    for isPreferred in preferences {
      for rank in [Soundness.Rank.first, .later] {
        for allowance in search.typedAllowances {
          for isLimited in search.isFullOfMeanings ? [true, false] : [false] {
            for level in Self.levels(nearest: slot.bloomLevel) where !Task.isCancelled {
              let asks = asks[level, default: []]
                .filter { $0.isPreferred == isPreferred && search.isOpen($0) && !(isLimited && $0.template.isCommon) }
                .shuffled(using: &generator)
              if let question = search.best(of: search.preferred(asks), typed: allowance, rank: rank) { return question }
            }
          }
        }
      }
    }
    return nil
  }

  /// The number of questions that ask what a term means.
  private func meanings(among questions: [PracticeQuestion]) -> Int {
    index.evidence(of: questions).intersection(index.definitionEvidence).count
  }

  /// A level, then the lower levels in descending order, then the higher levels in ascending order.
  private static func levels(nearest level: BloomLevel) -> [BloomLevel] {
    let all = BloomLevel.allCases
    guard let place = all.firstIndex(of: level) else { return all }
    return all[...place].reversed() + all[(place + 1)...]
  }

  /// The search for one question.
  private struct Search {
    let generator: NotesGenerator
    let slot: QuestionSlot
    let earlier: [PracticeQuestion]
    let roll: UInt64
    private let used: Set<Int>
    /// The earlier questions, parsed once for all drafts.
    private let accepted: AcceptedQuestions
    private let topic: SlotTopic
    /// Whether as many questions ask for meanings as a varied test may have.
    let isFullOfMeanings: Bool

    /// The maximum number of complete drafts per level. A fact without enough distractors gives no draft.
    private static let maximumDrafts = 24
    /// The maximum number of facts per level.
    private static let maximumTries = 100
    /// At most this share of the questions asks what a term means, as long as the notes state others of the same rank in the half that suits the difficulty.
    private static let maximumMeanings = (questions: 2, outOf: 5)

    init(generator: NotesGenerator, slot: QuestionSlot, earlier: [PracticeQuestion], roll: UInt64) {
      self.generator = generator
      self.slot = slot
      self.earlier = earlier
      self.roll = roll
      used = generator.index.evidence(of: earlier)
      let segmentation = generator.index.segmentation
      accepted = AcceptedQuestions(earlier.map { $0.draft.spaced(by: segmentation) }, language: generator.language)
      topic = SlotTopic(slot.topic, generator.index, course: generator.course)
      let (most, of) = Self.maximumMeanings
      isFullOfMeanings = of * generator.meanings(among: earlier) >= most * (earlier.count + 1)
    }

    /// Which questions with typed answers the search may return.
    enum TypedAllowance {
      /// Only those of vocabulary lists.
      case vocabulary
      /// All.
      case all
    }

    /// At most half of the questions have typed answers, as long as the half of the facts that suits the difficulty allows others of the same
    /// rank. Vocabulary lists do not count: their questions have typed answers in turn.
    var typedAllowances: [TypedAllowance] {
      let typed = earlier.count { $0.format == .typed && !isPair($0) }
      return 2 * (typed + 1) <= earlier.count + 1 ? [.all] : [.vocabulary, .all]
    }

    private func isPair(_ question: PracticeQuestion) -> Bool {
      !generator.index.evidence(of: [question]).isDisjoint(with: generator.index.pairEvidence)
    }

    /// Whether the next question on a vocabulary list has a typed answer.
    private var isPairTyped: Bool { earlier.last(where: isPair).map { $0.format == .choice } ?? false }

    /// Whether a fact is on topic and no question has used its evidence yet.
    func isOpen(_ ask: Ask) -> Bool {
      let index = generator.index
      return topic.holds(ask.fact, index) && !used.contains(index.evidenceNumbers[ask.fact])
    }

    /// The asks in order of preference: the template of the slot first.
    func preferred(_ asks: [Ask]) -> [Ask] {
      asks.filter { $0.template.kind == slot.template } + asks.filter { $0.template.kind != slot.template }
    }

    /// The first question with the fewest flaws among those without a hard violation.
    ///
    /// Questions with options come first. If none of them is without flaws, the answer is typed.
    ///
    /// - Parameter rank: The rank of the questions that count.
    func best(of asks: [Ask], typed allowance: TypedAllowance, rank: Soundness.Rank) -> PracticeQuestion? {
      var best: (question: PracticeQuestion, faults: Int)?
      let (choices, typed) = (asks.filter { $0.ranks.choice == rank }, asks.filter { $0.ranks.typed == rank })
      let chosen = first(of: choices, written: { $0.template.write }, &best)
      if let chosen { return chosen }
      return first(of: typed, written: { allowance == .all || isPair($0) ? $0.template.writeTyped : nil }, &best) ?? best?.question
    }

    /// The first question without flaws. Otherwise the question with the fewest flaws becomes `best`.
    private func first(
      of asks: [Ask], written writer: (Ask) -> QuestionTemplate.Writer?, _ best: inout (question: PracticeQuestion, faults: Int)?
    ) -> PracticeQuestion? {
      var drafts = 0
      for ask in asks.prefix(Self.maximumTries) where !Task.isCancelled && drafts < Self.maximumDrafts {
        for writer in isPair(ask) && isPairTyped ? [ask.template.writeTyped, writer(ask)] : [writer(ask)] {
          guard let writer else { continue }
          guard let written = written(ask, writer) else { continue }
          drafts += 1
          guard let question = question(ask, written) else { continue }
          guard !givesAway(question.draft) else { continue }
          let faults = question.violations.count + cues(question.draft) + repetitions(question)
          if faults == 0 { return question }
          if best.map({ faults < $0.faults }) ?? true { best = (question, faults) }
        }
      }
      return nil
    }

    private func isPair(_ ask: Ask) -> Bool { generator.index.pairPlaces[ask.fact] != nil }

    /// The question that a template writes about a fact; `nil` if the notes do not suffice.
    private func written(_ ask: Ask, _ writer: QuestionTemplate.Writer) -> WrittenQuestion? {
      let context = TemplateContext(
        index: generator.index, wording: generator.wording, keyPosition: slot.keyPosition, turn: earlier.count, roll: roll)
      guard let written = writer(ask.fact, context), !isOverused(written.frame), !namesItsKey(written),
        written.format == .choice || !asksForTerm(ask) || !isAsked(written.key)
      else { return nil }
      return context.placed(written, ask.fact)
    }

    private func asksForTerm(_ ask: Ask) -> Bool {
      switch generator.index.facts[ask.fact].content {
      case .definition, .keyTerm, .gap: true
      case .reason, .result, .step, .formula, .cell, .year, .number, .pair: false
      }
    }

    /// Whether an earlier question has the same key. A learner who saw one needs no notes for the other.
    private func isAsked(_ key: String) -> Bool {
      let key = key.lowercased()
      return earlier.contains { $0.draft.correctAnswer.lowercased() == key }
    }

    /// The question with its evidence; `nil` if it breaks a rule.
    private func question(_ ask: Ask, _ written: WrittenQuestion) -> PracticeQuestion? {
      let fact = generator.index.facts[ask.fact]
      let slot = slot.telling(ask.template)
      let draft = QuestionDraft(
        evidence: fact.evidence, stem: written.stem, correctAnswer: written.key, distractors: written.distractors,
        rationale: Self.rationale(fact, written, naming: isPair(ask) ? [] : fact.headings), format: written.format,
        otherAnswers: written.otherAnswers)
      // NB: A computed answer is grounded in the formula, not in the words of the notes.
      // NB: The rationale quotes the headings too, and the key can be one of them. The evidence of a word list is short. The
      // rule accepts it only if it is all of the notes, so the rationale cannot name “Lesson 5”.
      let notes = ((isPair(ask) ? [] : fact.headings) + [fact.evidence, written.working ?? ""]).joined(separator: "\n")
      let violations = violations(in: draft, slot, notes, about: fact.headings + [written.subject])
      guard violations.allSatisfy({ $0.severity == .soft }) else { return nil }
      return PracticeQuestion(slot: slot, draft: draft, headings: fact.headings, violations: violations)
    }

    /// Whether the stem contains the key as whole words.
    private func namesItsKey(_ written: WrittenQuestion) -> Bool {
      Words.contains(generator.index.words(written.stem), generator.index.words(written.key))
    }

    /// Whether the maximum number of questions about one list of steps, or one column, is reached.
    private func isOverused(_ frame: String?) -> Bool {
      frame.map { frame in earlier.count { $0.draft.stem.contains(frame) } >= Self.maximumAlike } ?? false
    }

    private static let maximumAlike = 2

    private static func rationale(_ fact: Fact, _ written: WrittenQuestion, naming headings: [String]) -> String {
      let place = headings.isEmpty ? "" : " (\(headings.joined(separator: " › ")))"
      return (written.working.map { "\($0). " } ?? "") + "“\(fact.evidence)”\(place)"
    }

    private func violations(
      in draft: QuestionDraft, _ slot: QuestionSlot, _ notes: String, about topicTerms: [String]
    ) -> [ItemWritingRule.Violation] {
      let segmentation = generator.index.segmentation
      let spaced = { UnspacedScript.spaced($0, by: segmentation) }
      let context = DraftContext(
        slot: slot, index: NotesIndex(spaced(notes), language: generator.language), topicTerms: topicTerms.map(spaced), earlier: accepted)
      return QuestionValidator.violations(in: draft.spaced(by: segmentation), context)
    }

    /// Whether a stem contains the long key of another question.
    private func givesAway(_ draft: QuestionDraft) -> Bool {
      let isLong = { (key: String) in key.count > Self.maximumTermLength }
      return earlier.contains { other in
        (isLong(draft.correctAnswer) && other.draft.stem.firstPlace(of: draft.correctAnswer) != nil)
          || (isLong(other.draft.correctAnswer) && draft.stem.firstPlace(of: other.draft.correctAnswer) != nil)
      }
    }

    private static let maximumTermLength = 40

    /// The number of earlier questions with the same set of options. Each of them makes it easier to exclude options.
    private func repetitions(_ question: PracticeQuestion) -> Int {
      let options = Set(question.options)
      guard question.format == .choice else { return 0 }
      return earlier.count { options == Set($0.options) }
    }

    /// The number of earlier questions whose stem contains the key of this one, or whose key is in this stem.
    private func cues(_ draft: QuestionDraft) -> Int {
      let (stem, key) = (draft.stem.lowercased(), draft.correctAnswer.lowercased())
      return earlier.count { other in
        other.draft.stem.lowercased().firstPlace(of: key) != nil || stem.firstPlace(of: other.draft.correctAnswer.lowercased()) != nil
      }
    }
  }
}

extension QuestionSlot {
  /// The slot with the level and the kind that a question really has.
  fileprivate func telling(_ template: QuestionTemplate) -> QuestionSlot {
    QuestionSlot(
      id: id, topic: topic, bloomLevel: template.level, difficulty: difficulty, template: template.kind, keyPosition: keyPosition)
  }
}
