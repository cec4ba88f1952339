import HTTPTypes
import Hummingbird
import Synchronization

/// Answers 405 instead of 404 when a path exists, but not for the method of the request.
struct MethodCheck<Context: RequestContext>: RouterMiddleware {
  let methods: RouteMethods

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do { return try await next(request, context) } catch {
      guard isUnmatched(context), let allowed = methods.allowed(at: request.uri.path), !allowed.contains(request.method.rawValue) else {
        throw error
      }
      throw Problem(
        .methodNotAllowed, "method-not-allowed", "This address does not accept the method \(request.method.rawValue.prefix(20)).",
        headers: [.allow: allowed.sorted().joined(separator: ", ")])
    }
  }

  /// Whether no route matched, or only one that matches every path.
  private func isUnmatched(_ context: Context) -> Bool {
    guard let route = context.endpointPath else { return true }
    return route == "NotFound" || route.hasSuffix("**")
  }
}

/// The methods of each route.
final class RouteMethods: Sendable {
  private struct Pattern {
    /// The parts of the path; nil for a parameter.
    let parts: [String?]
    let method: String
  }

  private let patterns = Mutex<[Pattern]>([])

  /// Notes the routes of a router. Routes that match every path are left out.
  func note(_ routes: some Sequence<(path: String, method: String)>) {
    let found = routes.filter { !$0.path.hasSuffix("**") }.map { path, method in
      Pattern(parts: path.split(separator: "/").map { $0.hasPrefix("{") ? nil : String($0) }, method: method)
    }
    patterns.withLock { $0 = found }
  }

  /// The methods at a path; nil if there is no such path.
  func allowed(at path: String) -> Set<String>? {
    let parts = path.split(separator: "/")
    let methods = patterns.withLock { patterns in
      patterns.filter { pattern in
        pattern.parts.count == parts.count && zip(pattern.parts, parts).allSatisfy { $0.0 == nil || $0.0 == String($0.1) }
      }
      .map(\.method)
    }
    // NB: the router answers HEAD wherever it answers GET.
    return methods.isEmpty ? nil : Set(methods + (methods.contains("GET") ? ["HEAD"] : []))
  }
}
