import Reproducible

/// One learner's adaptive test: the questions so far and the distribution after the responses to them.
///
/// The same seed and the same responses give the same questions. A stored test is therefore restored by recording its responses again.
public struct AdaptiveTest: Sendable {
  /// Selects the questions.
  public let selector: ItemSelector
  /// When the test ends.
  public let stopping: StoppingRule
  /// The distribution after the responses so far.
  public private(set) var posterior: Posterior
  /// The indices of the items so far, in the order of the questions.
  public private(set) var asked: [Int] = []
  /// The index of the next item; nil when the test is over.
  public private(set) var next: Int?
  private let seed: UInt64
  private let seenBefore: Set<Int>

  /// A test without responses.
  ///
  /// - Parameters:
  ///   - selector: Chooses the questions.
  ///   - stopping: Ends the test.
  ///   - seed: Determines which of the best candidates are asked.
  ///   - seenBefore: The items that the learner has seen in earlier tests.
  public init(selector: ItemSelector, stopping: StoppingRule = StoppingRule(), seed: UInt64, seenBefore: Set<Int> = []) {
    self.selector = selector
    self.stopping = stopping
    self.seed = seed
    self.seenBefore = seenBefore
    posterior = Posterior(table: selector.table)
    next = nextItem()
  }

  /// A test after responses that were recorded before, for example in a store.
  ///
  /// - Parameters:
  ///   - selector: Chooses the questions.
  ///   - stopping: Ends the test.
  ///   - seed: Determines which of the best candidates are asked.
  ///   - seenBefore: The items that the learner has seen in earlier tests.
  ///   - responses: Pairs of the index of an item and the response to it, in the order of the questions.
  /// - Throws: ``MeasurementError/item`` if no item has an index, or an item occurs twice.
  public init(
    selector: ItemSelector, stopping: StoppingRule = StoppingRule(), seed: UInt64, seenBefore: Set<Int> = [],
    responses: [(item: Int, response: ItemResponse)]
  ) throws(MeasurementError) {
    self.selector = selector
    self.stopping = stopping
    self.seed = seed
    self.seenBefore = seenBefore
    asked = responses.map { $0.item }
    guard Set(asked).count == asked.count else { throw .item }
    posterior = try Posterior(table: selector.table, responses: responses)
    next = nextItem()
  }

  /// Records the response to an item. Usually this is the item that ``next`` named.
  ///
  /// - Throws: ``MeasurementError/item`` if no item has the index, or the item was asked before.
  public mutating func record(_ response: ItemResponse, item: Int) throws(MeasurementError) {
    guard !asked.contains(item) else { throw .item }
    try posterior.add(response, item: item)
    asked.append(item)
    next = nextItem()
  }

  private func nextItem() -> Int? {
    let gains = selector.gains(posterior)
    let isFinished = stopping.isFinished(
      asked: asked.count, isCovered: selector.isCovered(asked: asked), bestProbability: posterior.levelProbabilities.max() ?? 0,
      bestGain: selector.bestGain(gains, asked: asked))
    guard !isFinished else { return nil }
    // NB: a generator for each question, so that its draw depends on its number alone.
    var generator = SeededGenerator(seed: seed &+ UInt64(asked.count) &* 0xD134_2543_DE82_EF95)
    return selector.next(gains: gains, asked: asked, seenBefore: seenBefore, using: &generator)?.item
  }
}
