import CoreMetrics
import Synchronization

/// Counts values in buckets.
final class Histogram: TimerHandler, RecorderHandler, MetricSeries {
  /// The upper bounds of the buckets. For times they are seconds: from a millisecond to ten seconds.
  static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  private struct State {
    var counts = [Int](repeating: 0, count: Histogram.bounds.count + 1)
    var sum = 0.0
  }

  /// The size of a recorded unit, such as 1e-9 for nanoseconds in a histogram of seconds.
  private let unit: Double
  private let state = Mutex(State())

  init(unit: Double) { self.unit = unit }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration)) }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    let value = value * unit
    let bucket = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.counts[bucket] += 1
      state.sum += value
    }
  }

  func lines(_ name: String, _ labels: String) -> String {
    let state = state.withLock { $0 }
    let separator = labels.isEmpty ? "" : ","
    var (text, total) = ("", 0)
    for (bound, count) in zip(Self.bounds.map { String($0) } + ["+Inf"], state.counts) {
      total += count
      text += line("\(name)_bucket", "\(labels)\(separator)le=\"\(bound)\"", Double(total))
    }
    return text + line("\(name)_sum", labels, state.sum) + line("\(name)_count", labels, Double(total))
  }
}
