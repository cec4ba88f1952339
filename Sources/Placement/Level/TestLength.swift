import Measurement

/// How many questions of a form are asked. The raw values are those of the HTTP interface and the command line.
public enum TestLength: String, Sendable, CaseIterable, Hashable {
  /// As many as the level needs, chosen one after another.
  case quick
  /// The whole form.
  case full

  /// The smallest and the largest number of questions.
  ///
  /// - Parameter items: The number of items that can be asked.
  public func questionCount(of items: Int) -> ClosedRange<Int> {
    switch self {
    case .quick: StoppingRule.quick.questionCount(of: items)
    case .full: items...items
    }
  }
}
