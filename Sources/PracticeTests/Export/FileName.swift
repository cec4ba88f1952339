/// Names of files.
enum FileName {
  /// A part of a name takes at most so many bytes of UTF-8; file systems take 255 for the whole.
  static let maximumBytes = 120

  /// Letters and digits of all scripts, with a hyphen for whatever stands between them.
  ///
  /// File systems and shells forbid or misread slashes, colons, quotation marks, control characters, spaces and final dots: none is left.
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
