/// Makes names of files from arbitrary text.
enum FileName {
  /// The maximum length of a part of a name in bytes of UTF-8. File systems allow 255 for the whole name.
  static let maximumBytes = 120

  /// The letters and digits of a text in any script, with a hyphen in place of all other characters between them.
  ///
  /// So the name contains no slashes, colons, quotation marks, control characters, spaces or final dots, which file systems and shells
  /// forbid or misread.
  static func part(_ text: String) -> String {
    var part = ""
    for word in text.unicodeScalars.split(whereSeparator: { !isKept($0) }) {
      let longer = part.isEmpty ? String(word) : "\(part)-\(String(word))"
      guard longer.utf8.count <= maximumBytes else { return part.isEmpty ? shortened(longer) : part }
      part = longer
    }
    return part
  }

  private static func shortened(_ word: String) -> String {
    var word = word
    while word.utf8.count > maximumBytes { word.removeLast() }
    return word
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
