import Hummingbird

/// Makes each response in a task of its own. The connection then writes the response.
///
/// NB: a task keeps the memory of its deepest call until it ends. The many calls that make a response need about 25 kB, and the task of a
/// connection would keep them while an event stream or the connection itself is idle. A child task (`async let`) would take its first 4 kB
/// from the memory of the connection's task.
struct TaskResponder<Base: HTTPResponder>: HTTPResponder where Base.Context: Sendable {
  let base: Base

  func respond(to request: Request, context: Base.Context) async throws -> Response {
    let response = Task { try await base.respond(to: request, context: context) }
    return try await withTaskCancellationHandler {
      try await response.value
    } onCancel: {
      response.cancel()
    }
  }
}
