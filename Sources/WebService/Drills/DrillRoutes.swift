import Hummingbird
import Identifiers
import NIOCore
import Placement
import StrictJSON

/// The routes of drills, below `/api/v1/drills`.
struct DrillRoutes: Sendable {
  let service: DrillService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { _, _ in try await list() }
    group.post { request, _ in try await start(request) }
    group.get(":drill") { _, context in
      try await Response.json(service.drill(AttemptID(context.parameter("drill")), profileID: profile).json)
    }
    group.put(":drill/answers/:item") { request, context in try await answer(request, context) }
    group.get(":drill/items/:item/audio") { _, context in
      Recordings.redirect(
        to: try await service.audio(of: context.parameter("item"), in: AttemptID(context.parameter("drill")), profileID: profile))
    }
  }

  private func list() async throws -> Response {
    guard let known = learner.known else { return Response.json(["drills": .array([])]) }
    return Response.json(["drills": .array(try await service.list(profileID: known))])
  }

  private func start(_ request: Request) async throws -> Response {
    let drill = try await JSONBody.read(request, DrillRequest.init)
    let (document, isNew) = try await service.start(drill, profileID: learner.known)
    var response = Response.json(document.json, status: isNew ? .created : .ok)
    response.headers[.location] = "/api/v1/drills/\(document.drill.id)"
    return response
  }

  private func answer(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let profile = try self.profile
    let body = try await JSONBody.read(request, AnswerRequest.init)
    return Response.json(
      try await service.answer(
        body, to: context.parameter("item"), in: AttemptID(context.parameter("drill")), profileID: profile))
  }

  private var profile: ProfileID { get throws { try learner.owner(of: "drill") } }
}
