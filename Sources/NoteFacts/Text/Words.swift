/// Splits text into words. All rules compare whole words.
package enum Words {
  /// The words of a text in lowercase: letters, combining marks and digits, with apostrophes and hyphens inside.
  package static func all(_ text: String) -> [String] {
    if let words = asciiWords(of: text) { return words }
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if let inner = innerMark(character), !word.isEmpty {
        word.append(inner)
      } else if !word.isEmpty {
        words.append(trimmed(word))
        word = ""
      }
    }
    return word.isEmpty ? words : words + [trimmed(word)]
  }

  /// The words of an ASCII text, several times faster; `nil` for any other text.
  private static func asciiWords(of text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var words: [String] = []
      var word: [UInt8] = []
      for byte in bytes {
        let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        if isASCIIWordByte(small) || (isASCIIInnerMark(small) && !word.isEmpty) {
          word.append(small)
        } else {
          end(&word, in: &words)
        }
      }
      end(&word, in: &words)
      return words
    }
  }

  private static func end(_ word: inout [UInt8], in words: inout [String]) {
    while let last = word.last, isASCIIInnerMark(last) { word.removeLast() }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    word.removeAll(keepingCapacity: true)
  }

  private static func isASCIIWordByte(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }

  /// An apostrophe or a hyphen.
  private static func isASCIIInnerMark(_ byte: UInt8) -> Bool { byte == 0x27 || byte == 0x2D }

  /// The words of a list that is separated by white space.
  package static func set(_ list: String) -> Set<String> { Set(list.split(whereSeparator: \.isWhitespace).map(String.init)) }

  /// The words of each phrase in a list that is separated by semicolons.
  package static func phrases(_ list: String) -> [[String]] { list.split(separator: ";").map { all(String($0)) }.filter { !$0.isEmpty } }

  /// Whether a text contains a phrase as consecutive whole words.
  package static func contains(_ text: [String], _ phrase: [String]) -> Bool {
    guard !phrase.isEmpty, text.count >= phrase.count else { return false }
    return (0...(text.count - phrase.count)).contains { text[$0..<($0 + phrase.count)].elementsEqual(phrase) }
  }

  /// The content words among some words, in the singular: words of three letters or more that are not among the most common of the
  /// language.
  package static func content(_ words: [String], _ vocabulary: Vocabulary) -> [String] {
    words.filter { $0.count >= 3 && !vocabulary.common.contains($0) }.map(singular)
  }

  /// A word without a plural ending: the S-stemmer of D. Harman, "How effective is suffixing?", Journal of the American Society for
  /// Information Science 42 (1991).
  package static func singular(_ word: String) -> String {
    if word.hasSuffix("ies"), !word.hasSuffix("eies"), !word.hasSuffix("aies") { return word.dropLast(3) + "y" }
    if word.hasSuffix("es"), !["aes", "ees", "oes"].contains(where: word.hasSuffix) { return String(word.dropLast()) }
    if word.hasSuffix("s"), !word.hasSuffix("us"), !word.hasSuffix("ss") { return String(word.dropLast()) }
    return word
  }

  private static func innerMark(_ character: Character) -> Character? {
    switch character {
    case "'", "’": "'"
    case "-", "‐", "‑": "-"
    default: nil
    }
  }

  private static func trimmed(_ word: String) -> String {
    var word = word
    while let last = word.last, last == "'" || last == "-" { word.removeLast() }
    return word
  }
}
