public import NoteFacts
public import QuestionWriting
public import AnswerMatching
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals
import Placement
import PracticeTests
public import Storage
import StrictJSON
import WordGame

/// The HTTP service: the API, the browser app and the published content.
public struct NivelService: Sendable {
  /// The address of the service and its limits.
  public struct Settings: Sendable {
    /// The host name or IP address to listen on.
    public var host: String
    /// The TCP port to listen on. With 0, the system chooses a free port.
    public var port: Int
    /// The origin that browsers use when the service is behind a proxy, such as `https://nivel.example`.
    public var publicOrigin: String?
    /// The version and commit that `GET /api/v1/health` returns.
    public var build: BuildVersion
    /// The maximum processor time of the audit of a blueprint that an author sends. The server stops a longer audit.
    public var auditTimeLimit: Duration
    /// The limits of connections and event streams.
    public var connections: ConnectionLimits
    /// The IP addresses of the proxies whose `X-Forwarded-For` names the client of a request.
    public var trustedProxies: [String] = []
    /// Whether the requests of clients are limited.
    public var hasLimits = true
    /// The time after which a profile that nobody uses is erased.
    public var retention = Duration.seconds(400 * 86_400)
    /// Whether other servers use the same stores.
    public var sharesStorage = false
    /// The free space of the disk with the data, in bytes; nil if it is unknown.
    public var freeSpace: @Sendable () -> Int64? = { nil }
    /// The maximum time from the signal to the end of ``NivelService/run(logger:onListening:)``. Open requests are cut after four fifths.
    public var stopTime = Duration.seconds(10)

    /// Creates settings. Audits stop after 10 seconds by default.
    public init(
      host: String, port: Int, publicOrigin: String? = nil, build: BuildVersion, auditTimeLimit: Duration = .seconds(10),
      connections: ConnectionLimits = ConnectionLimits()
    ) {
      self.host = host
      self.port = port
      self.publicOrigin = publicOrigin
      self.build = build
      self.auditTimeLimit = auditTimeLimit
      self.connections = connections
    }

    /// Whether a text is an IP address, as ``trustedProxies`` need it.
    public static func isAddress(_ text: String) -> Bool { ClientAddress.isValid(text) }

    var isSecure: Bool { publicOrigin?.hasPrefix("https://") ?? false }
  }

  /// The content that the service offers to learners.
  public struct Content: Sendable {
    /// The placement tests.
    public var catalog: PlacementCatalog
    /// Sample notes for trying practice tests.
    public var samples: [SampleNotes]
    /// The word lists that every learner can play.
    public var wordLists: [ShippedList]
    /// The files of the browser app.
    public var site: Site
    /// The content release to serve at `/content`; nil for none. A release contains the answer keys of the tests.
    public var published: (any PublishedContent)?

    /// Creates the content of a service.
    public init(
      catalog: PlacementCatalog, samples: [SampleNotes], wordLists: [ShippedList], site: Site, published: (any PublishedContent)? = nil
    ) {
      self.catalog = catalog
      self.samples = samples
      self.wordLists = wordLists
      self.site = site
      self.published = published
    }
  }

  /// The language models and text tools of the service.
  public struct Models: Sendable {
    /// The language models that draft questions.
    public var backends: any DraftingBackends
    /// How a model reviews drafts before they are accepted.
    public var review: DraftReview
    /// Splits text into words in scripts without spaces.
    public var segmentation: any WordSegmentation
    /// Compares the meaning of answers where the items allow it; nil for no second tier.
    public var tierTwo: TierTwo?

    /// Creates the set of models. By default there is no review and no second tier.
    public init(
      backends: any DraftingBackends, review: DraftReview = .none, segmentation: any WordSegmentation, tierTwo: TierTwo? = nil
    ) {
      self.backends = backends
      self.review = review
      self.segmentation = segmentation
      self.tierTwo = tierTwo
    }
  }

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

  private func router(_ operatorRoutes: OperatorRoutes, _ table: ConnectionTable, _ stop: ServiceStop) -> Router<ServiceContext> {
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    let translate = translate
    let methods = RouteMethods()
    let cookie = SessionCookie(isSecure: settings.isSecure)
    router.addMiddleware {
      MonitorMiddleware(monitor: monitor)
      UnlistedPages()
      SecurityHeaders(fields: SecurityHeaderFields.all(isSecure: settings.isSecure))
      ProblemMiddleware { translate($0)?.problem }
      StopCheck(stop: stop)
      HostCheck(names: settings.publicOrigin.map { AcceptedHosts(publicOrigin: $0, boundHost: settings.host) })
      CrossOriginProtection(publicOrigin: settings.publicOrigin)
      MethodCheck(methods: methods)
      SessionMiddleware(sessions: sessions, cookie: cookie)
      AdmissionMiddleware(
        admission: admission,
        addresses: ClientAddress.Reader(trustedProxies: settings.trustedProxies))
    }
    operatorRoutes.add(to: router)
    let api = router.group("/api/v1")
    HealthRoute(build: settings.build).add(to: api)
    let languages = LanguageList(content.catalog)
    api.get("languages") { request, _ in languages.current.response(to: request) }
    addInterface(to: api)
    let learner = Learner(sessions: sessions, cookie: cookie)
    let service = AttemptService(
      catalog: content.catalog, store: stores.attempts, environment: environment, tierTwo: models.tierTwo)
    AttemptRoutes(service: service, learner: learner).add(to: api.group("attempts"))
    LevelsRoute(service: service, learner: learner).add(to: api)
    let drills = DrillService(catalog: content.catalog, store: stores.attempts, environment: environment)
    DrillRoutes(service: drills, learner: learner).add(to: api.group("drills"))
    MatchingRoutes(tierTwo: models.tierTwo).add(to: api.group("matching"))
    let audits = AuditQueue(timeLimit: settings.auditTimeLimit)
    stop.add { await audits.stop() }
    AuthoringRoutes(catalog: content.catalog, environment: environment, learner: learner, audits: audits).add(to: api.group("authoring"))
    let large = LargeAnswers(budget: .answers())
    let practice = practiceRoutes(learner, large, table, stop)
    practice.add(to: api.group("practice"))
    let game = gameRoutes(learner, large)
    game.add(to: api.group("game"))
    let erasure = Erasure(
      store: stores.profiles, sessions: sessions, attempts: service.remembered, runner: practice.tests.runner, streams: practice.streams)
    let sharedResults = SharedResultService(store: stores.sharedResults, attempts: service, environment: environment)
    SharingRoutes(service: sharedResults, learner: learner).add(to: api)
    TransferRoutes(service: transferService(erasure), learner: learner).add(to: api.group("session"))
    PrivacyRoutes(
      learner: learner, erasure: erasure,
      export: LearnerExport(
        profiles: stores.profiles, attempts: service, sharedResults: sharedResults, drills: drills, courses: practice.courses,
        tests: practice.tests, schedule: practice.schedule, lists: game.lists, games: stores.games, environment: environment),
      retention: settings.retention, large: large
    ).add(to: api)
    api.get("openapi.json") { request, _ in try content.site.file("api/openapi.json").response(to: request) }
    api.get("**") { _, _ -> Response in throw Problem.notFound("resource") }
    if let published = content.published { ContentRoutes(content: published).add(to: router.group("/content")) }
    RecordingRoutes(recordings: content.catalog.recordings).add(to: router.group("/recordings"))
    content.site.add(to: router)
    methods.note(router.routes.map { ($0.path.description, $0.method.rawValue) })
    return router
  }

  private func practiceRoutes(
    _ learner: Learner, _ large: LargeAnswers, _ table: ConnectionTable, _ stop: ServiceStop
  ) -> PracticeRoutes {
    let tests = PracticeTestService(
      store: stores.practice, backends: models.backends, review: models.review, segmentation: models.segmentation,
      environment: environment, runner: runner)
    let streams = EventStreams(limits: settings.connections, table: table, monitor: monitor)
    stop.add { streams.stop() }
    stop.add { await tests.runner.stop() }
    return PracticeRoutes(
      courses: CourseService(store: stores.practice, samples: content.samples, environment: environment), tests: tests,
      schedule: ScheduleService(store: stores.schedule, courses: stores.practice, tests: tests, environment: environment),
      learner: learner, streams: streams, progress: progress, large: large,
      wordLanguages: ComputedOnce { WordLanguages(content.wordLists.map(\.list)) })
  }

  private func transferService(_ erasure: Erasure) -> TransferService {
    TransferService(store: stores.transfers, profiles: stores.profiles, sessions: sessions, environment: environment) { profileID in
      _ = try await erasure.erase(profileID)
    }
  }

  private func gameRoutes(_ learner: Learner, _ large: LargeAnswers) -> GameRoutes {
    let shelf = GameShelf(lists: content.wordLists, store: stores.games)
    return GameRoutes(
      shelf: shelf, lists: OwnListService(store: stores.games, shelf: shelf, environment: environment),
      games: GameService(store: stores.games, shelf: shelf, environment: environment),
      hardWords: HardWordService(store: stores.games, shelf: shelf, environment: environment), learner: learner, large: large)
  }

  private func addInterface(to api: RouterGroup<ServiceContext>) {
    api.get("interface") { _, _ in Response.json(["languages": .array(content.site.interfaces.map(\.json))]) }
    api.get("interface/:language") { request, context in
      let id = context.parameters.get("language")
      guard let language = content.site.interfaces.first(where: { $0.languageID == id }) else {
        throw Problem.notFound("interface language")
      }
      return language.file.response(to: request)
    }
  }
}

/// The service could not listen on its address.
public struct ListeningError: Error, Sendable, CustomStringConvertible {
  let host: String
  let port: Int
  let reason: String

  /// The address, the reason, and the options that change the address.
  public var description: String { "\(host):\(port): cannot listen here (\(reason)): choose others with --host and --port" }
}

/// A failure of a store that is reported to the client.
public enum ServiceTrouble: Sendable {
  /// The store has no room. The client gets status 507.
  case storageFull
  /// Stored data are damaged. The client gets status 503.
  case storageDamaged
  /// The files of the store were deleted or replaced. The client gets status 503.
  case storageGone
  /// The store cannot be reached at present, or it is not known whether it stored a change. The client gets status 503 and asks again.
  case storageAway
  /// The store cannot store a text of the request, and cannot have it. The client gets status 400.
  case textRefused

  var problem: Problem {
    switch self {
    case .storageFull:
      Problem(.insufficientStorage, "storage-full", "The server has no room left: your answer was not stored. Try again later.")
    case .storageDamaged:
      Problem(
        .serviceUnavailable, "storage-damaged",
        "The server cannot read or write its data: nothing was stored. Its operator has to repair it. Try again later.")
    case .storageGone:
      Problem(
        .serviceUnavailable, "storage-gone", "The server has lost its storage: your answer was not stored. Try again later.")
    case .storageAway:
      Problem(
        .serviceUnavailable, "storage-away", "The server cannot reach its storage at present. Try again in some seconds.",
        headers: [.retryAfter: "2"])
    case .textRefused: Problem(.badRequest, "malformed-request", "The request has a character that no text may have: U+0000.")
    }
  }
}

extension PlacementCatalog.Entry {
  var json: JSON {
    [
      "language_id": .string(blueprint.languageID), "name": .string(name.own), "english_name": .string(name.english),
      "direction": .string(blueprint.direction.rawValue), "items": .number(blueprint.questionCount(.full).upperBound), "quick": quick,
      "listening": .bool(blueprint.hasAudio), "version": .string(blueprint.version),
    ]
  }
}

extension PlacementCatalog.Entry {
  /// The smallest and the largest number of questions of a quick test.
  private var quick: JSON {
    let count = blueprint.questionCount(.quick)
    return ["minimum": .number(count.lowerBound), "maximum": .number(count.upperBound)]
  }
}

extension InterfaceLanguage {
  var json: JSON {
    ["language_id": .string(languageID), "name": .string(name), "direction": .string(direction)]
  }
}
