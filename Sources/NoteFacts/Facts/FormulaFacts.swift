extension FactFinder {
  /// A formula on a line of its own, followed by an explanation of its symbols, each with its unit in brackets.
  static let formula = FactFinder(
    "formula",
    examples: [
      .init(
        "**v = f × λ**\n\nHere v is the speed in metres per second (m/s), f is the frequency in hertz (Hz), and λ is the length (m).",
        ["v = f × λ; v in m/s; f in Hz; λ in m"]),
      .init("T = 1 ÷ f\n\n- T: the period (s)\n- f: the frequency (Hz)", ["T = 1 ÷ f; T in s; f in Hz"]),
      .init("$E = m \\cdot c^2$\n\nE is energy (J), m is mass (kg) and c is speed (m/s).", ["E = m · c²; E in J; m in kg; c in m/s"]),
      .init("n = c ÷ v\n\nThe symbols c and v are both in metres per second (m/s).", []), .init("a = b", []), .init("a = b + c", []),
    ],
    scope: .passages { reading, index in
      let passage = reading.passages[index]
      guard passage.text.utf8.count <= 100, let reader = FormulaReader(passage.text) else { return [] }
      var key = FormulaKey(symbols: reader.symbols)
      var evidence = passage.text
      for next in reading.passages[(index + 1)...].prefix(FormulaKey.lookahead) where !key.isComplete && next.headings == passage.headings {
        evidence += "\n" + key.read(next.text)
      }
      guard let quantities = key.quantities else { return [] }
      return [Fact(content: .formula(reader.formula(quantities)), evidence: evidence, headings: passage.headings)]
    })
}

/// Collects the units of the symbols of a formula.
private struct FormulaKey {
  /// The number of passages below the formula that may contain the explanation.
  static let lookahead = 4

  let symbols: [String]
  private var units: [String: String] = [:]

  init(symbols: [String]) { self.symbols = symbols }

  var isComplete: Bool { symbols.allSatisfy { units[$0] != nil } }

  /// All symbols with their units; `nil` while the unit of any symbol is unknown.
  var quantities: [Formula.Quantity]? {
    isComplete ? symbols.compactMap { symbol in units[symbol].map { .init(symbol: symbol, unit: $0) } } : nil
  }

  /// Reads the text up to the sentence that completes the units.
  ///
  /// - Returns: The sentences that were read, joined by spaces.
  mutating func read(_ text: String) -> String {
    var read: [String] = []
    for sentence in Sentences.all(text) where !isComplete {
      for symbol in symbols where units[symbol] == nil { units[symbol] = unit(of: symbol, in: sentence) }
      read.append(sentence)
    }
    return read.joined(separator: " ")
  }

  /// The text in the first brackets after a symbol, if no other symbol comes between.
  private func unit(of symbol: String, in sentence: String) -> String? {
    Self.places(of: symbol, in: sentence).lazy.compactMap { self.unit(of: symbol, at: $0, in: sentence) }.first
  }

  private func unit(of symbol: String, at place: String.Index, in sentence: String) -> String? {
    guard let open = sentence[place...].firstIndex(of: "("), let close = sentence[open...].firstIndex(of: ")") else { return nil }
    let between = String(sentence[place..<open].dropFirst(symbol.count))
    guard !symbols.contains(where: { !Self.places(of: $0, in: between).isEmpty }) else { return nil }
    let unit = String(sentence[sentence.index(after: open)..<close])
    return (1...8).contains(unit.count) && !unit.contains(where: \.isWhitespace) ? unit : nil
  }

  /// The places where a symbol occurs as a whole word.
  private static func places(of symbol: String, in text: String) -> [String.Index] {
    text.ranges(of: symbol).filter { range in
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return ![before, after].contains { $0.isLetter || $0.isNumber }
    }
    .map(\.lowerBound)
  }
}
