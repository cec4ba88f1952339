import StrictJSON

/// The HTML page of the app. All screens share one template; each page names the files that its own screen needs, so that the browser fetches
/// them at once.
struct AppPage {
  /// The line of the template that the addresses of scripts and styles replace.
  private static let place = "<!-- The server names the scripts and styles here. -->"

  let template: StoredFile
  /// The folder of the addresses of the build, without a slash at the end.
  let folder: String
  let graph: ModuleGraph
  let parts: SiteParts
  let styles: Styles
  let screens: ScreenRoutes
  let interfaces: [InterfaceLanguage]

  /// The page for a route; the page of the part `first` if there is none.
  func file(for route: ScreenRoutes.Route?) -> StoredFile {
    let part = route?.part ?? ModuleGraph.first
    let lines = [facts] + styleLinks(part) + scriptLinks(part, route?.module)
    let text = String(decoding: template.bytes, as: UTF8.self)
      .replacing("\"/assets/", with: "\"\(folder)/").replacing(Self.place, with: lines.joined(separator: "\n    "))
    return .text(text, template.mediaType)
  }

  /// The facts that the scripts need at once. NB: a browser does not run a script of this type, so the content security policy permits it.
  private var facts: String {
    let facts: JSON = [
      "assets": .string(folder), "routes": .array(screens.routes.map(\.json)), "interfaces": .array(interfaces.map(\.json)),
      "styles": .strings(parts.styled), "words": .strings(words),
    ]
    return "<script type=\"application/json\" id=\"app\">\(facts.text.replacing("<", with: "\\u003c"))</script>"
  }

  /// The parts with words that a page can load.
  private var words: [String] {
    let known = Set(screens.routes.flatMap { SiteParts.loaded(by: $0.part) })
    return parts.worded.filter(known.contains)
  }

  private func styleLinks(_ part: String) -> [String] {
    SiteParts.loaded(by: part).map(Styles.name).filter { styles.files[$0] != nil }
      .map { "<link rel=\"stylesheet\" href=\"\(folder)/\($0)\">" }
  }

  private func scriptLinks(_ part: String, _ module: String?) -> [String] {
    guard graph.parts[ModuleGraph.first] != nil else { return [] }
    let others = SiteParts.loaded(by: part).dropFirst().filter { graph.parts[$0] != nil }.map(JoinedScripts.name)
    let early = (others + [module].compactMap(\.self)).map { "<link rel=\"modulepreload\" href=\"\(folder)/\($0)\">" }
    return early + ["<script type=\"module\" src=\"\(folder)/\(JoinedScripts.name(of: ModuleGraph.first))\"></script>"]
  }
}
