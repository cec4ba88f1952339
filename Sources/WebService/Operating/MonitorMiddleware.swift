import HTTPTypes
import Hummingbird

/// Reports every request to the monitor, and sends its id in `X-Request-ID`.
struct MonitorMiddleware<Context: RequestContext>: RouterMiddleware {
  let monitor: ServiceMonitor
  let cookie: ProfileCookie
  private let pseudonyms = Pseudonyms()
  private let clock = ContinuousClock()

  init(monitor: ServiceMonitor, cookie: ProfileCookie) {
    self.monitor = monitor
    self.cookie = cookie
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let began = clock.now
    let noted = NotedProblem()
    var response = try await NotedProblem.$current.withValue(noted) { try await next(request, context) }
    if let name = HTTPField.Name("X-Request-ID") { response.headers[name] = context.id }
    monitor.finished(
      RequestRecord(
        id: context.id, method: Self.methods.contains(request.method) ? request.method.rawValue : "other",
        route: Self.route(context, response), status: response.status.code, problem: noted.kind,
        profile: cookie.profileID(of: request).map(pseudonyms.name(of:)), duration: clock.now - began))
    return response
  }

  /// NB: a client chooses the method. The metrics must not grow with it.
  private static var methods: Set<HTTPRequest.Method> { [.get, .head, .post, .put, .delete, .options, .patch] }

  private static func route(_ context: Context, _ response: Response) -> String {
    guard let route = context.endpointPath, route != "NotFound" else { return "none" }
    return route
  }
}
