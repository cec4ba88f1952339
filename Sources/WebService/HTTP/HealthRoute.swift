import Hummingbird
import StrictJSON

/// Which build of the program answers.
public struct BuildVersion: Sendable {
  /// As in Semantic Versioning, such as "0.1.0".
  public var number: String
  /// The Git commit that was built, or "development".
  public var commit: String

  public init(number: String, commit: String) {
    self.number = number
    self.commit = commit
  }
}

/// Tells monitors and proxies that the server takes requests, and which build it is.
struct HealthRoute {
  let build: BuildVersion

  func add<Context: RequestContext>(to api: RouterGroup<Context>) {
    api.get("health") { _, _ in
      Response.json(["status": "ok", "version": .string(build.number), "commit": .string(build.commit)])
    }
  }
}
