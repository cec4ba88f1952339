import Hummingbird
import Storage
import StrictJSON
import WordGame

extension NivelService {
  /// The routes of the service, with what each request passes first.
  func router(_ operatorRoutes: OperatorRoutes, _ table: ConnectionTable, _ stop: ServiceStop) -> Router<ServiceContext> {
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
    InterfaceRoutes(languages: content.site.interfaces).add(to: api.group("interface"))
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
}
