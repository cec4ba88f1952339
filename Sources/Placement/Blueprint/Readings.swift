/// How the words of an item are read, for learners who do not know a script well yet. Learners see readings only when they ask for them.
///
/// A reading is the text itself, with additions. `{日本|にほん}` stands for a word and its reading: kana in Japanese, pinyin in Mandarin,
/// jyutping in Cantonese. Arabic and Hebrew readings have the vowel signs that the text leaves out.
public struct Readings: Sendable, Hashable {
  /// The reading of the stem; nil if the stem needs none, or if it would give the answer away.
  public let stem: String?
  /// The reading of the passage; nil if there is none.
  public let passage: String?

  /// Creates readings from their parts.
  public init(stem: String? = nil, passage: String? = nil) {
    self.stem = stem
    self.passage = passage
  }

  /// The text without readings and vowel signs. A text and its reading have the same plain text.
  public static func plain(_ reading: String) -> String {
    var plain = String.UnicodeScalarView()
    var isInReading = false
    for scalar in reading.unicodeScalars {
      switch scalar {
      case "{": isInReading = false
      case "|": isInReading = true
      case "}": isInReading = false
      default: if !isInReading, !isVowelSign(scalar) { plain.append(scalar) }
      }
    }
    return String(plain)
  }

  /// Whether a text and a reading agree.
  ///
  /// NB: a text that has the signs of the notation itself can have no reading.
  public static func agree(_ text: String, _ reading: String) -> Bool {
    // NB: two texts of Arabic may have the same signs in another order, so texts are compared without all signs.
    isWellFormed(reading) && !text.unicodeScalars.contains { "{|}".unicodeScalars.contains($0) } && plain(text) == plain(reading)
  }

  /// Whether each `{` is followed by one `|` and one `}`, with text before and after the bar.
  private static func isWellFormed(_ reading: String) -> Bool {
    let groups = reading.unicodeScalars.split(separator: "{", omittingEmptySubsequences: false)
    guard groups[0].allSatisfy({ $0 != "|" && $0 != "}" }) else { return false }
    return groups.dropFirst().allSatisfy { group in
      guard let end = group.firstIndex(of: "}") else { return false }
      let parts = group[..<end].split(separator: "|", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && group[end...].dropFirst().allSatisfy { $0 != "|" && $0 != "}" }
    }
  }

  /// Whether a scalar is a vowel sign of Arabic (Unicode 17, block "Arabic", tashkil from ECMA) or a point of Hebrew.
  private static func isVowelSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x064B...0x0652, 0x0670, 0x05B0...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C7: true
    default: false
    }
  }
}
