import WordGame

/// Joins two vocabularies by the rules of ``JoinedLists``.
struct VocabularyJoin {
  private let asked: JoinableVocabulary
  private let falling: JoinableVocabulary
  /// The longest text to ask, in characters. A second word that would not fit is left out.
  static let maximumLength = 32
  /// The senses that both lists have. A word with another sense is left out.
  private let shared: Set<String>

  init(asked: JoinableVocabulary, falling: JoinableVocabulary) {
    self.asked = asked
    self.falling = falling
    shared = Set(asked.groups.map(\.sense)).intersection(falling.groups.map(\.sense))
  }

  /// Joins a list with its own English words.
  init(withEnglishOf asked: JoinableVocabulary) { self.init(asked: asked.bySpelling, falling: asked.english) }

  /// The versions of both lists.
  var version: String { asked.version == falling.version ? asked.version : "\(falling.version)+\(asked.version)" }

  /// The entries in the order of the list of the translations.
  var entries: [WordEntry] {
    let groups = Dictionary(asked.groups.map { ($0.sense, $0) }) { first, _ in first }
    return falling.groups.compactMap { group in groups[group.sense].flatMap { entry(asking: $0, with: group) } }
  }

  private func entry(asking group: JoinableVocabulary.Group, with answers: JoinableVocabulary.Group) -> WordEntry? {
    let asked = group.words.prefix(1) + group.words.dropFirst().filter { isOnly(group.sense, of: $0) }.prefix(1)
    guard let first = asked.first, isOnly(group.sense, of: first), let main = answers.words.first, isUsable(main) else { return nil }
    let both = asked.joined(separator: " / ")
    let words = answers.words.filter(isUsable)
    let readings = words.compactMap { word in falling.readings[word].map { Reading(word: word, reading: $0) } }
    return WordEntry(
      english: both.count <= Self.maximumLength ? both : first, translations: words, level: answers.level, readings: readings)
  }

  /// Whether an asked word has no other sense.
  private func isOnly(_ sense: String, of word: String) -> Bool { asked.sensesOfWord[word] == [sense] }

  /// Whether the list of the asked words has all senses of a translation.
  private func isUsable(_ word: String) -> Bool { falling.sensesOfWord[word]?.isSubset(of: shared) ?? false }
}
