public import CoreMetrics
import Synchronization

/// Keeps the metrics of the process, and writes them in the text format of Prometheus, version 0.0.4.
///
/// A counter becomes a counter, a meter a gauge, a timer a histogram in seconds, and a recorder a histogram.
public final class PrometheusMetrics: MetricsFactory {
  /// The maximum number of series of one metric. Further series are not kept, so that labels cannot fill the memory.
  public static let seriesLimit = 2000

  private let families = Mutex<[String: Family]>([:])

  /// Creates a set without metrics.
  public init() {}

  /// All metrics, sorted by name and labels.
  public var text: String {
    let families = families.withLock { $0 }
    return families.sorted { $0.key < $1.key }.map { name, family in family.text(name) }.joined()
  }

  /// A counter of whole numbers.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, .counter, dimensions) { Number() }
  }

  /// A gauge.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, .gauge, dimensions) { Number() }
  }

  /// A gauge, or a histogram if the values are aggregated.
  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    aggregate
      ? series(label, .histogram, dimensions) { Histogram(unit: 1) } as any RecorderHandler
      : series(label, .gauge, dimensions) { Number() }
  }

  /// A histogram in seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, .histogram, dimensions) { Histogram(unit: 1e-9) }
  }

  // NB: Nivel destroys no metric, and a counter that disappears would confuse Prometheus.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}

  private func series<Series: MetricSeries>(
    _ name: String, _ kind: Family.Kind, _ labels: [(String, String)], make: () -> Series
  ) -> Series {
    let labels = Family.text(of: labels)
    return families.withLock { families in
      var family = families[name] ?? Family(kind: kind)
      if let known = family.series[labels] as? Series { return known }
      let new = make()
      guard family.kind == kind, family.series.count < Self.seriesLimit else { return new }
      family.series[labels] = new
      families[name] = family
      return new
    }
  }
}
