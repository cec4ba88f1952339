import QuestionWriting
import Hummingbird

/// The files of the browser app, by path below `/`.
public struct Site: Sendable {
  /// Shown for the app's own addresses, which it tells apart itself.
  private let index: StoredFile
  private let files: [String: StoredFile]
  private let screens: ScreenRoutes
  /// Interface languages in the order they are offered.
  let interfaces: [InterfaceLanguage]

  /// - Parameter files: by path without a leading slash; `index.html` and `routes.json` must be among them.
  /// - Throws: a ``SiteError`` when one of the two is missing or the routes cannot be read.
  public init(files: [String: StoredFile], interfaces: [InterfaceLanguage]) throws(SiteError) {
    guard let index = files["index.html"] else { throw .noIndex }
    guard let routes = files[ScreenRoutes.file] else { throw .noRoutes }
    screens = try ScreenRoutes(routes)
    self.index = index
    self.files = files
    self.interfaces = interfaces
  }

  /// The file at a path.
  func file(_ path: String) throws(Problem) -> StoredFile {
    guard let file = files[path] else { throw Problem.notFound("page or resource") }
    return file
  }

  func add<Context: RequestContext>(to router: Router<Context>) {
    for path in screens.paths {
      router.get(RouterPath(path)) { request, _ in index.response(to: request) }
    }
    router.get("/**") { request, context in
      let path = context.parameters.getCatchAll().joined(separator: "/")
      if let file = files[path] { return file.response(to: request) }
      guard request.headers[.accept]?.contains("text/html") == true else { throw Problem.notFound("page or resource") }
      return index.response(to: request, status: .notFound)
    }
  }
}

/// Words of the interface in one language, as the file has them.
public struct InterfaceLanguage: Sendable {
  public let languageID: String
  public let name: String
  public let direction: String
  public let file: StoredFile

  public init(languageID: String, name: String, direction: String, file: StoredFile) {
    self.languageID = languageID
    self.name = name
    self.direction = direction
    self.file = file
  }
}

public enum SiteError: Error, Sendable, CustomStringConvertible {
  case noIndex
  case noRoutes
  /// `routes.json` is not what it should be; lines are counted from 1.
  case routes(line: Int, message: String)

  public var description: String {
    switch self {
    case .noIndex: "the browser app has no index.html: name its folder with --web"
    case .noRoutes: "the browser app has no routes.json: name its folder with --web"
    case .routes(let line, let message): "routes.json:\(line): \(message)"
    }
  }
}
