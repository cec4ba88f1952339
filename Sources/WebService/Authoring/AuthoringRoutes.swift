import Hummingbird
import Placement
import StrictJSON

/// What authors need while they write, below `/api/v1/authoring`: the audit of a blueprint that is sent along, and one of its items as a
/// learner would see it. They keep nothing, and look at no blueprint of the server's.
struct AuthoringRoutes: Sendable {
  let catalog: PlacementCatalog
  let environment: ServiceEnvironment
  private let audits: AuditQueue

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post("audit") { request, _ in
      let bytes = try await JSONBody.bytes(request, limit: Blueprint.fileSizeLimit)
      return Response.json(bytes: try await audits.audit(bytes, recording: recordings()))
    }
    group.post("trial") { request, _ in
      let bytes = try await JSONBody.bytes(request, limit: TrialQuestion.sizeLimit)
      return Response.json(try TrialQuestion(blueprint: bytes, seed: environment.makeSeed()).json)
    }
  }

  /// - Parameter auditTimeLimit: an audit is given up after this.
  init(catalog: PlacementCatalog, environment: ServiceEnvironment, auditTimeLimit: Duration) {
    self.catalog = catalog
    self.environment = environment
    audits = AuditQueue(timeLimit: auditTimeLimit)
  }

  /// The recordings that the tests of this server already play. Under another name no file is looked for.
  private func recordings() -> @Sendable (String) -> [UInt8]? {
    let played = Set(catalog.entries.flatMap { $0.blueprint.items.compactMap(\.audio?.file) })
    let find = catalog.recordings
    return { path in played.contains(path) ? (try? find(path))?.bytes : nil }
  }
}
