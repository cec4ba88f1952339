/// How an operator watches the service.
public struct ServiceOperation: Sendable {
  /// Writes a line to the access and security log. A line is a JSON object without a line break.
  public var writeLine: @Sendable (String) -> Void
  /// Whether each request is logged. Security events are always logged.
  public var logsRequests: Bool
  /// Throws an error if the stores cannot write. `GET /health/ready` calls it.
  public var probe: @Sendable () async throws -> Void
  /// What `GET /health/ready` says if the stores cannot write: what is wrong, and where its reason can be found.
  public var storageAdvice: String
  /// The address of a second listener for health and metrics; nil for none.
  public var listener: OperatorListener?

  /// Creates an operation. By default nothing is logged, the stores are always ready, and there is no second listener.
  public init(
    writeLine: @escaping @Sendable (String) -> Void = { _ in }, logsRequests: Bool = false,
    probe: @escaping @Sendable () async throws -> Void = {},
    storageAdvice: String = "The stores cannot be written.",
    listener: OperatorListener? = nil
  ) {
    self.writeLine = writeLine
    self.logsRequests = logsRequests
    self.probe = probe
    self.storageAdvice = storageAdvice
    self.listener = listener
  }
}

/// The listener that serves health and metrics to the operator.
public struct OperatorListener: Sendable {
  /// The host name or IP address to listen on.
  public var host: String
  /// The TCP port to listen on. With 0, the system chooses a free port.
  public var port: Int
  /// The metrics in the text format of Prometheus, version 0.0.4.
  public var metrics: @Sendable () -> String
  /// Called with the port when the listener accepts connections.
  public var onListening: @Sendable (Int) async -> Void

  /// Creates a listener.
  public init(
    host: String, port: Int, metrics: @escaping @Sendable () -> String, onListening: @escaping @Sendable (Int) async -> Void = { _ in }
  ) {
    self.host = host
    self.port = port
    self.metrics = metrics
    self.onListening = onListening
  }
}
