import Hummingbird
import Identifiers
import Placement
import StrictJSON

/// The routes for authors, below `/api/v1/authoring`: the audit of a blueprint in the request, and one item as a learner would see it.
/// They store nothing and read no blueprint of the server.
struct AuthoringRoutes: Sendable {
  /// The tests whose recordings an audit may read.
  let catalog: PlacementCatalog
  let environment: ServiceEnvironment
  let learner: Learner
  let audits: AuditQueue

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post("audit") { request, _ in
      let bytes = try await JSONBody.bytes(request, limit: Blueprint.fileSizeLimit)
      return Response.json(bytes: try await audits.audit(bytes, of: owner, recording: recordings()))
    }
    group.post("trial") { request, _ in
      let bytes = try await JSONBody.bytes(request, limit: TrialQuestion.sizeLimit)
      return Response.json(try TrialQuestion(blueprint: bytes, seed: environment.makeSeed()).json)
    }
  }

  /// The client of an audit. NB: authors need no profile. Those without one share a turn per address.
  private var owner: FairPlaces.Owner {
    .init(group: ClientAddress.current, member: learner.known?.rawValue ?? ClientAddress.current)
  }

  /// Reads the recordings that the tests of this server play. Other paths are not looked up.
  private func recordings() -> @Sendable (String) -> [UInt8]? {
    let (played, recordings) = (Set(catalog.entries.flatMap { $0.blueprint.items.compactMap(\.audio?.file) }), catalog.recordings)
    return { path in played.contains(path) ? (try? recordings.file(at: path))?.bytes : nil }
  }
}
