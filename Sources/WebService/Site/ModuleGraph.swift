/// The modules of the browser app, and the part that each belongs to.
struct ModuleGraph {
  /// The part of the first page. Every page loads it.
  static let first = "first"
  /// The part of modules that several other parts need.
  static let shared = "shared"

  private(set) var modules: [String: WebModule] = [:]
  /// The modules of each part. A module comes after the modules that it imports.
  private(set) var parts: [String: [String]] = [:]
  /// The part of each module.
  private(set) var partOf: [String: String] = [:]
  /// The modules that are loaded by their own address: the screens, and all that `import("…")` names.
  private(set) var entries: Set<String> = []

  /// Reads all modules that the screens need.
  ///
  /// - Parameters:
  ///   - screens: The modules of the screens by part. The part `first` has `app.js` too.
  ///   - text: Returns the text of a module; nil if there is none.
  /// - Throws: ``SiteError/module(path:line:message:)`` when a module is missing or cannot be joined.
  init(screens: [String: [String]], text: (String) -> String?) throws(SiteError) {
    var waiting = screens
    var users: [String: Set<String>] = [:]
    var order: [String] = []
    while let (part, starts) = waiting.popFirst() {
      entries.formUnion(starts)
      var reached: Set<String> = []
      for start in starts.sorted() { try visit(start, path: [], &reached, &order, text) }
      for module in reached { users[module, default: []].insert(part) }
      for module in reached.flatMap({ modules[$0]?.later ?? [] }) where !entries.contains(module) { waiting[module] = [module] }
    }
    for module in order {
      let parts = users[module] ?? []
      let part = parts.contains(Self.first) ? Self.first : parts.count == 1 ? parts.first ?? Self.shared : Self.shared
      partOf[module] = part
    }
    for module in try sorted(text) { parts[partOf[module] ?? Self.shared, default: []].append(module) }
  }

  /// All modules, each after its imports, and otherwise in the order of their paths.
  private mutating func sorted(_ text: (String) -> String?) throws(SiteError) -> [String] {
    var reached: Set<String> = []
    var order: [String] = []
    for module in modules.keys.sorted() { try visit(module, path: [], &reached, &order, text) }
    return order
  }

  private mutating func visit(
    _ module: String, path: [String], _ reached: inout Set<String>, _ order: inout [String], _ text: (String) -> String?
  ) throws(SiteError) {
    if path.contains(module) { throw .module(path: module, line: 1, message: "imports itself through \(path.joined(separator: ", "))") }
    guard reached.insert(module).inserted else { return }
    if modules[module] == nil {
      guard let text = text(module) else {
        throw .module(path: path.last ?? ScreenRoutes.file, line: 1, message: "there is no module \(module)")
      }
      modules[module] = try WebModule(path: module, text: text)
    }
    for one in modules[module]?.imports ?? [] { try visit(one.module, path: path + [module], &reached, &order, text) }
    order.append(module)
  }
}
