import HTTPTypes
import Hummingbird
import Placement
import StrictJSON

/// The routes of links to results, below `/api/v1`. Everyone who has a link may read it, without a session.
struct SharingRoutes: Sendable {
  let service: SharedResultService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post("attempts/:attempt/share") { _, context in
      let attemptID = AttemptID(context.parameter("attempt"))
      return try await Response.json(service.share(attemptID, profileID: learner.owner(of: "attempt")), status: .created)
    }
    group.delete("attempts/:attempt/share") { _, context in
      try await service.revoke(AttemptID(context.parameter("attempt")), profileID: learner.owner(of: "attempt"))
      return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }
    group.get("me/shared") { _, _ in
      let links = if let profileID = learner.known { try await service.list(profileID: profileID) } else { [JSON]() }
      return Response.json(["links": .array(links)])
    }
    group.get("shared/:token") { _, context in try await Response.json(service.shown(context.parameter("token"))) }
  }
}
