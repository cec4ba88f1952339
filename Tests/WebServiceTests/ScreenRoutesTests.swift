import Testing

@testable import WebService

@Suite("Addresses of the app's screens")
struct ScreenRoutesTests {
  private func routes(_ text: String) throws(SiteError) -> ScreenRoutes {
    try ScreenRoutes(StoredFile(bytes: Array(text.utf8), mediaType: "application/json"))
  }

  @Test("The paths are read in the order of the file")
  func paths() throws {
    let text = #"[{"path": "/", "screen": "languages"}, {"path": "/test/:attempt", "screen": "runner"}]"#
    #expect(try routes(text).routes.map(\.path) == ["/", "/test/:attempt"])
  }

  @Test("A screen without a part is a part of its own")
  func parts() throws {
    let text = #"[{"path": "/", "screen": "languages", "part": "first"}, {"path": "/me", "screen": "me"}]"#
    #expect(try routes(text).routes.map(\.part) == ["first", "me"])
  }

  @Test(
    "An invalid list is refused with its line number",
    arguments: [
      ("[\n{]", 2), ("{}", 1), ("[\n1]", 2), (#"[{"screen": "play"}]"#, 1), (#"[{"path": "play"}]"#, 1), (#"[{"path": "/play"}]"#, 1),
    ])
  func refused(text: String, line: Int) {
    let error = #expect(throws: SiteError.self) { try routes(text) }
    guard case .routes(line, _)? = error else {
      Issue.record("refused with \(String(describing: error))")
      return
    }
  }

  @Test("A folder without the list is refused")
  func missing() {
    let index = StoredFile(bytes: [], mediaType: "text/html")
    let error = #expect(throws: SiteError.self) { try Site(files: ["index.html": index], interfaces: []) }
    guard case .noRoutes? = error else {
      Issue.record("refused with \(String(describing: error))")
      return
    }
  }
}
