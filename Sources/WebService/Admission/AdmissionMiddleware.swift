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
    let place = try admit(request, address)
    return try await ClientAddress.$current.withValue(address) {
      var response = try await next(request, context)
      if let place { response.body = Self.body(response.body, holding: place) }
      return response
    }
  }

  private func admit(_ request: Request, _ address: String?) throws -> StreamPlace? {
    guard let admission else { return nil }
    let profile = cookie.profileID(of: request)
    let wish = AdmissionRequest(request, hasProfile: profile != nil)
    try admission.admit(wish, profile: profile, address: address, at: ContinuousClock.now - start)
    return wish.isStream ? try admission.openStream(profile: profile, address: address) : nil
  }

  private static func body(_ body: ResponseBody, holding place: StreamPlace) -> ResponseBody {
    ResponseBody(contentLength: body.contentLength) { writer in
      try await body.write(writer)
      withExtendedLifetime(place) {}
    }
  }
}
