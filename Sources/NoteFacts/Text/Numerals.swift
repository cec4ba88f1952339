/// Finds the numbers in running text in a comparable form.
package enum Numerals {
  /// Every number that is not part of a word, in each form that it can have with the digits 0 to 9: `1,000` gives `1000` and `1.000`.
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

  /// The numbers in a text, including those written as words.
  package static func known(in text: String, _ words: [String], _ cues: WritingCues) -> Set<String> {
    Set(all(text).joined()).union(words.compactMap { cues.numbers[$0].map(String.init) })
  }

  // NB: In a script without spaces, the letter after a number belongs to the next word.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isAlphabetic && !WritingSystem.isUnspaced(scalar))
  }

  private static func forms(_ token: [Unicode.Scalar]) -> [String] {
    let text = token.map { DecimalNumber.digit($0).map(String.init) ?? "." }.joined()
    let parts = text.split(separator: ".").map(String.init)
    return parts.count < 2 ? parts : [parts.joined(), parts.joined(separator: ".")]
  }
}
