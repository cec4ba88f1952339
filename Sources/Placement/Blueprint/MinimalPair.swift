/// The parts of a minimal pair's stem: a context, and two sentences of which one fits the context.
///
/// The sentences are on lines with a label: a word of the test's language and the letter A or B, as in `Sentence A: “…”`,
/// `文A：…` or `Lause A: …`. Without such labels, the last two lines that are not empty are the sentences.
public struct MinimalPair: Sendable, Hashable {
  /// The lines above the sentences; may be empty.
  public let context: String
  /// Without its label and the quotation marks around it.
  public let sentenceA: String
  /// Without its label and the quotation marks around it.
  public let sentenceB: String

  /// Parses a stem. Nil when the stem has fewer than two lines with text.
  public init?(stem: String) {
    let lines = Self.lines(of: stem)
    guard let pair = Self.labelled(lines) ?? Self.lastTwo(lines) else { return nil }
    context = lines.enumerated().filter { $0.offset != pair.a.line && $0.offset != pair.b.line }
      .map(\.element).joined(separator: "\n")
    sentenceA = Self.unquoted(pair.a.text)
    sentenceB = Self.unquoted(pair.b.text)
  }

  private typealias Sentence = (line: Int, text: String)

  private static func lines(of stem: String) -> [String] {
    // NB: split on scalars: "\r\n" is one Character.
    stem.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0).trimmedScalars() }.filter { !$0.isEmpty }
  }

  private static func labelled(_ lines: [String]) -> (a: Sentence, b: Sentence)? {
    func find(_ letter: Unicode.Scalar) -> Sentence? {
      for (index, line) in lines.enumerated() {
        if let text = text(of: line, after: letter) { return (index, text) }
      }
      return nil
    }
    guard let a = find("A"), let b = find("B") else { return nil }
    return (a, b)
  }

  private static func lastTwo(_ lines: [String]) -> (a: Sentence, b: Sentence)? {
    guard lines.count >= 2 else { return nil }
    return ((lines.count - 2, lines[lines.count - 2]), (lines.count - 1, lines[lines.count - 1]))
  }

  /// The text after a label. A label is one or more letters, spaces, the letter, spaces, and a half-width or full-width colon.
  private static func text(of line: String, after letter: Unicode.Scalar) -> String? {
    var rest = Array(line.unicodeScalars)[...]
    guard let colon = rest.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let text = String(String.UnicodeScalarView(rest[(colon + 1)...])).trimmedScalars()
    rest = rest[..<colon]
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    guard rest.popLast() == letter else { return nil }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    guard !rest.isEmpty, rest.allSatisfy(isLabelScalar), !text.isEmpty else { return nil }
    return text
  }

  /// Whether a scalar is a letter or a mark. Words in Thai, Hindi and Arabic have marks.
  private static func isLabelScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .spacingMark
  }

  private static let quotes: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "”"), ("«", "»"), ("»", "«"), ("「", "」"), ("『", "』"), ("”", "”"), ("»", "»"), ("‘", "’"),
    ("‚", "‘"),
  ]

  private static func unquoted(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > 2, quotes.contains(where: { $0.open == scalars.first && $0.close == scalars.last }) else { return text }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast())).trimmedScalars()
  }
}
