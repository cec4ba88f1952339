import HTTPTypes
import Hummingbird

/// Refuses requests for other hosts than those of the server.
///
/// A page of a stranger's domain can reach the server if the stranger lets the domain name mean the server's address (DNS rebinding). The
/// browser then takes both for one origin, and only the `Host` header shows the stranger's name.
struct HostCheck<Context: RequestContext>: RouterMiddleware {
  /// The accepted names; nil to accept every name.
  let names: AcceptedHosts?

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    if let names, let authority = request.head.authority, !names.accept(authority), !OperatorRoutes.isOperatorPath(request.uri.path) {
      throw Problem(.misdirectedRequest, "host-refused", "This server does not serve the host that the request names.")
    }
    return try await next(request, context)
  }
}

/// The host names that requests may name.
struct AcceptedHosts: Sendable {
  private let names: Set<HostName>
  private let acceptsAddresses: Bool

  /// The host of the public address, the host that the server listens on, and the names of this machine. A server that listens on all
  /// addresses accepts every IP address.
  ///
  /// - Parameters:
  ///   - publicOrigin: The public address, such as `https://nivel.example`.
  ///   - boundHost: The name or address that the server listens on.
  init(publicOrigin: String, boundHost: String) {
    let bound = boundHost.contains(":") ? "[\(boundHost)]" : boundHost
    names = Set([HostName(uri: publicOrigin), HostName(authority: bound)].compactMap(\.self))
    acceptsAddresses = ["0.0.0.0", "::"].contains(boundHost)
  }

  func accept(_ authority: String) -> Bool {
    guard let name = HostName(authority: authority) else { return false }
    return names.contains(name) || name.isLoopback || (acceptsAddresses && name.isAddress)
  }
}
