import Hummingbird

/// Makes each response in a task of its own. The connection then writes the response.
///
/// NB: a task keeps the memory of its deepest call until it ends. The many calls that make a response need about 25 kB, and the task of a
/// connection would keep them while an event stream or the connection itself is idle.
struct TaskResponder<Base: HTTPResponder>: HTTPResponder where Base.Context: Sendable {
  let base: Base

  func respond(to request: Request, context: Base.Context) async throws -> Response {
    async let response = base.respond(to: request, context: context)
    return try await response
  }
}
