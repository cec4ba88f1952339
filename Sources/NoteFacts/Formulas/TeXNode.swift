/// A part of a formula, as TeX structures it. Plain text and MathML are written from it.
indirect enum TeXNode: Sendable, Hashable {
  /// A number, or the digits of one.
  case number(String)
  /// A letter or another sign that stands for a thing.
  case identifier(String)
  /// An operator, a bracket or a punctuation mark. The plain text can have spaces around it.
  case sign(String, plain: String)
  /// The name of a function, such as sin.
  case function(String)
  /// White space. In TeX, only the commands for spaces are visible.
  case space(shown: String, plain: String)
  /// Text, or signs in upright letters.
  case upright(TeXNode)
  /// A name that the author gives to a function.
  case named(TeXNode)
  /// The parts between two braces, or those of the whole formula.
  case row([TeXNode])
  /// A fraction.
  case fraction(TeXNode, TeXNode)
  /// A square root.
  case root(TeXNode)
  /// A part with superscripts and subscripts, in the order of the source.
  case scripts(base: TeXNode?, [Script])

  /// A superscript or a subscript.
  struct Script: Sendable, Hashable {
    let isRaised: Bool
    let content: TeXNode
  }

  /// Whether it shows more than plain text does: whether it has a fraction, a root or a script.
  var hasStructure: Bool {
    switch self {
    case .number, .identifier, .sign, .function, .space: false
    case .upright(let inner), .named(let inner): inner.hasStructure
    case .row(let nodes): nodes.contains(where: \.hasStructure)
    case .fraction, .root, .scripts: true
    }
  }
}
