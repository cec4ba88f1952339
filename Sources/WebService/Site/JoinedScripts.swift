/// Joins the modules of each part of the app into one script, so that a page needs few requests.
///
/// Each module becomes a function that runs once, and returns its exports. Modules of other scripts are imported.
enum JoinedScripts {
  /// The name of the script of a part.
  static func name(of part: String) -> String { "part.\(part.replacing("/", with: "."))" + (part.hasSuffix(".js") ? "" : ".js") }

  /// The scripts of all parts, and one short module for each module that is loaded by its own address.
  static func files(_ graph: ModuleGraph) -> [String: String] {
    var files: [String: String] = [:]
    for (part, modules) in graph.parts { files[name(of: part)] = script(part, modules, graph) }
    for entry in graph.entries where graph.modules[entry]?.exports.isEmpty == false { files[entry] = address(of: entry, graph) }
    return files
  }

  private static func script(_ part: String, _ modules: [String], _ graph: ModuleGraph) -> String {
    var others: [String: Set<String>] = [:]
    for one in modules.compactMap({ graph.modules[$0] }).flatMap(\.imports) {
      guard let owner = graph.partOf[one.module], owner != part else { continue }
      others[owner, default: []].insert(identifier(one.module))
    }
    let imports = others.sorted { $0.key < $1.key }.map {
      "import { \($0.value.sorted().joined(separator: ", ")) } from \"./\(name(of: $0.key))\";\n"
    }
    return imports.joined() + modules.compactMap { graph.modules[$0] }.map(function).joined()
  }

  private static func function(_ module: WebModule) -> String {
    let imports = module.imports.compactMap { one in one.pattern.map { "const \($0) = \(identifier(one.module));\n" } }
    return """
      // \(module.path)
      export const \(identifier(module.path)) = (() => {
      \(imports.joined())\(module.body)return { \(module.exports.joined(separator: ", ")) };
      })();

      """
  }

  /// The module at the address of an entry. It has the exports of the joined module.
  private static func address(of entry: String, _ graph: ModuleGraph) -> String {
    guard let module = graph.modules[entry], let part = graph.partOf[entry] else { return "" }
    let up = String(repeating: "../", count: entry.count { $0 == "/" })
    return """
      import { \(identifier(entry)) as module } from "\(up.isEmpty ? "./" : up)\(name(of: part))";
      export const { \(module.exports.joined(separator: ", ")) } = module;

      """
  }

  private static func identifier(_ path: String) -> String { "$" + path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }
}
