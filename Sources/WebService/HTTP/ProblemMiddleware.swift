import QuestionWriting
import HTTPTypes
import Hummingbird
import Logging
import NIOHTTP1
import Placement
import Storage

/// Turns every error into a problem document. An internal error becomes a plain 500 and a line in the log.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  /// Maps an error of a lower layer, such as a full disk, to a problem; nil for an internal error.
  let translate: @Sendable (any Error) -> Problem?

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do { return try await next(request, context) } catch {
      let problem = problem(for: error, context: context)
      NotedProblem.current?.note(problem)
      return problem.response
    }
  }

  private func problem(for error: any Error, context: Context) -> Problem {
    if let problem = error as? Problem { return problem }
    if let misfit = error as? GivenAnswerError {
      return Problem(.unprocessableContent, "answer-does-not-fit", "The answer does not fit the question: \(misfit).")
    }
    if let error = error as? StorageQuotaError { return Problem(error) }
    if let error = error as? HTTPError { return problem(for: error) }
    // NB: the router sees the end of a broken request as an error. `RequestGuard` has refused the request already.
    if let error = error as? HTTPParserError { return RequestFraming.problem(of: error) }
    // NB: the route is logged and not the path, because a path may contain a secret.
    let route = context.endpointPath ?? "none"
    if let problem = translate(error) {
      context.logger.error("request failed", metadata: ["route": "\(route)", "problem": "\(problem.kind)"])
      return problem
    }
    // NB: only the type is logged, because the text of an error may contain an answer.
    context.logger.error("request failed", metadata: ["route": "\(route)", "error": "\(type(of: error))"])
    return Problem(.internalServerError, "internal-error", "Something went wrong on the server. Try again.")
  }

  private func problem(for error: HTTPError) -> Problem {
    switch error.status {
    case .notFound: .notFound("page or resource")
    case .contentTooLarge: .tooLarge(JSONBody.limit)
    default: Problem(error.status, "request-refused", error.body ?? error.status.reasonPhrase)
    }
  }
}
