import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import StrictJSON

/// The routes that tell monitors and load balancers about the server.
struct OperatorRoutes: Sendable {
  let readiness: Readiness

  /// Whether a path is that of a health check.
  static func isOperatorPath(_ path: String) -> Bool { path.hasPrefix("/health/") || path == "/api/v1/health" }

  /// Whether a request is one of those that are answered when the server has its maximum of connections: a health check without a body.
  static func isOperatorRequest(_ head: HTTPRequestHead) -> Bool {
    isOperatorPath(head.uri) && (head.method == .GET || head.method == .HEAD) && !head.headers.contains(name: "content-length")
      && !head.headers.contains(name: "transfer-encoding")
  }

  func add<Context: RequestContext>(to router: Router<Context>) {
    router.get("/health/live") { _, _ in Response.json(["status": .string("live")]) }
    router.get("/health/ready") { _, _ in
      if let problem = await readiness.problem() { throw problem }
      return Response.json(["status": .string("ready")])
    }
  }

  /// Adds the metrics. Only the listener of the operator has them.
  func addMetrics<Context: RequestContext>(to router: Router<Context>, text: @escaping @Sendable () -> String) {
    router.get("/metrics") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text())))
    }
  }
}
