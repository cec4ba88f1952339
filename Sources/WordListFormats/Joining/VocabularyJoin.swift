import WordGame

/// Joins two vocabularies by the rules of ``JoinedLists``.
struct VocabularyJoin {
  private let asked: JoinableVocabulary
  private let falling: JoinableVocabulary
  private let fallingGroups: [String: JoinableVocabulary.Group]
  /// The longest text to ask, in characters. A second word that would not fit is left out.
  static let maximumLength = 32
  /// The senses that both lists have words for.
  private let shared: Set<String>

  init(asked: JoinableVocabulary, falling: JoinableVocabulary) {
    self.asked = asked
    self.falling = falling
    fallingGroups = Dictionary(falling.groups.map { ($0.sense, $0) }) { first, _ in first }
    shared = Self.sharedSenses(asked, falling)
  }

  /// Joins a list with its own English words.
  init(withEnglishOf asked: JoinableVocabulary) { self.init(asked: asked.bySpelling, falling: asked.english) }

  /// The versions of both lists.
  var version: String { asked.version == falling.version ? asked.version : "\(falling.version)+\(asked.version)" }

  /// The senses that both lists have. A word with a sense that is not shared is left out, and a sense without words is not shared. So the
  /// senses are filtered until none is lost.
  private static func sharedSenses(_ asked: JoinableVocabulary, _ falling: JoinableVocabulary) -> Set<String> {
    var shared = Set(asked.groups.map(\.sense)).intersection(falling.groups.map(\.sense))
    while true {
      let kept = shared
      let left = asked.groups.filter { asked.isUsable($0.words.first, kept) }.map(\.sense)
      let right = falling.groups.filter { $0.words.contains { falling.isUsable($0, kept) } }.map(\.sense)
      shared = kept.intersection(left).intersection(right)
      if shared == kept { return shared }
    }
  }

  /// The entries in the order of the list of the translations.
  var entries: [WordEntry] {
    let order = Dictionary(falling.groups.enumerated().map { ($1.sense, $0) }) { first, _ in first }
    let groups = asked.groups.filter { shared.contains($0.sense) }.sorted { order[$0.sense] ?? 0 < order[$1.sense] ?? 0 }
    var seen: Set<String> = []
    return groups.compactMap { group in
      guard let entry = entry(of: group), seen.insert(entry.english).inserted else { return nil }
      return entry
    }
  }

  private func entry(of group: JoinableVocabulary.Group) -> WordEntry? {
    guard let first = group.words.first, let senses = asked.sensesOfWord[first] else { return nil }
    let second = group.words.dropFirst().first { asked.sensesOfWord[$0] == senses }
    let both = [first, second].compactMap(\.self).joined(separator: " / ")
    // NB: the sense of the entry comes first, then the others in the order of the list.
    let others = asked.groups.map(\.sense).filter { senses.contains($0) && $0 != group.sense }
    let groups = ([group.sense] + others).compactMap { fallingGroups[$0] }
    let words = groups.flatMap(\.words).uniqued().filter { falling.isUsable($0, shared) }
    let readings = words.compactMap { word in falling.readings[word].map { Reading(word: word, reading: $0) } }
    let level = groups.compactMap(\.level).first
    let text = both.count <= Self.maximumLength ? both : first
    return WordEntry(english: text, translations: words, level: level, readings: readings)
  }
}

extension JoinableVocabulary {
  /// Whether all senses of a word are shared.
  fileprivate func isUsable(_ word: String?, _ shared: Set<String>) -> Bool {
    word.flatMap { sensesOfWord[$0] }?.isSubset(of: shared) ?? false
  }
}
