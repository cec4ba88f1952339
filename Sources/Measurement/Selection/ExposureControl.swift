/// Randomesque selection: the next question is drawn from the best candidates instead of always being the best one, so that no item is
/// shown to everybody (G. G. Kingsbury and A. R. Zara, 1989).
public struct ExposureControl: Sendable, Hashable {
  /// The number of questions at the start of a test that are drawn from ``firstCandidates`` items.
  public var firstQuestions: Int
  /// The number of candidates at the start.
  public var firstCandidates: Int
  /// The number of candidates after that.
  public var laterCandidates: Int
  /// A candidate has at least this share of the gain of the best candidate; from 0 to 1.
  public var minimumShare: Double

  /// A rule from its parts.
  public init(firstQuestions: Int = 5, firstCandidates: Int = 5, laterCandidates: Int = 3, minimumShare: Double = 0) {
    self.firstQuestions = firstQuestions
    self.firstCandidates = firstCandidates
    self.laterCandidates = laterCandidates
    self.minimumShare = minimumShare
  }

  /// Always the best item.
  public static let none = ExposureControl(firstCandidates: 1, laterCandidates: 1)

  /// The number of candidates for a question.
  ///
  /// - Parameter asked: The number of questions before it.
  func candidateCount(asked: Int) -> Int { max(asked < firstQuestions ? firstCandidates : laterCandidates, 1) }
}
