import NoteFacts

/// An item of a list that has a name, with the features by which items are compared.
struct ListItem: Sendable {
  let fact: Int
  let list: ItemList
  /// The text of the item.
  let text: String
  /// The words that stand for the item in an option: its term if it is an entry, or its text.
  let option: String
  /// Whether the item is an entry: `term – meaning`.
  let isEntry: Bool
  let words: [String]
  /// The content words of the option, in the singular.
  let content: Set<String>
  /// The roots of the option.
  let roots: Set<String>
  /// The roots of the whole text.
  let textRoots: Set<String>
  /// The roots of the name of the list.
  let nameRoots: Set<String>
  let nameWords: [String]
  let form: OptionForm
  let hasDigits: Bool

  /// The items among some facts. A cancelled task gets only some of them.
  ///
  /// NB: Notes have many items, so their words are not segmented. In scripts without spaces, pairs of characters take the place of words.
  static func all(in facts: [Fact], _ language: NotesLanguage) -> [ListItem] {
    var names: [String: Set<String>] = [:]
    return facts.enumerated().compactMap { index, fact in
      guard !Task.isCancelled, case .item(let text, let term, let list) = fact.content else { return nil }
      let nameRoots = names[list.name] ?? ClueRoots.all(in: list.name, language)
      names[list.name] = nameRoots
      return ListItem(index, text, term, list, nameRoots, language)
    }
  }

  private init(
    _ fact: Int, _ text: String, _ term: String?, _ list: ItemList, _ nameRoots: Set<String>, _ language: NotesLanguage
  ) {
    (self.fact, self.text, self.list, self.nameRoots) = (fact, text, list, nameRoots)
    (option, isEntry) = (term ?? text, term != nil)
    nameWords = Words.all(list.name)
    words = Words.all(option)
    roots = ClueRoots.all(in: option, language)
    content = UnspacedScript.occurs(in: option) ? roots : Set(Words.content(words, language.vocabulary))
    textRoots = isEntry ? ClueRoots.all(in: text, language) : roots
    form = OptionForm(option)
    hasDigits = option.contains(where: \.isNumber)
  }
}
