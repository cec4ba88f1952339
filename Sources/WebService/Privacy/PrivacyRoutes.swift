import HTTPTypes
import Hummingbird
import Identifiers
import NIOCore
import StrictJSON

/// The routes with which learners decide about their data, below `/api/v1`: end a session, take all data away, erase all data.
struct PrivacyRoutes: Sendable {
  let learner: Learner
  let erasure: Erasure
  let export: LearnerExport
  /// The time without use after which a profile is erased.
  let retention: Duration
  let large: LargeAnswers

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post("session/end") { request, _ in try await end(request) }
    group.get("me") { _, _ in about }
    group.get("me/export") { _, _ in try await exported() }
    group.post("me/erase") { request, _ in try await erase(request) }
  }

  /// NB: without a session there is nothing to end, and the browser is cleared all the same: the first response may have been lost.
  private func end(_ request: Request) async throws -> Response {
    if let profileID = learner.known, let token = learner.cookie.token(of: request) {
      try await learner.sessions.end(token, of: profileID)
      erasure.streams.endAll(of: profileID)
      RequestSession.current?.note(.ended)
    }
    return cleared(Response(status: .noContent, headers: [.cacheControl: "no-store"]))
  }

  private func erase(_ request: Request) async throws -> Response {
    let isConfirmed = try await JSONBody.read(request) { $0.string("confirm").map { $0 == "erase" } }
    guard isConfirmed else { throw Problem.invalid("confirm: write \"erase\" to erase everything") }
    var isOverwritten = true
    if let profileID = learner.known {
      isOverwritten = try await erasure.erase(profileID)
      RequestSession.current?.note(.erased)
    }
    return cleared(Response.json(["erased": .bool(true), "overwritten": .bool(isOverwritten)]))
  }

  /// Makes the browser forget everything that it keeps of this site.
  private func cleared(_ response: Response) -> Response {
    RequestSession.current?.cookie = learner.cookie.removal
    var response = response
    if let name = HTTPField.Name("Clear-Site-Data") { response.headers[name] = #""cache", "cookies", "storage""# }
    return response
  }

  private var about: Response {
    Response.json(["known": .bool(learner.known != nil), "retention_days": .number(Int(retention / .days(1)))])
  }

  private func exported() async throws -> Response {
    let profileID = learner.known
    let share = try large.share(forTextsOf: try await export.largestTexts(of: profileID))
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: ContentDisposition.attachment(named: "nivel-data.json"),
      ],
      body: ResponseBody { writer in
        try await withTaskExecutorPreference(BackgroundExecutor.current) {
          try await export.write(profileID) { try await LargeAnswers.write(Array($0.utf8)[...], to: &writer) }
        }
        try await writer.finish(nil)
        share?.release()
      })
  }
}
