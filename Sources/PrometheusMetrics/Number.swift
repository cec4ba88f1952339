import CoreMetrics
import Synchronization

/// A number that counts up, or that is set.
final class Number: CounterHandler, MeterHandler, RecorderHandler, MetricSeries {
  private let value = Mutex(0.0)

  func increment(by amount: Int64) { value.withLock { $0 += Double(amount) } }

  func reset() { value.withLock { $0 = 0 } }

  func set(_ new: Int64) { set(Double(new)) }

  func set(_ new: Double) { value.withLock { $0 = new } }

  func increment(by amount: Double) { value.withLock { $0 += amount } }

  func decrement(by amount: Double) { value.withLock { $0 -= amount } }

  func record(_ new: Int64) { set(Double(new)) }

  func record(_ new: Double) { set(new) }

  func lines(_ name: String, _ labels: String) -> String { line(name, labels, value.withLock { $0 }) }
}
