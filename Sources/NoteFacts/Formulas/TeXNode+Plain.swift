extension TeXNode {
  /// The formula as plain text: `1/2 m v²`; `nil` if plain text cannot show it.
  var plain: String? {
    var text = ""
    guard write(to: &text) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// Adds the part to the text before it.
  ///
  /// - Returns: False if plain text cannot show it.
  private func write(to text: inout String) -> Bool {
    switch self {
    case .number(let shown), .identifier(let shown), .sign(_, plain: let shown), .space(shown: _, plain: let shown): text += shown
    case .function(let name): text += "\(name) "
    case .upright(let inner), .named(let inner): return inner.write(to: &text)
    case .row(let nodes):
      guard let inner = Self.text(nodes) else { return false }
      text += inner
    case .fraction(let above, let below):
      guard let above = Self.text([above]), let below = Self.text([below]), !above.isEmpty, !below.isEmpty else { return false }
      text += Self.grouped(above) + "/" + Self.grouped(below)
    case .root(let inner):
      guard let inner = Self.text([inner]) else { return false }
      text += "√" + Self.grouped(inner)
    case .scripts(let base, let scripts):
      guard base?.write(to: &text) ?? true else { return false }
      return scripts.allSatisfy { $0.write(to: &text) }
    }
    return true
  }

  fileprivate static func text(_ nodes: [TeXNode]) -> String? {
    var text = ""
    return nodes.allSatisfy { $0.write(to: &text) } ? text : nil
  }

  /// A part of a fraction or a root, in brackets if it has more than one term.
  private static func grouped(_ text: String) -> String {
    let text = String(text[...].trimmingSpaces)
    return text.contains { " +-−·×/=".contains($0) } ? "(\(text))" : text
  }
}

extension TeXNode.Script {
  fileprivate func write(to text: inout String) -> Bool {
    guard let content = TeXNode.text([content]), let shown = shifted(content) else { return false }
    while text.last?.isWhitespace == true { text.removeLast() }
    text += shown
    return true
  }

  /// A text in superscripts or subscripts; `nil` if a character has no such form.
  private func shifted(_ text: String) -> String? {
    if isRaised, text == "°" || text == "∘" { return "°" }
    if isRaised, ["'", "′"].contains(text) { return "′" }
    let table = isRaised ? Self.raised : Self.lowered
    var shown = ""
    for character in text where !character.isWhitespace {
      guard let form = table[character] else { return nil }
      shown.append(form)
    }
    return shown.isEmpty ? nil : shown
  }

  private static let raised = Dictionary(uniqueKeysWithValues: zip("0123456789+-−=()nixyabcdemkt", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣʸᵃᵇᶜᵈᵉᵐᵏᵗ"))
  private static let lowered = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"))
}
