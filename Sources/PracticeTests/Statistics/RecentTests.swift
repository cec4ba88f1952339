extension [PracticeTest] {
  /// Those made last come first; of tests made at the same time, the one with the greater id.
  ///
  /// - Parameter limit: At most so many.
  public func newestFirst(limit: Int = .max) -> [PracticeTest] {
    Array(sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }.prefix(Swift.max(limit, 0)))
  }

  /// The newest test that is not handed in yet.
  public var current: PracticeTest? { filter { $0.status != .submitted }.newestFirst(limit: 1).first }
}
