extension TeXNode {
  /// The formula as the elements of a `math` element.
  var mathML: [MathElement] { elements(isUpright: false) }

  fileprivate func elements(isUpright: Bool) -> [MathElement] {
    switch self {
    case .number(let text): return [MathElement(.mn, text)]
    case .identifier(let text): return [MathElement(isUpright ? .mtext : .mi, text)]
    case .sign(let text, plain: _): return [MathElement(.mo, text)]
    case .function(let name): return [MathElement(.mi, name)]
    case .space(let shown, let plain):
      let text = isUpright && shown.isEmpty ? TeXSigns.noBreak : shown
      return text.isEmpty || plain.isEmpty ? [] : [MathElement(.mtext, text)]
    case .upright(let inner): return inner.uprightElements(.mtext)
    case .named(let inner): return inner.uprightElements(.mi)
    case .row(let nodes): return MathRow.elements(of: nodes, isUpright: isUpright)
    case .fraction(let above, let below): return [MathElement(.mfrac, [above, below].map { $0.element(isUpright) })]
    case .root(let inner): return [MathElement(.msqrt, inner.elements(isUpright: isUpright))]
    case .scripts(let base, let scripts): return [Self.scripted(base?.element(isUpright) ?? .row([]), scripts, isUpright)]
    }
  }

  private func element(_ isUpright: Bool) -> MathElement { .row(elements(isUpright: isUpright)) }

  /// Text without structure is one element. In other text, each letter is one.
  private func uprightElements(_ name: MathElement.Name) -> [MathElement] {
    guard !hasStructure, let text = characters else { return elements(isUpright: true) }
    return text.isEmpty ? [] : [MathElement(name, text)]
  }

  /// The characters of text without structure, with spaces that XML keeps.
  private var characters: String? {
    switch self {
    case .number(let text), .identifier(let text), .sign(_, plain: let text), .function(let text): text
    case .space(let shown, _): shown.isEmpty ? TeXSigns.noBreak : shown
    case .upright(let inner), .named(let inner): inner.characters
    case .row(let nodes): nodes.compactMap(\.characters).joined()
    case .fraction, .root, .scripts: nil
    }
  }

  /// A base with its scripts. A superscript and a subscript stand above each other.
  fileprivate static func scripted(_ base: MathElement, _ scripts: [Script], _ isUpright: Bool) -> MathElement {
    let contents = scripts.map { $0.element(isUpright) }
    if scripts.count == 2, scripts[0].isRaised != scripts[1].isRaised {
      return MathElement(.msubsup, [base] + (scripts[0].isRaised ? contents.reversed() : contents))
    }
    return zip(scripts, contents).reduce(base) { MathElement($1.0.isRaised ? .msup : .msub, [$0, $1.1]) }
  }
}

extension TeXNode.Script {
  /// NB: a raised circle is the sign of degrees.
  fileprivate func element(_ isUpright: Bool) -> MathElement {
    let elements = content.elements(isUpright: isUpright)
    return isRaised && elements.map(\.text) == ["°"] ? MathElement(.mi, "∘") : .row(elements)
  }
}

/// Writes the parts of a row. What stands between two brackets is a row of its own, so that the brackets grow only with it, and a script
/// behind them belongs to the whole.
private struct MathRow {
  private let isUpright: Bool
  /// The elements of the row, and of each part whose bracket is open.
  private var levels: [[MathElement]] = [[]]
  /// Whether the last element is the name of a function, which needs a space behind it.
  private var isFunction = false

  private init(isUpright: Bool) { self.isUpright = isUpright }

  static func elements(of nodes: [TeXNode], isUpright: Bool) -> [MathElement] {
    var row = MathRow(isUpright: isUpright)
    for node in nodes { row.add(node) }
    while let rest = row.closed() { row.append(rest) }
    return row.levels[0]
  }

  private mutating func add(_ node: TeXNode) {
    let (base, scripts) = node.scripted
    let elements = node.elements(isUpright: isUpright)
    guard !elements.isEmpty else { return }
    let bracket = bracket(base)
    if isFunction, bracket == nil { append(MathElement(.mtext, TeXSigns.thin)) }
    isFunction = base?.isFunction ?? false
    if bracket == .opening { levels.append([]) }
    if bracket == .closing, let base, levels.count > 1 {
      append(.row(base.elements(isUpright: isUpright)))
      if let whole = closed() { append(TeXNode.scripted(whole, scripts, isUpright)) }
    } else if node == TeXNode.prime, let base = levels[levels.count - 1].popLast() {
      append(MathElement(.msup, [base] + elements))
    } else {
      append(.row(elements))
    }
  }

  /// Adds an element. Texts beside each other become one.
  private mutating func append(_ element: MathElement) {
    let last = levels.count - 1
    if element.name == .mtext, let before = levels[last].last, before.name == .mtext {
      levels[last].removeLast()
      levels[last].append(MathElement(.mtext, before.text + element.text))
    } else {
      levels[last].append(element)
    }
  }

  /// Ends the part whose bracket was opened last; `nil` if no bracket is open.
  private mutating func closed() -> MathElement? {
    guard levels.count > 1, let inner = levels.popLast() else { return nil }
    return .row(inner)
  }

  private enum Bracket { case opening, closing }

  /// NB: a bar opens and closes.
  private func bracket(_ node: TeXNode?) -> Bracket? {
    switch node {
    case .sign("(", plain: _), .sign("[", plain: _): .opening
    case .sign(")", plain: _), .sign("]", plain: _): .closing
    case .sign("|", plain: "|"): levels.count > 1 && levels.last?.first?.text == "|" ? .closing : .opening
    default: nil
    }
  }
}

extension TeXNode {
  fileprivate static let prime = TeXNode.sign("′", plain: "'")

  fileprivate var isFunction: Bool {
    switch self {
    case .function, .named: true
    default: false
    }
  }

  /// The part without its scripts, and its scripts.
  fileprivate var scripted: (base: TeXNode?, scripts: [Script]) {
    if case .scripts(let base, let scripts) = self { (base, scripts) } else { (self, []) }
  }
}
