extension [PracticeTest] {
  /// The tests sorted by the time of their creation, newest first. Of tests created at the same time, the one with the greater id is first.
  ///
  /// - Parameter limit: The maximum number of tests.
  public func newestFirst(limit: Int = .max) -> [PracticeTest] {
    Array(sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }.prefix(Swift.max(limit, 0)))
  }

  /// The newest test that has not been handed in.
  public var current: PracticeTest? { filter { $0.status != .submitted }.newestFirst(limit: 1).first }
}
