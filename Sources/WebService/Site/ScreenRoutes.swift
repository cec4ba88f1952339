import StrictJSON

/// The addresses of the app's screens, as the browser app lists them in `routes.json`. The app tells them apart itself.
struct ScreenRoutes {
  static let file = "routes.json"

  /// Paths with their parameters, such as `/test/:attempt`.
  let paths: [String]

  /// - Throws: ``SiteError/routes(line:message:)`` when the file is not a list of objects that each have a path from the root.
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
