import HTTPTypes
import Hummingbird
import Identifiers

/// Refuses requests that exceed a limit, and notes the address of the client of all others.
struct AdmissionMiddleware<Context: RemoteAddressRequestContext>: RouterMiddleware {
  /// Nil for a server without limits.
  let admission: Admission?
  let addresses: ClientAddress.Reader
  private let bodies = MemoryBudget.bodies()

  init(admission: Admission?, addresses: ClientAddress.Reader) {
    self.admission = admission
    self.addresses = addresses
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let address = addresses.group(of: request, from: context.remoteAddress)
    try admit(request, address)
    return try await ClientAddress.$current.withValue(address) {
      // NB: small bodies are bounded by the number of connections.
      if JSONBody.isSmall(request) { return try await next(request, context) }
      let share = MemoryShare(of: bodies, for: address)
      defer { share.release() }
      return try await MemoryShare.$ofBody.withValue(share) {
        // NB: parsing and checking a megabyte takes a tenth of a second. On the threads of requests, answers would wait for it.
        try await withTaskExecutorPreference(BackgroundExecutor.shared) { try await next(request, context) }
      }
    }
  }

  private func admit(_ request: Request, _ address: String) throws {
    guard let admission else { return }
    let profile = RequestSession.current?.profileID
    let wish = AdmissionRequest(request, hasProfile: profile != nil)
    try admission.admit(wish, profile: profile, address: address, at: admission.now)
  }
}
