import NoteFacts

/// Recognizes abbreviations beside the words that they stand for. The initials then answer the question.
enum Abbreviation {
  static let examples: [(term: String, text: String, isSpelledOut: Bool)] = [
    ("COBE", "Cosmic Background Explorer", true),
    ("QM", "Quality Management", true),
    ("DDHC", "Déclaration des droits de l'homme et du citoyen", true),
    ("WRA", "War Relocation Authority, a part of the Department of the Interior", true),
    ("ZF", "zero", true),
    ("mi", "minus - if the result was below zero", true),
    ("Na", "salt", false),
    ("電流", "電荷の流れ", false),
    ("DNA", "the molecule that carries the plan of a living thing", false),
    ("TCP", "transport", false),
    ("EU", "(since 1993)", false),
    ("Venture Capital", "money for young firms", false),
  ]

  private static let lengths = 2...6
  /// A sign of this many letters beside a single word with the same initial stands for it.
  private static let shortSign = 2
  /// Shorter words, such as “of the”, mostly give no letter.
  private static let shortestNamed = 4

  /// Whether a text only gives the words of an abbreviation, or begins with them.
  static func isSpelledOut(_ term: String, in text: String) -> Bool {
    let name = text.prefix { !"(,;".contains($0) }
    let opening = [" - ", " – ", ": "].compactMap { name.firstPlace(of: $0)?.lowerBound }.min().map { name[..<$0] } ?? name
    let (letters, words) = (term.lowercased().filter(\.isLetter), opening.split { " -'’".contains($0) })
    if words.count == 1, term.count == shortSign, !UnspacedScript.occurs(in: term), words[0].lowercased().first == letters.first,
      term.allSatisfy(\.isLetter)
    {
      return true
    }
    guard term.allSatisfy({ $0.isUppercase || $0.isNumber }), lengths.contains(letters.count) else { return false }
    let initials = { (words: [Substring]) in String(words.compactMap(\.first)).lowercased() }
    if initials(words.filter { $0.count >= shortestNamed }) == letters { return true }
    guard words.count <= letters.count + 2 else { return false }
    let capitals = words.filter { $0.first?.isUppercase == true }
    let all = initials(capitals.count >= 2 ? capitals : words)
    return all.count >= 2 && (letters.containsInOrder(all) || all.containsInOrder(letters))
  }
}

extension String {
  /// Whether the characters of another text occur in this order, perhaps with others between them.
  fileprivate func containsInOrder(_ other: String) -> Bool {
    var rest = other[...]
    for character in self where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
