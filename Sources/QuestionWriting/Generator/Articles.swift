import NoteFacts

/// The words that stand before a noun or a verb in vocabulary lists, in lower case with the space or apostrophe behind them.
///
/// The languages of a vocabulary list are unknown, so those of all languages count.
enum Articles {
  /// The articles of each language, and the “to” of English verbs.
  static let ofEachLanguage: [Set<String>] =
    [["to "]] + NotesLanguage.table.map { Set($0.definitions.articles + $0.questions.openings) }

  static let ofAllLanguages = ofEachLanguage.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// A text without the longest of some articles that it begins with; `nil` if it begins with none, or if nothing is left.
  static func removed(from text: String, _ articles: some Collection<String>) -> String? {
    let lower = text.lowercased()
    guard let article = articles.filter(lower.hasPrefix).max(by: { $0.count < $1.count }) else { return nil }
    let rest = text.dropFirst(article.count)[...].trimmingSpaces
    return rest.isEmpty ? nil : String(rest)
  }
}
