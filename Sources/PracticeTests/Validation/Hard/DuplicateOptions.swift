extension ItemWritingRule {
  static let duplicateOptions = ItemWritingRule(
    "duplicate_options", .hard,
    reason: "Two options that say the same cannot both be wrong, and not both be right.",
    advice: "Make all five options different, also in more than spelling.",
    passing: [.draft("five different options"), .draft("signs alone can differ", key: "+", distractors: ["-", "×", "÷", "="])],
    failing: [
      .draft("capitals", distractors: ["Ribosome", "ribosome", "Vacuole", "Nucleolus"]),
      .draft("marks and spaces", distractors: ["Cell wall", "cell-wall.", "Vacuole", "Nucleolus"]),
      .draft("the same number", key: "0.5", distractors: ["50 %", "2", "3", "4"]),
    ]
  ) { draft, _ in
    var seen: Set<String> = []
    return draft.options.first { !seen.insert(identity($0)).inserted }
  }

  /// An option without case, marks and spaces; a number as its value.
  private static func identity(_ option: String) -> String {
    if let number = value(option) { return "=\(number)" }
    let letters = option.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? option.filter { !$0.isWhitespace } : letters
  }

  /// The value of a number, a percentage or a fraction.
  private static func value(_ option: String) -> Double? {
    let text = option.filter { !$0.isWhitespace }
    if text.hasSuffix("%"), let percent = Double(text.dropLast()) { return percent / 100 }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let above = Double(parts[0]), let below = Double(parts[1]), below != 0 { return above / below }
    return Double(text)
  }
}
