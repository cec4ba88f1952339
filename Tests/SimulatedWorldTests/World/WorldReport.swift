/// What happened in a simulated world.
struct WorldReport: Equatable, Sendable, CustomStringConvertible {
  var steps = 0
  var requests = 0
  var acknowledged = 0
  var refused = 0
  var failed = 0
  var lostMessages = 0
  var repeatedMessages = 0
  var kills = 0
  var powerLosses = 0
  var cleanStops = 0
  var faults = 0
  /// How often a transaction waited for the lock of another one.
  var lockWaits = 0
  var clockJumps = 0
  var violation: Violation?
  /// A hash of all decisions and of all operations of the storage.
  var trace: UInt64 = 0

  static func + (one: WorldReport, other: WorldReport) -> WorldReport {
    var sum = one
    for count in counts { sum[keyPath: count.path] += other[keyPath: count.path] }
    sum.violation = one.violation ?? other.violation
    return sum
  }

  private static var counts: [(name: String, path: WritableKeyPath<WorldReport, Int>)] {
    [
      ("steps", \.steps), ("requests", \.requests), ("acknowledged", \.acknowledged), ("refused", \.refused), ("failed", \.failed),
      ("lost messages", \.lostMessages), ("repeated messages", \.repeatedMessages), ("kills", \.kills),
      ("power losses", \.powerLosses), ("clean stops", \.cleanStops), ("faults", \.faults), ("lock waits", \.lockWaits),
      ("clock jumps", \.clockJumps),
    ]
  }

  var description: String {
    Self.counts.filter { self[keyPath: $0.path] > 0 }.map { "\(self[keyPath: $0.path]) \($0.name)" }.joined(separator: ", ")
  }
}
