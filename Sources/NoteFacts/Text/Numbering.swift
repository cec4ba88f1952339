/// Removes the number of a heading or an entry: “3. Cells”, “2.1) Cells”, “§ 4 Cells”.
enum Numbering {
  static let examples = [
    ("3. Cells", "Cells"), ("2.1) Cells", "Cells"), ("§ 4 Cells", "Cells"), ("1.Cells", "Cells"), ("– Cells", "Cells"), ("Cells", "Cells"),
    ("19th century", "19th century"), ("2. 18e-19e eeuw", "18e-19e eeuw"), ("3D printing", "3D printing"), ("42", ""),
    ("①细胞膜", "细胞膜"), ("1概述", "概述"),
  ]

  /// The text from its first letter on. Digits directly before that letter belong to it: “19th century”.
  static func removed(from text: String) -> Substring {
    guard let letter = text.firstIndex(where: \.isLetter) else { return "" }
    // NB: in scripts without spaces, a number before a name is its number in a list.
    guard !UnspacedScript.occurs(in: String(text[letter])) else { return text[letter...] }
    let digits = text[..<letter].reversed().prefix { $0.isASCII && $0.isNumber }.count
    return text[text.index(letter, offsetBy: -digits)...]
  }
}
