import HTTPTypes
import Hummingbird
import StrictJSON

/// The routes that move a profile to another browser, below `/api/v1/session`.
struct TransferRoutes: Sendable {
  let service: TransferService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post("transfer") { _, _ in try await transfer() }
    group.post("adopt") { request, _ in try await adopt(request) }
  }

  private func transfer() async throws -> Response {
    let (secret, expiresAt) = try await service.makeCode(for: learner.owner(of: "profile"))
    return Response.json(["code": .string(secret.grouped), "expires_at": .time(expiresAt)], status: .created)
  }

  private func adopt(_ request: Request) async throws -> Response {
    let (code, erasesOwn) = try await JSONBody.read(request) { reader -> (String, Bool)? in
      let choice = reader.optionalString("own_results")
      guard let code = reader.string("code") else { return nil }
      if let choice, choice != "erase" { reader.complain("write \"erase\", or leave it out", at: "own_results") }
      return (code, choice != nil)
    }
    let own = learner.known
    let (profileID, token) = try await service.adopt(code, own: own, erasesOwn: erasesOwn)
    if own != nil, erasesOwn { RequestSession.current?.note(.erased) }
    RequestSession.current?.note(.adopted, of: profileID)
    RequestSession.current?.cookie = learner.cookie.header(for: token)
    return Response.json(["adopted": .bool(true)])
  }
}
