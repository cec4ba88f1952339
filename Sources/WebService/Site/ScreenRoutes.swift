import StrictJSON

/// The screens of the browser app, from its `routes.json`. The server returns a page for each of their paths.
struct ScreenRoutes {
  static let file = "routes.json"

  /// One screen.
  struct Route {
    /// The path with its parameters, such as `/test/:attempt`.
    let path: String
    /// The name of the module in `screens`.
    let screen: String
    /// The part of the app that the screen belongs to. Without a part in the file, the screen is a part of its own.
    let part: String

    /// The path of the module.
    var module: String { "screens/\(screen).js" }

    /// The route as the page has it.
    var json: JSON { ["path": .string(path), "screen": .string(screen), "part": .string(part)] }
  }

  /// The screens in the order of the file.
  let routes: [Route]

  /// Reads `routes.json`.
  ///
  /// - Throws: ``SiteError/routes(line:message:)`` when the file is not an array of objects, each with a `screen` and a `path` that begins
  ///   with `/`.
  init(_ file: StoredFile) throws(SiteError) {
    let json: JSON
    do { json = try JSON.parse(file.bytes) } catch { throw .routes(line: error.line, message: error.message) }
    guard let list = json.array else { throw .routes(line: json.line, message: "expected an array of routes") }
    var routes: [Route] = []
    for route in list {
      guard let path = route["path"]?.string, path.hasPrefix("/"), let screen = route["screen"]?.string else {
        throw .routes(line: route.line, message: "expected a route with a screen and a path that begins with /")
      }
      routes.append(Route(path: path, screen: screen, part: route["part"]?.string ?? screen))
    }
    self.routes = routes
  }
}
