import Hummingbird
import StrictJSON

/// The version and commit of the running program.
public struct BuildVersion: Sendable {
  /// The version number in Semantic Versioning, such as "0.1.0".
  public var number: String
  /// The Git commit of the build, or "development".
  public var commit: String

  /// Creates a build version.
  public init(number: String, commit: String) {
    self.number = number
    self.commit = commit
  }
}

/// `GET /api/v1/health`: tells monitors and proxies that the server accepts requests, and which build it runs.
struct HealthRoute {
  let build: BuildVersion

  func add<Context: RequestContext>(to api: RouterGroup<Context>) {
    api.get("health") { _, _ in
      Response.json(["status": .string("ok"), "version": .string(build.number), "commit": .string(build.commit)])
    }
  }
}
