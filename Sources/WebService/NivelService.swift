import Foundation
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import PracticeTests
import ServiceLifecycle
public import Storage
import UnixSignals

/// The HTTP service: the API, the browser app and the published content.
public struct NivelService: Sendable {
  let settings: Settings
  let stores: Stores
  let content: Content
  let models: Models
  let environment: ServiceEnvironment
  let operation: ServiceOperation
  let monitor: ServiceMonitor
  let sessions: SessionRegistry
  let runner: GenerationRunner
  let progress: SharedProgress?
  /// Nil for a service without limits.
  let admission: Admission?
  let translate: @Sendable (any Error) -> ServiceTrouble?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - settings: The address and the limits.
  ///   - stores: The stores of attempts, practice tests, schedules and games.
  ///   - content: The content to offer.
  ///   - models: The language models and text tools.
  ///   - environment: The clock, and the sources of tokens and seeds.
  ///   - operation: The logs, the test of readiness and the metrics.
  ///   - translate: Maps an error of a store to trouble that is reported to the client. If it returns nil, the client gets a plain 500.
  public init(
    settings: Settings, stores: Stores, content: Content, models: Models, environment: ServiceEnvironment,
    operation: ServiceOperation = ServiceOperation(), translate: @escaping @Sendable (any Error) -> ServiceTrouble?
  ) {
    self.settings = settings
    self.stores = stores
    self.content = content
    self.models = models
    self.environment = environment
    self.operation = operation
    monitor = ServiceMonitor(operation: operation, now: environment.now)
    sessions = SessionRegistry(store: stores.profiles, environment: environment, isShared: settings.sharesStorage)
    let progress = stores.exchange.map { SharedProgress(store: $0.progress) }
    self.progress = progress
    runner = GenerationRunner { progress?.tell($0, $1, ofTest: $2) }
    admission = settings.hasLimits ? Admission(freeSpace: settings.freeSpace) : nil
    self.translate = translate
  }

  /// Serves until the process receives SIGINT or SIGTERM, then finishes the open requests within ``Settings/stopTime``.
  ///
  /// Practice tests whose writing was interrupted by the last stop are marked as failed first.
  /// - Parameters:
  ///   - logger: The log of the service.
  ///   - onReload: Called at each SIGHUP; nil lets SIGHUP stop the service too.
  ///   - onListening: Called with the port when the service accepts connections.
  /// - Throws: ``ListeningError`` when the service cannot listen on the address, or an error of the store.
  public func run(
    logger: Logger, onReload: (@Sendable () async -> Void)? = nil, onListening: @escaping @Sendable (Int) async -> Void
  ) async throws {
    _ = try await stores.practice.failInterruptedTests(WritingFailure.interrupted.sentence)
    let stop = ServiceStop()
    let table = ConnectionTable(limits: settings.connections, trustedProxies: settings.trustedProxies, monitor: monitor)
    do {
      let reload = onReload.map { ReloadSignals(reload: $0) }
      let application = application(stop, table, reload, logger: logger, onListening: onListening)
      try await BoundedRun(application: application, stop: stop, table: table, time: settings.stopTime, logger: logger)
        .run(until: onReload == nil ? [.sigterm, .sigint, .sighup] : [.sigterm, .sigint])
    } catch let error as IOError {
      throw ListeningError(host: settings.host, port: settings.port, reason: String(cString: strerror(error.errnoCode)))
    } catch is SocketAddressError.UnknownHost {
      throw ListeningError(host: settings.host, port: settings.port, reason: "there is no such host")
    }
  }

  private func application(
    _ stop: ServiceStop, _ table: ConnectionTable, _ reload: ReloadSignals?, logger: Logger,
    onListening: @escaping @Sendable (Int) async -> Void
  ) -> some ApplicationProtocol {
    let readiness = Readiness(probe: operation.probe, advice: operation.storageAdvice) { [catalog = content.catalog] in
      !catalog.entries.isEmpty
    } isStopping: {
      stop.isStopping
    }
    return Application(
      responder: TaskResponder(base: router(OperatorRoutes(readiness: readiness), table, stop).buildResponder()),
      server: httpServer(settings.connections, table),
      configuration: ApplicationConfiguration(address: .hostname(settings.host, port: settings.port), serverName: nil),
      services: [LogSummaries(monitor: monitor), expiry] + (reload.map { [$0] } ?? []) + sharing + operatorListener(readiness, logger),
      onServerRunning: { channel in await onListening(channel.localAddress?.port ?? settings.port) },
      logger: logger)
  }

  private var expiry: ProfileExpiry {
    ProfileExpiry(store: stores.profiles, environment: environment, retention: settings.retention)
  }

  /// What a server does because other servers use the storage: for the tests that they write or have written, and for limits.
  private var sharing: [any Service] {
    guard settings.sharesStorage else { return [] }
    var services: [any Service] = [AbandonedTests(store: stores.practice, runner: runner)]
    if let progress { services.append(progress) }
    if let store = stores.exchange?.limits, let admission {
      services.append(LimitExchange(store: store, admission: admission, server: environment.makeToken()))
    }
    return services
  }

  private func httpServer(_ limits: ConnectionLimits, _ table: ConnectionTable) -> HTTPServerBuilder {
    let headers = SecurityHeaderFields.all(isSecure: settings.isSecure)
    return HTTPServerBuilder { [monitor] responder in
      ConnectionChannel(responder: responder, limits: limits, table: table, headers: headers, monitor: monitor)
    }
  }

  /// The second listener, which serves health and metrics.
  private func operatorListener(_ readiness: Readiness, _ logger: Logger) -> [any Service] {
    guard let listener = operation.listener else { return [] }
    let router = Router()
    router.addMiddleware {
      SecurityHeaders(fields: SecurityHeaderFields.all(isSecure: false))
      ProblemMiddleware { _ in nil }
    }
    let routes = OperatorRoutes(readiness: readiness)
    routes.add(to: router)
    routes.addMetrics(to: router, text: listener.metrics)
    return [
      Application(
        router: router, server: .http1(configuration: .init(idleTimeout: .seconds(30))),
        configuration: ApplicationConfiguration(
          address: .hostname(listener.host, port: listener.port), serverName: nil,
          availableConnectionsDelegate: .maximum(16, logger: logger)),
        onServerRunning: { channel in await listener.onListening(channel.localAddress?.port ?? listener.port) }, logger: logger)
    ]
  }
}
