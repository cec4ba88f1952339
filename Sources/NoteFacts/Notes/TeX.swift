/// Converts simple TeX formulas to plain Unicode text: `$\frac{1}{2} m v^2$` becomes `1/2 m v²`. A formula that plain text cannot show is
/// left as it is, and no question is asked about it.
enum TeX {
  /// The maximum length of a formula in bytes.
  private static let maximumLength = 400

  /// A text with every formula between dollar signs, `\(…\)` or `\[…\]` converted.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) || text.firstPlace(of: "\\(") != nil || text.firstPlace(of: "\\[") != nil else {
      return text
    }
    var output = ""
    var rest = text[...]
    while let found = next(in: rest) {
      output += rest[..<found.range.lowerBound]
      output += TeXReader.plain(found.inner) ?? String(rest[found.range])
      rest = rest[found.range.upperBound...]
    }
    return output + rest
  }

  private static let delimiters = [("$$", "$$"), ("$", "$"), ("\\(", "\\)"), ("\\[", "\\]")]

  /// The first formula of a text. The text is read once, whatever it contains: notes can consist of dollar signs.
  private static func next(in text: Substring) -> (range: Range<String.Index>, inner: Substring)? {
    var start = text.startIndex
    while let place = text.utf8[start...].firstIndex(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "\\") }) {
      // NB: `$$` comes before `$` in the table.
      let pair = delimiters.first { text.utf8[place...].starts(with: $0.0.utf8) }
      if let pair, let formula = formula(at: place, between: pair, in: text) { return formula }
      start = text.utf8.index(place, offsetBy: pair?.0.utf8.count ?? 1)
    }
    return nil
  }

  private static func formula(
    at place: String.Index, between pair: (String, String), in text: Substring
  ) -> (range: Range<String.Index>, inner: Substring)? {
    let start = text.utf8.index(place, offsetBy: pair.0.utf8.count)
    let limit = text.utf8.index(start, offsetBy: maximumLength, limitedBy: text.endIndex) ?? text.endIndex
    let inside = text[start..<limit]
    guard let end = inside.firstPlace(of: pair.1), end.lowerBound > inside.startIndex else { return nil }
    let inner = inside[..<end.lowerBound]
    // NB: “from $5 to $9” contains no formula.
    let isPrice = pair.0 == "$" && (inner.last?.isWhitespace == true && inner.first?.isNumber == true)
    return isPrice ? nil : (place..<end.upperBound, inner)
  }
}

/// Reads one formula.
struct TeXReader {
  private var rest: Substring

  /// The formula as plain text; `nil` if plain text cannot show it.
  static func plain(_ formula: Substring) -> String? {
    var reader = TeXReader(rest: formula)
    guard let text = reader.sequence(), reader.rest.isEmpty else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// The elements up to the end or a closing brace.
  private mutating func sequence() -> String? {
    var text = ""
    while let character = rest.first, character != "}" {
      if character == "^" || character == "_" {
        rest.removeFirst()
        guard let raised = argument(), let shown = Self.shifted(raised, character == "^") else { return nil }
        text = String(text[...].reversed().drop(while: \.isWhitespace).reversed()) + shown
      } else {
        guard let element = element() else { return nil }
        text += element
      }
    }
    return text
  }

  /// One character, group or command.
  private mutating func element() -> String? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "{":
      guard let inner = sequence(), rest.popFirst() == "}" else { return nil }
      return inner
    case "\\": return command()
    case "&", "#", "~": return nil
    case "*": return "·"
    default: return String(character)
    }
  }

  private mutating func argument() -> String? {
    rest = rest.drop(while: \.isWhitespace)
    return element()
  }

  private mutating func command() -> String? {
    guard let first = rest.first else { return nil }
    guard first.isLetter else {
      rest.removeFirst()
      return Self.escaped[first]
    }
    let name = String(rest.prefix { $0.isLetter && $0.isASCII })
    rest = rest.dropFirst(name.count)
    switch name {
    case "frac", "dfrac", "tfrac":
      guard let above = argument(), let below = argument(), !above.isEmpty, !below.isEmpty else { return nil }
      return Self.grouped(above) + "/" + Self.grouped(below)
    case "sqrt":
      guard rest.first != "[", let root = argument() else { return nil }
      return "√" + Self.grouped(root)
    case "text", "mathrm", "mathbf", "mathit", "textbf", "textit", "operatorname", "mathcal", "boldsymbol": return argument()
    case "left", "right", "big", "Big", "bigl", "bigr", "displaystyle", "limits": return rest.first == "." ? nil : ""
    default: return Self.signs[name]
    }
  }

  /// A part of a fraction or a root, in brackets if it has more than one term.
  private static func grouped(_ text: String) -> String {
    let text = String(text[...].trimmingSpaces)
    return text.contains { " +-−·×/=".contains($0) } ? "(\(text))" : text
  }

  /// A text in superscripts or subscripts; `nil` if a character has no such form.
  private static func shifted(_ text: String, _ isRaised: Bool) -> String? {
    if isRaised, text == "°" || text == "∘" { return "°" }
    if isRaised, ["'", "′"].contains(text) { return "′" }
    let table = isRaised ? raised : lowered
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

  private static let escaped: [Character: String] = [
    ",": " ", ";": " ", ":": " ", "!": "", " ": " ", "%": "%", "$": "$", "_": "_", "#": "#", "|": "‖",
  ]

  private static let signs: [String: String] = [
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε", "zeta": "ζ", "eta": "η", "theta": "θ",
    "vartheta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π", "rho": "ρ", "sigma": "σ",
    "tau": "τ", "phi": "φ", "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ",
    "Lambda": "Λ", "Xi": "Ξ", "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "cdot": " · ", "times": " × ",
    "div": " ÷ ", "pm": " ± ", "leq": " ≤ ", "le": " ≤ ", "geq": " ≥ ", "ge": " ≥ ", "neq": " ≠ ", "ne": " ≠ ", "approx": " ≈ ",
    "sim": " ∼ ", "propto": " ∝ ", "infty": "∞", "circ": "°", "degree": "°", "in": " ∈ ", "cup": " ∪ ", "cap": " ∩ ", "subset": " ⊂ ",
    "subseteq": " ⊆ ", "partial": "∂", "nabla": "∇", "ell": "ℓ", "hbar": "ħ", "dots": "…", "ldots": "…", "cdots": "…", "mid": " | ",
    "forall": "∀", "exists": "∃", "equiv": " ≡ ", "log": "log ", "ln": "ln ", "sin": "sin ", "cos": "cos ", "tan": "tan ", "exp": "exp ",
    "min": "min ", "max": "max ", "quad": " ", "qquad": " ", "prime": "′", "emptyset": "∅", "perp": " ⊥ ", "parallel": " ∥ ",
    "lt": " < ", "gt": " > ", "angle": "∠", "int": "", "land": " ∧ ", "lor": " ∨ ", "neg": "¬",
  ].filter { !$0.value.isEmpty }
}
