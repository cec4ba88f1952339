import WordGame

/// The words of a list by their senses.
struct JoinableVocabulary: Sendable {
  /// The words of one sense: from one entry, or from several with the same sense.
  struct Group: Sendable {
    let sense: String
    var words: [String]
    var level: WordLevel?
  }

  let list: WordList
  /// The groups in the order of the list.
  let groups: [Group]
  /// The senses of the groups, each with its index in ``groups``.
  let places: [String: Int]
  /// All senses of each word. Entries that cannot be joined count too.
  let sensesOfWord: [String: Set<String>]
  let readings: [String: String]

  var version: String { list.version }

  init(_ list: WordList) { self.init(list) { EnglishSense.of($0) } }

  /// Takes the words of a list.
  ///
  /// - Parameter sense: The sense of an English text; nil if the text cannot be joined.
  private init(_ list: WordList, sense: (String) -> String?) {
    self.list = list
    var (groups, places, senses) = ([Group](), [String: Int](), [String: Set<String>]())
    for entry in list.entries {
      let found = sense(entry.english)
      // NB: a text that cannot be joined is a sense of its own, so that no other list has it.
      for word in entry.translations { senses[word, default: []].insert(found ?? "\(list.id) \(entry.english)") }
      guard let found else { continue }
      let words = ReflexiveVerbs(list.languageID).likeFirst(entry.translations)
      if let place = places[found] {
        let known = groups[place].words
        groups[place].words = known + words.filter { !known.contains($0) }
      } else {
        places[found] = groups.count
        groups.append(Group(sense: found, words: words, level: entry.level))
      }
    }
    (self.groups, self.places, sensesOfWord) = (groups, places, senses)
    let all = list.entries.flatMap(\.readings).map { ($0.word, $0.reading) }
    readings = Dictionary(all) { first, _ in first }
  }

  /// Whether a word of a sense has no other sense.
  func isOnly(_ sense: String, of word: String) -> Bool {
    guard let senses = sensesOfWord[word] else { return false }
    return senses.count == 1 && senses.contains(sense)
  }

  /// The same list with every English text as a sense of its own. It is joined with ``english``.
  var bySpelling: JoinableVocabulary { JoinableVocabulary(list) { $0 } }

  /// The English words of the list. Texts with a meaning in brackets are left out.
  var english: JoinableVocabulary {
    let bare = list.entries.filter { !$0.english.contains("(") }
    let entries = bare.map { WordEntry(english: $0.english, translations: [$0.english], level: $0.level) }
    let english = WordList(id: list.id, languageID: JoinedLists.english, version: list.version, entries: entries)
    return JoinableVocabulary(english) { $0 }
  }
}
