import Testing

@testable import WebService

@Suite("The build of the browser app")
struct AppBuildTests {
  private static let routes =
    #"[{"path": "/", "screen": "home", "part": "first"}, {"path": "/play/:id", "screen": "play", "part": "game"}]"#
  private static let parts = #"{"shared": {"words": ["keys"]}, "game": {"styles": ["game"], "words": ["play"]}}"#
  private static let page = "<link href=\"/assets/icon.svg\">\n<!-- The server names the scripts and styles here. -->\n"
  private static let files: [String: String] = [
    "index.html": page, "routes.json": routes, "parts.json": parts, "app.js": "", "icon.svg": "<svg/>",
    "screens/home.js": "export const open = 1;\n", "screens/play.js": "export const open = 2;\n",
    "css/base.css": "a {}\n", "css/game.css": "b { background: url(\"/icon.svg\"); }\n", "css/new.css": "c {}\n",
  ]

  private func site(_ changes: [String: String] = [:], words: String = #"{"a.b": "A", "play.c": "C", "keys.d": "D"}"#) throws -> AppBuild {
    let files = Self.files.merging(changes) { $1 }.mapValues { StoredFile.text($0, "text/plain") }
    let english = InterfaceLanguage(
      languageID: "en", name: "English", direction: "ltr", file: .text("{\"words\": \(words)}", "application/json"))
    return try AppBuild(
      index: try #require(files["index.html"]), files: files, screens: try ScreenRoutes(try #require(files["routes.json"])),
      interfaces: [english])
  }

  private func text(_ file: StoredFile?) throws -> String { String(decoding: try #require(file).bytes, as: UTF8.self) }

  @Test("A page names the files of its screen, at addresses with the id of the build")
  func page() throws {
    let build = try site()
    let page = try text(build.page(for: "/play/:id"))
    for name in ["icon.svg", "css/part.first.css", "css/part.game.css", "part.first.js", "part.game.js", "screens/play.js"] {
      #expect(page.contains("\"/assets/\(build.id)/\(name)\""), "\(name)")
      #expect(build.file("\(build.id)/\(name)") != nil, "\(name)")
    }
    let first = try text(build.page(for: "/"))
    #expect(!first.contains("part.game.") && first.contains("screens/home.js"))
    #expect(try text(build.page(for: "none")).contains("part.first.js"))
  }

  @Test("A change of any file or word changes the id, and files of another id are not found")
  func identity() throws {
    let ids = [
      try site(), try site(["icon.svg": "<svg></svg>"]), try site(["css/base.css": "d {}\n"]), try site(words: #"{"a.b": "B"}"#),
    ].map(\.id)
    #expect(Set(ids).count == 4)
    #expect(try site().id == ids[0])
    #expect(try site().file("\(ids[1])/icon.svg") == nil)
  }

  @Test("The id is a hash of what browsers receive, and not of its sources")
  func received() throws {
    let build = try site()
    // NB: the first change has no effect on any file that is sent. The others change how the same sources are joined.
    #expect(try site(["unused.js": "export const unused = 1;\n"]).id == build.id)
    #expect(try site(["css/game.css": "", "css/new.css": "b { background: url(\"/icon.svg\"); }\n"]).id != build.id)
    let ids = try [
      ["parts.json": Self.parts.replacing("\"play\"", with: "\"a\"")], ["routes.json": Self.routes.replacing("game", with: "first")],
    ].map { try site($0).id }
    #expect(Set(ids + [build.id]).count == 3)
  }

  @Test("Styles that no part names are those of the first page, and addresses in styles are those of the build")
  func styles() throws {
    let build = try site()
    #expect(try text(build.file("\(build.id)/css/part.first.css")) == "a {}\nc {}\n")
    #expect(try text(build.file("\(build.id)/css/part.game.css")).contains("url(\"/assets/\(build.id)/icon.svg\")"))
  }

  @Test("Each word is in the file of one part", arguments: [("first", "a.b"), ("shared", "keys.d"), ("game", "play.c")])
  func words(part: String, key: String) throws {
    let build = try site()
    let words = try text(build.file("\(build.id)/words/en/\(part).json"))
    #expect(words.contains("\"\(key)\"") && ["a.b", "keys.d", "play.c"].count { words.contains($0) } == 1)
    #expect(build.file("\(build.id)/words/xx/\(part).json") == nil)
  }

  @Test("A word belongs to the first part that names it, or the beginning of it up to a full stop")
  func owners() throws {
    let parts = try SiteParts(.text(#"{"one": {"words": ["a.b"]}, "two": {"words": ["a", "a.b.c"]}}"#, "application/json"))
    for (key, part) in [("a.b", "one"), ("a.b.c", "one"), ("a", "two"), ("a.c", "two"), ("ab", "first"), ("b.a", "first")] {
      #expect(parts.part(of: key) == part, "\(key)")
    }
  }

  @Test("The list of files for a visit without the server has the page, scripts and styles, and no sources")
  func list() throws {
    let build = try site()
    let list = try text(build.file("\(build.id)/files.json"))
    for name in ["page.html", "part.first.js", "part.game.js", "screens/home.js", "css/part.game.css", "icon.svg"] {
      #expect(list.contains("\"\(name)\""), "\(name)")
    }
    for name in ["index.html", "routes.json", "app.js", "css/base.css"] { #expect(!list.contains("\"\(name)\""), "\(name)") }
  }

  @Test("Facts in the page cannot end their script early")
  func facts() throws {
    let build = try site(["routes.json": #"[{"path": "/</script>", "screen": "home", "part": "first"}]"#])
    #expect(try !text(build.page(for: "none")).contains("/</script>"))
  }

  @Test("An invalid list of parts is refused with its line", arguments: [("[]", 1), ("{\n\"a\": {\"styles\": 1}}", 2), ("{", 1)])
  func refused(parts: String, line: Int) {
    let error = #expect(throws: SiteError.self) { try site(["parts.json": parts]) }
    guard case .parts(line, _)? = error else {
      Issue.record("refused with \(String(describing: error))")
      return
    }
  }
}
