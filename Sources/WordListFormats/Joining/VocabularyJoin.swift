import WordGame

/// Joins two vocabularies by the rules of ``JoinedLists``.
struct VocabularyJoin {
  private let asked: JoinableVocabulary
  private let falling: JoinableVocabulary
  /// The longest text to ask, in characters. A second word that would not fit is left out.
  static let maximumLength = 32

  init(asked: JoinableVocabulary, falling: JoinableVocabulary) {
    self.asked = asked
    self.falling = falling
  }

  /// Joins a list with its own English words.
  init(withEnglishOf asked: JoinableVocabulary) { self.init(asked: asked.bySpelling, falling: asked.english) }

  /// The versions of both lists.
  var version: String { asked.version == falling.version ? asked.version : "\(falling.version)+\(asked.version)" }

  /// The entries in the order of the list of the translations.
  var entries: [WordEntry] {
    falling.groups.compactMap { group in asked.places[group.sense].flatMap { entry(asking: asked.groups[$0], with: group) } }
  }

  /// The number of ``entries``, in a tenth of the time.
  var count: Int {
    falling.groups.count { group in asked.places[group.sense].map { canJoin(asked.groups[$0], group) } ?? false }
  }

  /// Whether the first words of two groups of one sense can be asked and can fall.
  private func canJoin(_ group: JoinableVocabulary.Group, _ answers: JoinableVocabulary.Group) -> Bool {
    guard let first = group.words.first, let main = answers.words.first else { return false }
    return asked.isOnly(group.sense, of: first) && isUsable(main)
  }

  private func entry(asking group: JoinableVocabulary.Group, with answers: JoinableVocabulary.Group) -> WordEntry? {
    guard canJoin(group, answers), let first = group.words.first else { return nil }
    let asked = [first] + group.words.dropFirst().filter { self.asked.isOnly(group.sense, of: $0) }.prefix(1)
    let both = asked.joined(separator: " / ")
    let words = answers.words.filter(isUsable)
    let readings = words.compactMap { word in falling.readings[word].map { Reading(word: word, reading: $0) } }
    return WordEntry(
      english: both.count <= Self.maximumLength ? both : first, translations: words, level: answers.level, readings: readings)
  }

  /// Whether the list of the asked words has all senses of a translation.
  private func isUsable(_ word: String) -> Bool { falling.sensesOfWord[word]?.allSatisfy { asked.places[$0] != nil } ?? false }
}
