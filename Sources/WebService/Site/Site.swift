import QuestionWriting
import Hummingbird

/// The browser app: its pages, the files of its build, and all other files of its folder by their path below `/`.
public struct Site: Sendable {
  private let build: AppBuild
  private let files: [String: StoredFile]
  private let screens: ScreenRoutes
  /// The interface languages, in the order of the menu.
  let interfaces: [InterfaceLanguage]

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - files: The files by path, without a leading slash. `index.html` and `routes.json` are required.
  ///   - interfaces: The interface languages, in the order of the menu.
  /// - Throws: ``SiteError`` when a required file is missing, or when `routes.json`, `parts.json` or a module is not valid.
  public init(files: [String: StoredFile], interfaces: [InterfaceLanguage]) throws(SiteError) {
    guard let index = files["index.html"] else { throw .noIndex }
    guard let routes = files[ScreenRoutes.file] else { throw .noRoutes }
    screens = try ScreenRoutes(routes)
    build = try AppBuild(index: index, files: files, screens: screens, interfaces: interfaces)
    self.files = files
    self.interfaces = interfaces
  }

  /// The file at a path without a leading slash. Throws a 404 problem if there is none.
  func file(_ path: String) throws(Problem) -> StoredFile {
    guard let file = files[path] else { throw Problem.notFound("page or resource") }
    return file
  }

  func add<Context: RequestContext>(to router: Router<Context>) {
    for route in screens.routes {
      let page = build.page(for: route.path)
      router.get(RouterPath(route.path)) { request, _ in page.response(to: request) }
    }
    router.get("/assets/**") { request, context in
      let path = context.parameters.getCatchAll().joined(separator: "/")
      guard let file = build.file(path) else { throw Problem.notFound("page or resource") }
      return file.response(to: request, cacheControl: "public, max-age=31536000, immutable")
    }
    router.get("/**") { request, context in
      let path = context.parameters.getCatchAll().joined(separator: "/")
      if let file = files[path] { return file.response(to: request) }
      guard request.headers[.accept]?.contains("text/html") == true else { throw Problem.notFound("page or resource") }
      return build.page(for: "").response(to: request, status: .notFound)
    }
  }
}

/// The texts of the user interface in one language.
public struct InterfaceLanguage: Sendable {
  /// The id of the language.
  public let languageID: String
  /// The name of the language, as the file states it.
  public let name: String
  /// The writing direction, `ltr` or `rtl`.
  public let direction: String
  /// The JSON file with the texts.
  public let file: StoredFile

  /// Creates an interface language.
  public init(languageID: String, name: String, direction: String, file: StoredFile) {
    self.languageID = languageID
    self.name = name
    self.direction = direction
    self.file = file
  }
}

/// The files of the browser app cannot be served.
public enum SiteError: Error, Sendable, CustomStringConvertible {
  /// `index.html` is missing.
  case noIndex
  /// `routes.json` is missing.
  case noRoutes
  /// `routes.json` is not valid. Lines are counted from 1.
  case routes(line: Int, message: String)
  /// `parts.json` is not valid. Lines are counted from 1.
  case parts(line: Int, message: String)
  /// A module is missing, or cannot be joined with others. Lines are counted from 1.
  case module(path: String, line: Int, message: String)

  /// The error and how to correct it.
  public var description: String {
    switch self {
    case .noIndex: "the browser app has no index.html: name its folder with --web"
    case .noRoutes: "the browser app has no routes.json: name its folder with --web"
    case .routes(let line, let message): "routes.json:\(line): \(message)"
    case .parts(let line, let message): "parts.json:\(line): \(message)"
    case .module(let path, let line, let message): "\(path):\(line): \(message)"
    }
  }
}
