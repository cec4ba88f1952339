import HTTPTypes
import Hummingbird

/// Reports every request to the monitor, and sends its id in `X-Request-ID`. It also makes the ``RequestSession`` of the request.
struct MonitorMiddleware<Context: RequestContext>: RouterMiddleware {
  let monitor: ServiceMonitor
  private let pseudonyms = Pseudonyms()
  private let clock = ContinuousClock()

  init(monitor: ServiceMonitor) { self.monitor = monitor }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let began = clock.now
    let noted = NotedProblem()
    let session = RequestSession()
    var response = try await NotedProblem.$current.withValue(noted) {
      try await RequestSession.$current.withValue(session) { try await next(request, context) }
    }
    if let name = HTTPField.Name("X-Request-ID") { response.headers[name] = context.id }
    monitor.finished(
      RequestRecord(
        id: context.id, method: Self.methods.contains(request.method) ? request.method.rawValue : "other",
        route: Self.route(context, response), status: response.status.code, problem: noted.kind,
        profile: session.profileID.map(pseudonyms.name(of:)),
        session: session.events.map { ($0.event, $0.profileID.map(pseudonyms.name(of:))) },
        duration: clock.now - began))
    return response
  }

  /// NB: a client chooses the method. The metrics must not grow with it.
  private static var methods: Set<HTTPRequest.Method> { [.get, .head, .post, .put, .delete, .options, .patch] }

  private static func route(_ context: Context, _ response: Response) -> String {
    guard let route = context.endpointPath, route != "NotFound" else { return "none" }
    return route
  }
}
