/// Options for writing a test with a model.
public struct DraftingOptions: Sendable {
  /// The allowed numbers of slots that are drafted at the same time.
  public static let parallelisms = 1...8

  /// The number of slots that are drafted at the same time, within ``parallelisms``.
  public let parallelism: Int
  /// How drafts are reviewed.
  public let review: DraftReview
  /// Waits before a model is asked again after a temporary failure. The argument is the number of failures so far, from 1.
  public let pause: @Sendable (Int) async throws -> Void

  /// Creates options.
  ///
  /// - Parameters:
  ///   - parallelism: Clamped to ``parallelisms``.
  ///   - review: How drafts are reviewed.
  ///   - pause: Waits before a retry. The argument is the number of failures so far, from 1.
  public init(
    parallelism: Int = 1, review: DraftReview = .none, pause: @escaping @Sendable (Int) async throws -> Void = { _ in }
  ) {
    self.parallelism = min(max(parallelism, Self.parallelisms.lowerBound), Self.parallelisms.upperBound)
    self.review = review
    self.pause = pause
  }
}
