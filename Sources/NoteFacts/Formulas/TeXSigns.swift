/// The characters and commands of TeX that stand for one sign.
enum TeXSigns {
  /// The part that a single character is.
  static func node(_ character: Character) -> TeXNode {
    let text = String(character)
    if character.isWhitespace { return .space(shown: "", plain: text) }
    if character.isNumber { return .number(text) }
    switch character {
    case "*": return .sign("·", plain: "·")
    case "-": return .sign("−", plain: "-")
    case "'": return .sign("′", plain: "'")
    default: return operators.contains(character) ? .sign(text, plain: text) : .identifier(text)
    }
  }

  /// The part that a command is; `nil` if the command is not known.
  static func command(_ name: String) -> TeXNode? {
    if let width = spaces[name] { return .space(shown: width, plain: " ") }
    if functions.contains(name) { return .function(name) }
    guard let plain = signs[name] else { return nil }
    let shown = String(plain[...].trimmingSpaces)
    return operators.isSuperset(of: shown) ? .sign(shown, plain: plain) : .identifier(shown)
  }

  /// The parts that escaped characters are.
  static let escaped: [Character: TeXNode] = [
    ",": .space(shown: thin, plain: " "), ";": .space(shown: thin, plain: " "), ":": .space(shown: thin, plain: " "),
    "!": .row([]), " ": .space(shown: noBreak, plain: " "), "%": .identifier("%"), "$": .identifier("$"), "_": .identifier("_"),
    "#": .identifier("#"), "|": .sign("‖", plain: "‖"),
  ]

  /// A narrow space, as between a number and its unit.
  static let thin = "\u{2009}"
  /// A space that XML does not remove.
  static let noBreak = "\u{A0}"

  private static let spaces = ["quad": "\u{2003}", "qquad": "\u{2003}\u{2003}"]

  /// The signs that MathML has spaces around, or makes as high as what they enclose.
  private static let operators = Set("+-−=<>≤≥≠≈∼∝±×·÷∈∪∩⊂⊆≡⊥∥∧∨¬∂∇∀∃|‖()[],;:!/′→")

  private static let functions: Set = ["log", "ln", "sin", "cos", "tan", "exp", "min", "max"]

  private static let signs: [String: String] = [
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε", "zeta": "ζ", "eta": "η", "theta": "θ",
    "vartheta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π", "rho": "ρ", "sigma": "σ",
    "tau": "τ", "phi": "φ", "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ",
    "Lambda": "Λ", "Xi": "Ξ", "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "cdot": " · ", "times": " × ",
    "div": " ÷ ", "pm": " ± ", "leq": " ≤ ", "le": " ≤ ", "geq": " ≥ ", "ge": " ≥ ", "neq": " ≠ ", "ne": " ≠ ", "approx": " ≈ ",
    "sim": " ∼ ", "propto": " ∝ ", "infty": "∞", "circ": "°", "degree": "°", "in": " ∈ ", "cup": " ∪ ", "cap": " ∩ ", "subset": " ⊂ ",
    "subseteq": " ⊆ ", "partial": "∂", "nabla": "∇", "ell": "ℓ", "hbar": "ħ", "dots": "…", "ldots": "…", "cdots": "…", "mid": " | ",
    "forall": "∀", "exists": "∃", "equiv": " ≡ ", "prime": "′", "emptyset": "∅", "perp": " ⊥ ", "parallel": " ∥ ",
    "lt": " < ", "gt": " > ", "angle": "∠", "land": " ∧ ", "lor": " ∨ ", "neg": "¬",
  ]
}
