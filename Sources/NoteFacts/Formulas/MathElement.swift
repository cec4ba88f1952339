/// An element of MathML Core without attributes.
public struct MathElement: Sendable, Hashable {
  /// The names of the elements that formulas are made of.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case mi, mn, mo, mtext, mrow, mfrac, msqrt, msup, msub, msubsup

    /// Whether the element has a text instead of other elements.
    public var hasText: Bool {
      switch self {
      case .mi, .mn, .mo, .mtext: true
      case .mrow, .mfrac, .msqrt, .msup, .msub, .msubsup: false
      }
    }
  }

  /// The name of the element.
  public let name: Name
  /// The text of `mi`, `mn`, `mo` and `mtext`; empty for other elements.
  public let text: String
  /// The elements in it.
  public let children: [MathElement]

  init(_ name: Name, _ text: String) { (self.name, self.text, children) = (name, text, []) }

  init(_ name: Name, _ children: [MathElement]) { (self.name, text, self.children) = (name, "", children) }

  /// Several elements as one.
  static func row(_ elements: [MathElement]) -> MathElement {
    if elements.count == 1, let only = elements.first { return only }
    return MathElement(.mrow, elements)
  }

  /// The element as XML.
  public var xml: String { "<\(name)>\(Self.escaped(text))\(children.map(\.xml).joined())</\(name)>" }

  private static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }
}
