/// Parses one formula to a tree.
struct TeXReader {
  private var rest: Substring
  private var depth = 0

  /// The maximum depth of nested groups and commands. Formulas from outside must not exhaust the stack.
  private static let maximumDepth = 40
  /// The maximum number of scripts of one part. TeX allows two.
  private static let maximumScripts = 4

  /// The tree of a formula; `nil` if it has commands that are not known.
  static func tree(_ formula: Substring) -> TeXNode? {
    var reader = TeXReader(rest: formula)
    guard let tree = reader.sequence(), reader.rest.isEmpty else { return nil }
    return tree
  }

  private init(rest: Substring) { self.rest = rest }

  /// The elements up to the end or a closing brace.
  private mutating func sequence() -> TeXNode? {
    var nodes: [TeXNode] = []
    while let character = rest.first, character != "}" {
      if character == "^" || character == "_" {
        rest.removeFirst()
        guard let content = argument(), Self.add(.init(isRaised: character == "^", content: content), to: &nodes) else { return nil }
      } else {
        guard let node = number() ?? element() else { return nil }
        nodes.append(node)
      }
    }
    return .row(nodes)
  }

  /// Adds a script to the last part, or to nothing. The white space before it disappears.
  private static func add(_ script: TeXNode.Script, to nodes: inout [TeXNode]) -> Bool {
    while case .space = nodes.last { nodes.removeLast() }
    guard case .scripts(let base, let scripts) = nodes.last else {
      nodes.append(.scripts(base: nodes.popLast(), [script]))
      return true
    }
    nodes[nodes.count - 1] = .scripts(base: base, scripts + [script])
    return scripts.count < maximumScripts
  }

  /// A number of several digits. As an argument, TeX takes only one digit.
  private mutating func number() -> TeXNode? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    guard rest.first == ".", let next = rest.dropFirst().first, Self.isDigit(next) else { return .number(String(digits)) }
    let decimals = rest.dropFirst().prefix(while: Self.isDigit)
    rest = rest.dropFirst(1 + decimals.count)
    return .number("\(digits).\(decimals)")
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// One character, group or command.
  private mutating func element() -> TeXNode? {
    guard depth < Self.maximumDepth, let character = rest.popFirst() else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch character {
    case "{":
      guard let inner = sequence(), rest.popFirst() == "}" else { return nil }
      return inner
    case "\\": return command()
    case "&", "#", "~": return nil
    default: return TeXSigns.node(character)
    }
  }

  private mutating func argument() -> TeXNode? {
    rest = rest.drop(while: \.isWhitespace)
    return element()
  }

  private mutating func command() -> TeXNode? {
    guard let first = rest.first else { return nil }
    guard first.isLetter else {
      rest.removeFirst()
      return TeXSigns.escaped[first]
    }
    let name = String(rest.prefix { $0.isLetter && $0.isASCII })
    rest = rest.dropFirst(name.count)
    switch name {
    case "frac", "dfrac", "tfrac":
      guard let above = argument(), let below = argument() else { return nil }
      return .fraction(above, below)
    case "sqrt": return rest.first == "[" ? nil : argument().map { .root($0) }
    case "text", "mathrm", "mathbf", "textbf", "textit": return argument().map { .upright($0) }
    case "operatorname": return argument().map { .named($0) }
    case "mathit", "mathcal", "boldsymbol": return argument()
    case "left", "right", "big", "Big", "bigl", "bigr", "displaystyle", "limits": return rest.first == "." ? nil : .row([])
    default: return TeXSigns.command(name)
    }
  }
}
