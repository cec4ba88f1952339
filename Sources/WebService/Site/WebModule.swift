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
  var body: String { String(decoding: code, as: UTF8.self) }
  private var code: [UInt8] = []

  /// Reads a module.
  ///
  /// - Throws: ``SiteError/module(path:line:message:)`` for a form that cannot be joined.
  init(path: String, text: String) throws(SiteError) {
    self.path = path
    var isComment = false
    var statement = ""
    for (index, (line, namesImport)) in Self.lines(Array(text.utf8)).enumerated() {
      let number = index + 1
      let ink = line.drop { $0 == UInt8(ascii: " ") }
      if isComment || Self.opensComment(ink) {
        isComment = !line.suffix(2).elementsEqual("*/".utf8)
      } else if ink.starts(with: "//".utf8) {
        continue
      } else if !statement.isEmpty || line.starts(with: "import ".utf8) {
        statement += String(decoding: line, as: UTF8.self)
        guard line.last == UInt8(ascii: ";") else { continue }
        imports.append(try imported(statement, line: number))
        statement = ""
      } else if line.starts(with: "export ".utf8) {
        exports.append(try exported(String(decoding: line.dropFirst(7), as: UTF8.self), line: number))
        try append(line.dropFirst(7), namesImport, line: number)
      } else {
        try append(line, namesImport, line: number)
      }
    }
  }

  /// The lines of a text, and whether each has the word `import`. Few lines have it.
  // NB: one simple loop over the bytes. Functions of strings and collections would take a large part of the time of a start.
  private static func lines(_ text: [UInt8]) -> [(line: ArraySlice<UInt8>, namesImport: Bool)] {
    var (lines, start, namesImport) = ([(line: ArraySlice<UInt8>, namesImport: Bool)](), 0, false)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\n") {
        lines.append((text[start..<index], namesImport))
        (start, namesImport) = (index + 1, false)
      } else if byte == UInt8(ascii: "m"), index > start, text[index - 1] == UInt8(ascii: "i") {
        namesImport = namesImport || text[(index + 1)...].starts(with: "port".utf8)
      }
      index += 1
    }
    return lines + [(text[start...], namesImport)]
  }

  /// Whether a comment begins with this line, and the line has nothing else. The line has no spaces at its beginning.
  private static func opensComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "/*".utf8) else { return false }
    let text = String(decoding: line, as: UTF8.self)
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

  private func exported(_ declaration: String, line: Int) throws(SiteError) -> String {
    for keyword in ["async function* ", "async function ", "function* ", "function ", "class ", "const "]
    where declaration.hasPrefix(keyword) {
      let name = declaration.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      if !name.isEmpty { return String(name) }
    }
    throw fault("export a function, a class or a constant where it is declared", line)
  }

  /// Adds a line of code. A joined module runs at another address, so the addresses in the line change.
  private mutating func append(_ line: ArraySlice<UInt8>, _ namesImport: Bool, line number: Int) throws(SiteError) {
    if namesImport {
      code += try readdressed(String(decoding: line, as: UTF8.self), line: number).utf8
    } else {
      code += line
    }
    code.append(UInt8(ascii: "\n"))
  }

  private mutating func readdressed(_ line: String, line number: Int) throws(SiteError) -> String {
    var text = line.replacing("import.meta.url", with: "new URL(\"./\(path)\", import.meta.url)")
    if path.contains("/"), text.contains("import(`") { throw fault("only a module beside app.js can import a computed address", number) }
    var rest = text[...]
    while let start = rest.firstRange(of: "import(\"") {
      let name = rest[start.upperBound...].prefix { $0 != "\"" }
      let module = try resolved(name, line: number)
      later.append(module)
      text = text.replacing("import(\"\(name)\"", with: "import(\"./\(module)\"")
      rest = rest[name.endIndex...]
    }
    return text
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
