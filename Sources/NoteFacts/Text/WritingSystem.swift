/// Properties of scripts that matter for measuring text.
package enum WritingSystem {
  /// Whether a letter belongs to a script that is written without spaces between words: Chinese characters, kana, Thai, Lao, Burmese,
  /// Khmer and Tibetan. Korean has spaces.
  package static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0E00: false
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: isIdeographic(scalar)
    }
  }

  package static func isUnspaced(_ character: Character) -> Bool { character.unicodeScalars.first.map(isUnspaced) ?? false }

  /// Whether a text has letters of such a script.
  package static func hasUnspaced(_ text: String) -> Bool { text.unicodeScalars.contains(where: isUnspaced) }

  /// The number of words in a text. In a script without spaces it is an estimate: two ideographs or kana count as a word, or four other
  /// letters.
  package static func wordCount(_ text: String) -> Int {
    var (spaced, ideographs, letters) = (String.UnicodeScalarView(), 0, 0)
    for scalar in text.unicodeScalars {
      if isIdeographic(scalar) { ideographs += 1 } else if isUnspaced(scalar) { letters += 1 } else { spaced.append(scalar) }
    }
    return Words.all(String(spaced)).count + (ideographs + 1) / 2 + (letters + 3) / 4
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
