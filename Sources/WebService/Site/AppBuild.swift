import Reproducible
import StrictJSON

/// The browser app as browsers receive it: few files, at addresses that contain a hash of the whole app.
///
/// A file at such an address never changes, so browsers keep it without asking again. A page names the files of its own build only, so an
/// update never mixes old modules with new ones.
struct AppBuild: Sendable {
  /// A hash of everything that browsers receive. So it also changes when the server joins the same files in another way.
  let id: String
  private let files: [String: StoredFile]
  private let words: WordFiles
  private let pages: [String: StoredFile]
  private let otherPage: StoredFile

  /// The folder of all addresses of the build, without a slash at the end.
  private static func folder(_ id: String) -> String { "/assets/\(id)" }
  private static let ownPage = "page.html"
  private static let fileList = "files.json"

  /// Makes the build.
  ///
  /// - Parameters:
  ///   - index: The page with places for the addresses.
  ///   - files: All files of the app, by path.
  ///   - screens: The screens of the app.
  ///   - interfaces: The interface languages, in the order of the menu.
  /// - Throws: ``SiteError`` when `parts.json` or a module is not valid.
  init(
    index: StoredFile, files: [String: StoredFile], screens: ScreenRoutes, interfaces: [InterfaceLanguage]
  ) throws(SiteError) {
    let parts = try SiteParts(files[SiteParts.file])
    let graph = try Self.graph(files, screens)
    var made = files.filter { !$0.key.hasSuffix(".js") }
    for (name, text) in JoinedScripts.files(graph) { made[name] = .text(text, "text/javascript; charset=utf-8") }
    words = WordFiles(parts: parts, languages: interfaces)
    func addressed(_ folder: String) -> Addressed {
      let styles = Styles(files: files, parts: parts, folder: folder)
      let page = AppPage(
        template: index, folder: folder, graph: graph, parts: parts, styles: styles, screens: screens, interfaces: interfaces)
      return Addressed(
        styles: styles.files.mapValues { .text($0, "text/css; charset=utf-8") },
        pages: Dictionary(screens.routes.map { ($0.path, page.file(for: $0)) }) { first, _ in first }, otherPage: page.file(for: nil))
    }
    let id = Self.hash(made, addressed(""), words, interfaces)
    let final = addressed(Self.folder(id))
    made.merge(final.styles) { $1 }
    made[Self.ownPage] = final.otherPage
    made[Self.fileList] = .text(JSON.strings(Self.needed(of: made.keys)).text, "application/json")
    (self.id, self.files, pages, otherPage) = (id, made, final.pages, final.otherPage)
  }

  /// The files that contain addresses of the build.
  private struct Addressed {
    let styles: [String: StoredFile]
    let pages: [String: StoredFile]
    let otherPage: StoredFile
  }

  /// The page for the path of a route, such as `/test/:attempt`.
  func page(for path: String) -> StoredFile { pages[path] ?? otherPage }

  /// A file of the build by its path below `/assets`; nil if there is none.
  func file(_ path: String) -> StoredFile? {
    guard path.hasPrefix("\(id)/") else { return nil }
    let name = String(path.dropFirst(id.count + 1))
    return name.hasPrefix("words/") ? words.file(String(name.dropFirst(6))) : files[name]
  }

  private static func hash(
    _ files: [String: StoredFile], _ addressed: Addressed, _ words: WordFiles, _ interfaces: [InterfaceLanguage]
  ) -> String {
    func tags(_ files: [String: StoredFile]) -> [String] {
      files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.entityTag)" }
    }
    // NB: one language shows whether the words are split in another way. All languages would make each start wait.
    let split = interfaces.first.map { tags(words.files(of: $0.languageID)) } ?? []
    let all =
      tags(files) + tags(addressed.styles) + tags(addressed.pages) + [addressed.otherPage.entityTag] + split
      + interfaces.map { "\($0.languageID) \($0.file.entityTag)" }
    return String(FNV1a(all.joined(separator: "\n").utf8).value, radix: 36)
  }

  private static func graph(_ files: [String: StoredFile], _ screens: ScreenRoutes) throws(SiteError) -> ModuleGraph {
    var modules: [String: [String]] = [:]
    for route in screens.routes { modules[route.part, default: []].append(route.module) }
    if files["app.js"] != nil { modules[ModuleGraph.first, default: []].append("app.js") }
    return try ModuleGraph(screens: modules) { files[$0].map { String(decoding: $0.bytes, as: UTF8.self) } }
  }

  /// The files that the app needs to open without the server. The system copies the icons when the app is installed.
  private static func needed(of names: some Sequence<String>) -> [String] {
    let others = ["index.html", ScreenRoutes.file, SiteParts.file]
    let folders = ["api/", "matcher/", "icons/"]
    return names.filter { name in
      let isSource = name.hasSuffix(".css") && !Styles.isJoined(name)
      return !isSource && !others.contains(name) && !folders.contains { name.hasPrefix($0) }
    }.sorted()
  }
}

extension StoredFile {
  /// A file with a text.
  static func text(_ text: String, _ mediaType: String) -> StoredFile { StoredFile(bytes: Array(text.utf8), mediaType: mediaType) }
}
