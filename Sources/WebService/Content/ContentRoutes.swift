import QuestionWriting
import HTTPTypes
import Hummingbird

/// `/content`: a content release, with the same URLs as on a static file host.
struct ContentRoutes: Sendable {
  let content: any PublishedContent

  func add<Context: RequestContext>(to router: RouterGroup<Context>) {
    router.get("manifest.json") { request, _ in
      guard let file = try content.manifest() else { throw Problem.notFound("release of content") }
      return Self.opened(file.response(to: request))
    }
    router.get("blobs/:name") { request, context in
      guard let file = try content.blob(context.parameter("name")) else { throw Problem.notFound("blob") }
      return Self.opened(file.response(to: request, cacheControl: "public, max-age=31536000, immutable"))
    }
  }

  /// Lets apps of other origins read a response. NB: this is safe, because published content is public and does not depend on cookies.
  private static func opened(_ response: Response) -> Response {
    var response = response
    response.headers[.accessControlAllowOrigin] = "*"
    response.headers[.accessControlExposeHeaders] = "ETag, Content-Range"
    return response
  }
}
