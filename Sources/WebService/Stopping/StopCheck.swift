import Hummingbird

/// Refuses requests that arrived before the stop of the server and are not begun yet, such as pipelined ones.
struct StopCheck<Context: RequestContext>: RouterMiddleware {
  let stop: ServiceStop

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    if stop.isStopping, !OperatorRoutes.isOperatorPath(request.uri.path) { throw Problem.stopping }
    return try await next(request, context)
  }
}
