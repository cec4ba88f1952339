import StrictJSON

/// The paths of the screens of the browser app, from its `routes.json`. The server returns the same page for all of them.
struct ScreenRoutes {
  static let file = "routes.json"

  /// The paths with their parameters, such as `/test/:attempt`.
  let paths: [String]

  /// Reads `routes.json`.
  ///
  /// - Throws: ``SiteError/routes(line:message:)`` when the file is not an array of objects, each with a `path` that begins with `/`.
  init(_ file: StoredFile) throws(SiteError) {
    let json: JSON
    do { json = try JSON.parse(file.bytes) } catch { throw .routes(line: error.line, message: error.message) }
    guard let routes = json.array else { throw .routes(line: json.line, message: "expected an array of routes") }
    var paths: [String] = []
    for route in routes {
      guard let path = route["path"]?.string, path.hasPrefix("/") else {
        throw .routes(line: route.line, message: "expected a route with a path that begins with /")
      }
      paths.append(path)
    }
    self.paths = paths
  }
}
