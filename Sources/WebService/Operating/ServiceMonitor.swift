import HTTPTypes
import Hummingbird
import Identifiers
import Metrics
import StrictJSON

/// Counts requests and connections, and writes the access and security log.
///
/// A log line never contains an answer, a text, a token or the path of a request: a path may contain an id that is a secret.
final class ServiceMonitor: Sendable {
  private let events: EventLog
  private let logsRequests: Bool
  private let requests = RequestMetrics()
  private let openConnections = Meter(label: "nivel_connections")
  private let openStreams = Meter(label: "nivel_event_streams")

  init(operation: ServiceOperation, now: @escaping @Sendable () -> Timestamp) {
    events = EventLog(now: now, writeLine: operation.writeLine)
    logsRequests = operation.logsRequests
  }

  // MARK: Connections

  /// Notes the number of open connections.
  func connections(_ count: Int) { openConnections.set(count) }

  /// Notes the number of open event streams.
  func eventStreams(_ count: Int) { openStreams.set(count) }

  /// Notes that a limit was reached.
  func limitReached(_ limit: String) {
    Counter(label: "nivel_limits_reached_total", dimensions: [("limit", limit)]).increment()
    events.write("limit", ["limit": .string(limit)])
  }

  /// Notes that a request was refused because it is not valid HTTP.
  func refused(_ kind: String) {
    Counter(label: "nivel_requests_refused_total", dimensions: [("problem", kind)]).increment()
    events.write("invalid-request", ["problem": .string(kind)])
  }

  // MARK: Requests

  /// Notes a finished request.
  func finished(_ request: RequestRecord) {
    requests.count(request)
    if let event = request.securityEvent { events.write(event, request.fields) }
    for change in request.session { events.write(change.event.rawValue, request.fields(of: change.profile)) }
    if logsRequests { events.writeAlways("request", request.fields) }
  }

  /// Writes how often events were left out of the log.
  func summarize() { events.summarize() }
}
