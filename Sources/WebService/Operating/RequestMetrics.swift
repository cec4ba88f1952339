import Metrics
import Synchronization

/// The number and the duration of requests, by route and status.
final class RequestMetrics: Sendable {
  private struct Key: Hashable {
    let method: String
    let route: String
    let status: Int
  }

  // NB: a metric is kept here, because finding it by its labels costs more than counting.
  private let metrics = Mutex<[Key: (Counter, Timer)]>([:])

  func count(_ request: RequestRecord) {
    let key = Key(method: request.method, route: request.route, status: request.status)
    let (counter, timer) = metrics.withLock { metrics in
      if let known = metrics[key] { return known }
      let route = [("method", key.method), ("route", key.route)]
      let new = (
        Counter(label: "nivel_http_requests_total", dimensions: route + [("status", String(key.status))]),
        Timer(label: "nivel_http_request_seconds", dimensions: route)
      )
      metrics[key] = new
      return new
    }
    counter.increment()
    timer.record(duration: request.duration)
  }
}
