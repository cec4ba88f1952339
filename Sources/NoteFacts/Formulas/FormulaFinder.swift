/// Finds the formulas of notes in other texts by their plain text.
///
/// A formula is found only as whole words: `b²` is not a part of `ab²`. The longest formula counts where several begin. The browser app
/// finds formulas by the same rules (`Web/practice_tests/formulas.js`), and both pass the examples in `Tests/Conformance/formulas.json`.
public struct FormulaFinder: Sendable {
  /// A part of a text.
  public enum Part: Sendable, Hashable {
    case text(String)
    case formula(TeXFormula)
  }

  /// A byte of a formula, behind the bytes before it.
  private struct Step: Hashable {
    let node: Int
    let byte: UInt8
  }

  private var steps: [Step: Int] = [:]
  /// The formulas by the node of their last byte.
  private var ends: [Int: TeXFormula] = [:]

  /// Creates a finder. Of several formulas with the same plain text, the first one counts.
  public init(_ formulas: some Sequence<TeXFormula>) {
    for formula in formulas where !formula.text.isEmpty {
      let node = formula.text.utf8.reduce(0) { next(Step(node: $0, byte: $1)) }
      if ends[node] == nil { ends[node] = formula }
    }
  }

  private mutating func next(_ step: Step) -> Int {
    if let node = steps[step] { return node }
    steps[step] = steps.count + 1
    return steps.count
  }

  /// The formulas in texts, each once, in the order in which they occur.
  public func formulas(in texts: [String]) -> [TeXFormula] {
    if ends.isEmpty { return [] }
    let all = texts.flatMap { parts(of: $0) }.compactMap { part -> TeXFormula? in
      if case .formula(let formula) = part { formula } else { nil }
    }
    return all.uniqued()
  }

  /// The text with its formulas apart from the words around them.
  public func parts(of text: String) -> [Part] {
    if ends.isEmpty { return [.text(text)] }
    let signs = TextSigns(text)
    var parts: [Part] = []
    var (start, place) = (0, 0)
    while place < signs.bytes.count {
      guard signs.isStart(place), let found = longest(at: place, in: signs) else {
        place += 1
        continue
      }
      if start < place { parts.append(.text(signs.text(start..<place))) }
      parts.append(.formula(found.formula))
      (start, place) = (found.end, found.end)
    }
    if start < signs.bytes.count || parts.isEmpty { parts.append(.text(signs.text(start..<signs.bytes.count))) }
    return parts
  }

  private func longest(at place: Int, in signs: TextSigns) -> (formula: TeXFormula, end: Int)? {
    var (node, end) = (0, place)
    var found: (formula: TeXFormula, end: Int)?
    while end < signs.bytes.count, let next = steps[Step(node: node, byte: signs.bytes[end])] {
      (node, end) = (next, end + 1)
      if let formula = ends[node], signs.isEnd(end) { found = (formula, end) }
    }
    return found
  }
}

/// The bytes of a text, and the places where a formula can begin or end.
private struct TextSigns {
  let bytes: [UInt8]
  /// For each byte, the scalar that begins there.
  private var scalars: [Unicode.Scalar?]
  /// For each byte, the scalar that ends before it.
  private var earlier: [Unicode.Scalar?]

  init(_ text: String) {
    bytes = Array(text.utf8)
    scalars = Array(repeating: nil, count: bytes.count + 2)
    earlier = scalars
    var place = 0
    for scalar in text.unicodeScalars {
      scalars[place] = scalar
      place += scalar.utf8.count
      earlier[place] = scalar
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a formula can begin at a byte.
  func isStart(_ place: Int) -> Bool {
    guard scalars[place] != nil else { return false }
    guard place > 0, let before = earlier[place] else { return true }
    // NB: the 5 of 0.5 is no number of its own.
    if Self.isPoint(before), place > 1, let digit = earlier[place - 1] { return !Self.isDigit(digit) }
    return !Self.joins(before)
  }

  /// Whether a formula can end before a byte.
  func isEnd(_ place: Int) -> Bool {
    guard place < bytes.count else { return true }
    guard let after = scalars[place] else { return false }
    if Self.isPoint(after), let digit = scalars[place + 1] { return !Self.isDigit(digit) }
    return !Self.joins(after) && after != "("
  }

  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "," }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a sign belongs to the sign beside it. Letters of scripts that no formula uses do not, because such scripts can have no spaces.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xAA, 0xB2, 0xB3, 0xB9, 0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x58F: true
    // Raised and lowered letters and digits.
    case 0x1D2C...0x1D6A, 0x2070...0x209C, 0x2C7C: true
    default: "/^_√′".unicodeScalars.contains(scalar)
    }
  }
}
