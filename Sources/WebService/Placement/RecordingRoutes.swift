import Hummingbird

/// `/recordings`: the recordings of the tests, for any cache.
struct RecordingRoutes: Sendable {
  let recordings: Recordings

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get(":version") { request, context in
      guard let file = try recordings.file(version: context.parameter("version")) else { throw Problem.notFound("recording") }
      return file.response(to: request, cacheControl: "public, max-age=31536000, immutable")
    }
  }
}
