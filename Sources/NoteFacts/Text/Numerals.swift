/// The numbers in a running text, in a form that can be compared.
package enum Numerals {
  /// Every number that is not part of a word, with its digits as 0 to 9 and without what groups them: `1,000` as `1000` and `1.000`.
  package static func all(_ text: String) -> [[String]] {
    var numerals: [[String]] = []
    var (token, last) = ([Unicode.Scalar](), nil as Unicode.Scalar?)
    var isPart = false
    for scalar in text.unicodeScalars {
      let isDigit = DecimalNumber.digit(scalar) != nil
      if isDigit || (!token.isEmpty && ".,٫٬".unicodeScalars.contains(scalar)) {
        if token.isEmpty { isPart = last.map(isLetter) ?? false }
        token.append(scalar)
      } else {
        if !token.isEmpty, !isPart, !isLetter(scalar) { numerals.append(forms(token)) }
        token = []
      }
      last = scalar
    }
    if !token.isEmpty, !isPart { numerals.append(forms(token)) }
    return numerals
  }

  /// The numbers a text has, the ones it writes as words included.
  package static func known(in text: String, _ words: [String], _ cues: WritingCues) -> Set<String> {
    Set(all(text).joined()).union(words.compactMap { cues.numbers[$0].map(String.init) })
  }

  // NB: a letter of a script without spaces is the next word, not the rest of this one.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isAlphabetic && !WritingSystem.isUnspaced(scalar))
  }

  private static func forms(_ token: [Unicode.Scalar]) -> [String] {
    let text = token.map { DecimalNumber.digit($0).map(String.init) ?? "." }.joined()
    let parts = text.split(separator: ".").map(String.init)
    return parts.count < 2 ? parts : [parts.joined(), parts.joined(separator: ".")]
  }
}
