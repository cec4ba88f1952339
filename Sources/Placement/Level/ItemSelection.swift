public import Measurement
import Reproducible

/// An answered question of a test, in the order of the questions.
public struct AnsweredItem: Sendable, Hashable {
  /// The id of the item in the blueprint.
  public let itemID: String
  /// The outcome of the answer.
  public let response: ItemResponse

  /// Creates an answered item from its parts.
  public init(itemID: String, response: ItemResponse) {
    self.itemID = itemID
    self.response = response
  }
}

/// Decides which question of a test comes next.
public protocol ItemSelection: Sendable {
  /// The smallest and the largest number of questions.
  var questionCount: ClosedRange<Int> { get }

  /// The next question; nil if the test is over.
  ///
  /// The same answers always give the same question.
  ///
  /// - Parameter answered: The questions so far with their outcomes, in the order in which they were asked.
  func next(after answered: [AnsweredItem]) -> TestItem?
}

extension TestLength {
  /// What decides which questions of a test are asked.
  ///
  /// - Parameters:
  ///   - session: The test.
  ///   - skipsListening: Whether the listening questions are left out.
  ///   - seed: Determines which of the best candidates are asked.
  ///   - seenBefore: The ids of items from earlier tests of the learner.
  public func selection(
    session: TestSession, skipsListening: Bool, seed: UInt64, seenBefore: Set<String>
  ) -> any ItemSelection {
    let isAsked = { (item: TestItem) in !skipsListening || item.skill != .listening }
    // NB: without a response model, which a blueprint that was loaded never lacks, the whole form is asked.
    guard self == .quick, let model = try? session.levelModel(of: skipsListening ? .leavingOut([.listening]) : .asked) else {
      return FixedForm(items: session.blueprint.formItems(seed: seed).filter(isAsked))
    }
    let selection = AdaptiveSelection(model: model, seed: seed, seenBefore: seenBefore)
    let tried = session.blueprint.triedOut(seed: seed).filter(isAsked)
    let stimuli = model.items.compactMap { item in item.prompt.stimulusID.map { (item.itemID, $0) } }
    return tried.isEmpty
      ? selection
      : SelectionWithPretest(base: selection, tried: tried, stimuli: Dictionary(stimuli) { first, _ in first })
  }
}

/// The whole form in its order.
public struct FixedForm: ItemSelection {
  /// The items in the order of the questions.
  public let items: [TestItem]

  /// A form with some items.
  public init(items: [TestItem]) { self.items = items }

  public var questionCount: ClosedRange<Int> { items.count...items.count }

  public func next(after answered: [AnsweredItem]) -> TestItem? {
    let known = Set(answered.map(\.itemID))
    return items.first { !known.contains($0.itemID) }
  }
}

/// Questions that are chosen one after another, each by the answers before it, until the level is sure enough.
public struct AdaptiveSelection: ItemSelection {
  /// The response model of the items that can be asked.
  public let model: LevelModel
  /// When the test ends.
  public let stopping: StoppingRule
  private let seed: UInt64
  private let seenBefore: Set<Int>

  /// A selection for one learner.
  ///
  /// - Parameters:
  ///   - model: The response model of the items that can be asked.
  ///   - stopping: When the test ends.
  ///   - seed: Determines which of the best candidates are asked.
  ///   - seenBefore: The ids of items from earlier tests of the learner. They, and other items of their texts, are asked only if a format has
  ///     no other items.
  public init(model: LevelModel, stopping: StoppingRule = .quick, seed: UInt64, seenBefore: Set<String> = []) {
    self.model = model
    self.stopping = stopping
    self.seed = seed
    self.seenBefore = Set(seenBefore.compactMap(model.index))
  }

  public var questionCount: ClosedRange<Int> { stopping.questionCount(of: model.items.count) }

  public func next(after answered: [AnsweredItem]) -> TestItem? {
    let responses = answered.compactMap { answer in model.index(of: answer.itemID).map { (item: $0, response: answer.response) } }
    return nextIndex(after: responses).map { model.items[$0] }
  }

  /// - Parameter responses: Pairs of an index in the model's items and a response, in the order of the questions.
  func nextIndex(after responses: [(item: Int, response: ItemResponse)]) -> Int? {
    if responses.isEmpty, let first { return first }
    return test(after: responses)?.next
  }

  /// The adaptive test after some responses; nil if an item occurs twice.
  func test(after responses: [(item: Int, response: ItemResponse)]) -> AdaptiveTest? {
    try? AdaptiveTest(selector: model.selector, stopping: stopping, seed: seed, seenBefore: seenBefore, responses: responses)
  }

  /// The first question: a choice at A2 or B1. The most informative item for a learner of unknown level is harder, and a beginner would meet
  /// it first. If the learner has seen all of these, for example in practice, an unseen choice at A1 or B2 is the first question.
  private var first: Int? {
    let easy = choices(at: .a2 ... .b1)
    let fresh = [easy, choices(at: .a1 ... .b2)].map { $0.filter { !seenBefore.contains($0) } }
    let candidates = fresh.first { !$0.isEmpty } ?? easy
    var generator = SeededGenerator(seed: seed)
    return candidates.isEmpty ? nil : candidates[generator.below(candidates.count)]
  }

  private func choices(at levels: ClosedRange<CEFRLevel>) -> [Int] {
    model.items.indices.filter { model.items[$0].format == .clozeChoice && levels.contains(model.items[$0].level) }
  }
}
