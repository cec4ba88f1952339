/// A formula of notes that is more than its plain text shows: one with a fraction, a root or a script.
public struct TeXFormula: Sendable, Hashable {
  /// The formula as it stands in texts: as plain text, `1/2 m v²`, or between dollar signs if plain text cannot show it, `$v_d$`.
  public let text: String
  /// The source in TeX: `\frac{1}{2} m v^2`.
  public let tex: String

  /// Creates a formula from stored parts without checking them.
  public init(text: String, tex: String) { (self.text, self.tex) = (text, tex) }

  /// Reads a formula.
  ///
  /// - Parameter tex: The source without the signs around it.
  /// - Returns: `nil` if the source is too long, has commands that are not known, or has nothing that plain text does not show.
  public init?(tex: String) {
    guard tex.utf8.count <= Self.maximumLength, let tree = TeXReader.tree(tex[...]), tree.hasStructure else { return nil }
    let tex = tex.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // NB: notes lose some signs of a formula that stays between dollar signs, because they are marks of Markdown.
    self.init(text: tree.plain ?? InlineMarkdown.withoutMarks("$\(tex)$"), tex: tex)
  }

  /// The maximum length of the source in bytes.
  public static let maximumLength = 400

  /// The children of the `math` element that shows the formula; empty if the source cannot be read.
  public var mathML: [MathElement] {
    guard tex.utf8.count <= Self.maximumLength else { return [] }
    return TeXReader.tree(tex[...])?.mathML ?? []
  }
}
