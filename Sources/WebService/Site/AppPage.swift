import NoteFacts
import StrictJSON

/// The HTML page of the app. All screens share one template; each page names the files that its own screen needs, so that the browser fetches
/// them at once.
struct AppPage {
  /// The line of the template that the addresses of scripts and styles replace.
  private static let place = "<!-- The server names the scripts and styles here. -->"

  /// The template with addresses of the build, split at the line for scripts and styles.
  private let template: [Substring]
  private let mediaType: String
  /// The facts that the scripts need at once. NB: a browser does not run a script of this type, so the content security policy permits it.
  private let facts: String
  /// The folder of the addresses of the build, without a slash at the end.
  private let folder: String
  private let graph: ModuleGraph
  private let styles: Styles

  init(
    template: StoredFile, folder: String, graph: ModuleGraph, parts: SiteParts, styles: Styles, screens: ScreenRoutes,
    interfaces: [InterfaceLanguage]
  ) {
    self.template = String(decoding: template.bytes, as: UTF8.self).replacing("\"/assets/", with: "\"\(folder)/")
      .split(separator: Self.place, omittingEmptySubsequences: false)
    mediaType = template.mediaType
    let facts: JSON = [
      "assets": .string(folder), "routes": .array(screens.routes.map(\.json)), "interfaces": .array(interfaces.map(\.json)),
      "styles": .strings(parts.styled), "words": .strings(Self.words(parts, screens)),
    ]
    let text = facts.text.replacingScalars { $0 == "<" ? "\\u003c" : nil }
    self.facts = "<script type=\"application/json\" id=\"app\">\(text)</script>"
    (self.folder, self.graph, self.styles) = (folder, graph, styles)
  }

  /// The page for a route; the page of the part `first` if there is none.
  func file(for route: ScreenRoutes.Route?) -> StoredFile {
    let part = route?.part ?? ModuleGraph.first
    let lines = [facts] + styleLinks(part) + scriptLinks(part, route?.module)
    return .text(template.joined(separator: lines.joined(separator: "\n    ")), mediaType)
  }

  /// The parts with words that a page can load.
  private static func words(_ parts: SiteParts, _ screens: ScreenRoutes) -> [String] {
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
