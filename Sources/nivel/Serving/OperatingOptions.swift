import ArgumentParser
import CoreMetrics
import PrometheusMetrics
import WebService

/// Options for watching a server.
struct OperatingOptions: ParsableArguments {
  @Flag(help: "Log every request as a line of JSON on standard error.")
  var logRequests = false

  @Option(help: "Serve health and metrics on this port too, for the operator; 0 takes a free one.")
  var operatorPort: Int?

  @Option(help: "The address of the operator's port. Everyone who can reach it can read the metrics.")
  var operatorHost = "127.0.0.1"

  func validate() throws {
    if let operatorPort, !(0...65535).contains(operatorPort) { throw ValidationError("--operator-port must be from 0 to 65535.") }
  }

  /// The logs, the metrics and the test of readiness.
  func operation(_ metrics: PrometheusMetrics?, _ storage: ServerStorage) -> ServiceOperation {
    ServiceOperation(
      writeLine: Console.note, logsRequests: logRequests, probe: storage.checkReady, storageAdvice: storage.advice,
      listener: metrics.flatMap(listener))
  }

  /// Starts to keep metrics; nil without a port that serves them. It must be called before the store is opened.
  func startMetrics() -> PrometheusMetrics? {
    guard operatorPort != nil else { return nil }
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    return metrics
  }

  private func listener(_ metrics: PrometheusMetrics) -> OperatorListener? {
    operatorPort.map { port in
      let host = operatorHost
      return OperatorListener(host: host, port: port, metrics: { metrics.text }) { port in
        Console.note("Health and metrics: http://\(host.contains(":") ? "[\(host)]" : host):\(port)/metrics")
      }
    }
  }
}
