/// The stages of a test, which follow each other and never go back.
struct Progress {
  private var sent: [(stage: Int, began: Int)]
  private var acknowledged: [(stage: Int, time: Int)] = []

  /// - Parameter initial: The highest stage that the test reaches without the learner.
  init(initial: Int) { sent = [(initial, -1)] }

  mutating func send(_ stage: Int, at time: Int) { sent.append((stage, time)) }

  /// The server said that the test has reached a stage.
  mutating func acknowledge(_ stage: Int, at time: Int) {
    guard acknowledged.last.map({ $0.stage < stage }) ?? true else { return }
    acknowledged.append((stage, time))
  }

  func isSent(_ stage: Int, at time: Int) -> Bool { sent.contains { $0.stage >= stage && $0.began <= time } }

  /// The rule that a stored stage breaks; nil if it breaks none.
  func broken(by stage: Int, during span: ClosedRange<Int>) -> Rule? {
    if acknowledged.contains(where: { $0.time <= span.lowerBound && $0.stage > stage }) { return .noWayBack }
    return isSent(stage, at: span.upperBound) ? nil : .nothingInvented
  }
}
