/// An ES module of the browser app, taken apart so that it can be joined with others.
///
/// Only the forms that the app uses are read: static imports of names or of a whole module, and exports before a declaration.
struct WebModule {
  /// A static import: the module, and the pattern that receives its names.
  struct Import {
    let module: String
    /// For example `{ a, b: c }`, or `store` for a whole module; nil if the module is imported for its effects.
    let pattern: String?
  }

  /// The path below the folder of the app, such as `widgets/dialog.js`.
  let path: String
  private(set) var imports: [Import] = []
  /// The modules that `import("…")` loads later.
  private(set) var later: [String] = []
  private(set) var exports: [String] = []
  /// The code without imports, without the word `export`, and without lines that are only comments.
  private(set) var body = ""

  /// Reads a module.
  ///
  /// - Throws: ``SiteError/module(path:line:message:)`` for a form that cannot be joined.
  init(path: String, text: String) throws(SiteError) {
    self.path = path
    var isComment = false
    var statement = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if isComment || Self.opensComment(line) {
        isComment = !line.hasSuffix("*/")
        continue
      }
      if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      if !statement.isEmpty || line.hasPrefix("import ") {
        statement += line
        guard line.hasSuffix(";") else { continue }
        imports.append(try imported(statement, line: index + 1))
        statement = ""
      } else if line.hasPrefix("export ") {
        exports.append(try exported(line.dropFirst(7), line: index + 1))
        try append(line.dropFirst(7), line: index + 1)
      } else {
        try append(line, line: index + 1)
      }
    }
  }

  /// Whether a comment begins with this line, and the line has nothing else.
  private static func opensComment(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("/*") else { return false }
    guard let end = text.firstRange(of: "*/") else { return true }
    return end.upperBound == text.endIndex
  }

  private func imported(_ statement: String, line: Int) throws(SiteError) -> Import {
    let parts = statement.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == ";" else { throw fault("this import cannot be joined", line) }
    let module = try resolved(parts[1], line: line)
    let clause = parts[0].dropFirst(6).filter { $0 != " " }
    if clause.isEmpty { return Import(module: module, pattern: nil) }
    guard clause.hasSuffix("from") else { throw fault("this import cannot be joined", line) }
    // NB: the spaces are gone, so `a as b` is read from the statement itself.
    let names = parts[0].dropFirst(7).dropLast(6)
    if names.hasPrefix("* as ") { return Import(module: module, pattern: String(names.dropFirst(5))) }
    guard clause.hasPrefix("{") else { throw fault("import names in braces, or a whole module", line) }
    return Import(module: module, pattern: String(names).replacing(" as ", with: ": "))
  }

  private func exported(_ declaration: Substring, line: Int) throws(SiteError) -> String {
    for keyword in ["async function* ", "async function ", "function* ", "function ", "class ", "const "]
    where declaration.hasPrefix(keyword) {
      let name = declaration.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      if !name.isEmpty { return String(name) }
    }
    throw fault("export a function, a class or a constant where it is declared", line)
  }

  /// Adds a line of code. A joined module runs at another address, so the addresses in the line change.
  private mutating func append(_ line: Substring, line number: Int) throws(SiteError) {
    var text = String(line).replacing("import.meta.url", with: "new URL(\"./\(path)\", import.meta.url)")
    if path.contains("/"), text.contains("import(`") { throw fault("only a module beside app.js can import a computed address", number) }
    var rest = text[...]
    while let start = rest.firstRange(of: "import(\"") {
      let name = rest[start.upperBound...].prefix { $0 != "\"" }
      let module = try resolved(name, line: number)
      later.append(module)
      text = text.replacing("import(\"\(name)\"", with: "import(\"./\(module)\"")
      rest = rest[name.endIndex...]
    }
    body += text + "\n"
  }

  /// The path of a module that this module names relative to itself.
  private func resolved(_ name: Substring, line: Int) throws(SiteError) -> String {
    guard name.hasPrefix(".") else { throw fault("\(name) is not a module of the app", line) }
    var parts = path.split(separator: "/").dropLast()
    for part in name.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private func fault(_ message: String, _ line: Int) -> SiteError { .module(path: path, line: line, message: message) }
}
