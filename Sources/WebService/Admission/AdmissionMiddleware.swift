import HTTPTypes
import Hummingbird
import Identifiers

/// Refuses requests that exceed a limit, and notes the address of the client of all others.
struct AdmissionMiddleware<Context: RemoteAddressRequestContext>: RouterMiddleware {
  /// Nil for a server without limits.
  let admission: Admission?
  let addresses: ClientAddress.Reader
  let cookie: ProfileCookie
  private let start = ContinuousClock.now

  init(admission: Admission?, addresses: ClientAddress.Reader, cookie: ProfileCookie) {
    self.admission = admission
    self.addresses = addresses
    self.cookie = cookie
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let address = addresses.group(of: request, from: context.remoteAddress)
    try admit(request, address)
    return try await ClientAddress.$current.withValue(address) { try await next(request, context) }
  }

  private func admit(_ request: Request, _ address: String?) throws {
    guard let admission else { return }
    let profile = cookie.profileID(of: request)
    let wish = AdmissionRequest(request, hasProfile: profile != nil)
    try admission.admit(wish, profile: profile, address: address, at: ContinuousClock.now - start)
  }
}
