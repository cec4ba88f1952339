import CoreMetrics
import PrometheusMetrics
import Testing

@Suite struct PrometheusMetricsTests {
  private let metrics = PrometheusMetrics()

  @Test func `counters, gauges and labels are written as text`() {
    let counter = metrics.makeCounter(label: "b_total", dimensions: [("route", "/a\"\\\n"), ("status", "200")])
    counter.increment(by: 2)
    metrics.makeCounter(label: "b_total", dimensions: [("route", "/a\"\\\n"), ("status", "200")]).increment(by: 1)
    let gauge = metrics.makeMeter(label: "a", dimensions: [])
    gauge.increment(by: 3)
    gauge.decrement(by: 0.5)
    #expect(
      metrics.text == """
        # TYPE a gauge
        a 2.5
        # TYPE b_total counter
        b_total{route="/a\\"\\\\\\n",status="200"} 3

        """)
  }

  @Test func `a label cannot end itself or its line with signs that are part of a longer character`() {
    metrics.makeCounter(label: "c", dimensions: [("route", "\"\u{301}} 1\r\nx 2 \\\u{301}")]).increment(by: 1)
    #expect(metrics.text.unicodeScalars.count { $0 == "\n" } == 2)
    #expect(
      metrics.text.unicodeScalars.elementsEqual("# TYPE c counter\nc{route=\"\\\"\u{301}} 1\r\\nx 2 \\\\\u{301}\"} 1\n".unicodeScalars))
  }

  @Test func `a timer is a cumulative histogram in seconds`() {
    let timer = metrics.makeTimer(label: "t", dimensions: [])
    for nanoseconds: Int64 in [500_000, 1_000_000, 30_000_000, 20_000_000_000] { timer.recordNanoseconds(nanoseconds) }
    let lines = metrics.text.split(separator: "\n")
    #expect(lines.contains("t_bucket{le=\"0.001\"} 2"))
    #expect(lines.contains("t_bucket{le=\"0.025\"} 2"))
    #expect(lines.contains("t_bucket{le=\"0.05\"} 3"))
    #expect(lines.contains("t_bucket{le=\"+Inf\"} 4"))
    #expect(lines.contains("t_count 4"))
  }

  @Test func `labels cannot fill the memory`() {
    for number in 0..<(PrometheusMetrics.seriesLimit + 50) {
      metrics.makeCounter(label: "c", dimensions: [("n", String(number))]).increment(by: 1)
    }
    #expect(metrics.text.split(separator: "\n").count == PrometheusMetrics.seriesLimit + 1)
  }
}
