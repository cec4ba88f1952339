/// The terms that notes use as labels: entries with the same name and different meanings, such as `Founded: …` below many headings.
struct RepeatedLabels {
  private var meanings: [String: String] = [:]
  private var labels: Set<String> = []
  private let language: NotesLanguage

  init(_ facts: [Fact], _ language: NotesLanguage) {
    self.language = language
    for fact in facts where Glossary.isEntry(fact, language) {
      guard let meaning = fact.meaning else { continue }
      let name = Self.name(fact)
      if let other = meanings[name], other != meaning { labels.insert(name) } else { meanings[name] = meaning }
    }
  }

  /// Whether a fact is an entry whose name is a label.
  func contain(_ fact: Fact) -> Bool { !labels.isEmpty && Glossary.isEntry(fact, language) && labels.contains(Self.name(fact)) }

  private static func name(_ fact: Fact) -> String { Words.all(fact.term ?? "").joined(separator: " ") }
}
