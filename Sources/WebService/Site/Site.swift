import QuestionWriting
import Hummingbird

/// The files of the browser app, by path below `/`.
public struct Site: Sendable {
  /// Shown for the app's own addresses, which it tells apart itself.
  private let index: StoredFile
  private let files: [String: StoredFile]
  /// Interface languages in the order they are offered.
  let interfaces: [InterfaceLanguage]

  /// - Parameter files: by path without a leading slash; `index.html` must be among them.
  public init(files: [String: StoredFile], interfaces: [InterfaceLanguage]) throws(SiteError) {
    guard let index = files["index.html"] else { throw .noIndex }
    self.index = index
    self.files = files
    self.interfaces = interfaces
  }

  /// Addresses that the app tells apart itself.
  private static let screens = [
    "/", "/test/:attempt", "/result/:attempt", "/playground", "/authors", "/practice", "/practice/new", "/practice/schedule",
    "/practice/courses/:course",
    "/practice/tests/:test", "/practice/tests/:test/print", "/play", "/play/menu", "/play/review",
  ]

  /// The file at a path.
  func file(_ path: String) throws(Problem) -> StoredFile {
    guard let file = files[path] else { throw Problem.notFound("page or resource") }
    return file
  }

  func add<Context: RequestContext>(to router: Router<Context>) {
    for path in Self.screens {
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

  public var description: String { "the browser app has no index.html: name its folder with --web" }
}
