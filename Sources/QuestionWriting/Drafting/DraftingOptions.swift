/// How a model is used to write a test.
public struct DraftingOptions: Sendable {
  /// So many slots may be drafted at once.
  public static let parallelisms = 1...8

  /// How many slots are drafted at once, within ``parallelisms``.
  public let parallelism: Int
  public let review: DraftReview
  /// Awaited before a model that failed in passing is asked again, with the number of its failures so far, from 1.
  public let pause: @Sendable (Int) async throws -> Void

  /// - Parameter parallelism: Brought into ``parallelisms``.
  public init(
    parallelism: Int = 1, review: DraftReview = .none, pause: @escaping @Sendable (Int) async throws -> Void = { _ in }
  ) {
    self.parallelism = min(max(parallelism, Self.parallelisms.lowerBound), Self.parallelisms.upperBound)
    self.review = review
    self.pause = pause
  }
}
