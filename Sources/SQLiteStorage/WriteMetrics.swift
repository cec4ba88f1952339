import Metrics

/// The metrics of the writes to the store.
struct WriteMetrics: Sendable {
  /// The number of writes that wait for the next transaction.
  let queue = Meter(label: "nivel_store_write_queue")
  /// The duration of transactions.
  let commit = Timer(label: "nivel_store_commit_seconds")
  private let writes = Counter(label: "nivel_store_writes_total")
  private let failures = Counter(label: "nivel_store_write_failures_total")

  /// Counts the writes of a transaction.
  ///
  /// - Parameter outcomes: For each write, the error that undid it; nil for a durable write.
  func count(_ outcomes: [(any Error)?]) {
    let failed = outcomes.count { $0 != nil }
    writes.increment(by: outcomes.count - failed)
    if failed > 0 { failures.increment(by: failed) }
  }
}
