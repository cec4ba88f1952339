public import WordGame

/// Makes word lists with another base language than English from lists that have English in common: words of one list are asked, and words
/// of another list fall.
///
/// English connects two lists, and English words have several meanings. So these rules also leave out some correct entries:
///
/// 1. Two entries belong together only if they have the same sense: the same English text with the same meaning in brackets, or texts that
///    ``EnglishSense`` lists as the same.
/// 2. English texts with several senses that the lists mix are left out: *ticket* is both *Fahrkarte* and *Eintrittskarte*.
/// 3. A word is asked only if its list has it with one sense: *fille* is both *girl* and *daughter*, and is not asked.
/// 4. A translation with a sense that the other list lacks is left out. If it is the first of its entry, the entry is left out.
/// 5. If an entry has a verb with and without a reflexive pronoun, only the form of its first word is used: *se laver* is not *lavar*.
/// 6. The first word of an entry is asked. The next word with no other sense stands beside it, if both are short enough: *Freund / Freundin*.
/// 7. English words fall only if their entry has no meaning in brackets, because the brackets would tell the answer.
///
/// Other entries of the two lists are not in the joined list. So the base list has every sense of a wrong translation, and the asked word has
/// none of them. False friends are left out, because they look like English words.
public struct JoinedLists: Sendable {
  /// The language that all lists have in common.
  public static let english = "en"
  /// A joined list with fewer entries is not offered.
  public static let minimumEntries = 100

  private let vocabularies: [String: JoinableVocabulary]
  /// The languages of the lists, in the order of the lists.
  public let languages: [String]

  /// Takes the lists whose ids consist of their language and English, such as `es-en`. Other lists are ignored.
  public init(_ lists: [WordList]) {
    let joinable = lists.filter { $0.id == Self.id(target: $0.languageID, base: Self.english) }
    languages = joinable.map(\.languageID)
    vocabularies = Dictionary(joinable.map { ($0.languageID, JoinableVocabulary($0)) }) { first, _ in first }
  }

  /// The id of the list that asks words of a base language.
  public static func id(target: String, base: String) -> String { "\(target)-\(base)" }

  /// Joins two lists.
  ///
  /// - Parameters:
  ///   - target: The language of the translations; may be English.
  ///   - base: The language of the words to ask, not English.
  /// - Returns: The joined list; nil if there is no such pair, or if too few entries can be joined.
  public func list(target: String, base: String) -> WordList? {
    guard let join = join(target: target, base: base) else { return nil }
    let entries = join.entries
    guard entries.count >= Self.minimumEntries else { return nil }
    return WordList(
      id: Self.id(target: target, base: base), languageID: target, version: join.version, entries: entries, baseLanguageID: base)
  }

  /// The number of entries of a joined list, without joining it; nil if there is no such list.
  public func count(target: String, base: String) -> Int? {
    guard let count = join(target: target, base: base)?.count, count >= Self.minimumEntries else { return nil }
    return count
  }

  private func join(target: String, base: String) -> VocabularyJoin? {
    guard target != base, let asked = vocabularies[base] else { return nil }
    if target == Self.english { return VocabularyJoin(withEnglishOf: asked) }
    return vocabularies[target].map { VocabularyJoin(asked: asked, falling: $0) }
  }

  /// Joins the lists that an id such as `es-de` names.
  public func list(id: String) -> WordList? {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 ? list(target: parts[0], base: parts[1]) : nil
  }
}
