import ItemWriting
import NoteFacts

/// Finds distractors for a definition among the other definitions of the notes.
struct Distractors {
  /// Whether the options are terms or meanings.
  enum Side { case terms, meanings }

  let index: FactIndex
  let roll: UInt64

  private static let count = QuestionSlot.optionCount - 1
  /// The number of definitions before and after the key that are considered.
  private static let span = 60

  /// Four distractors for a definition; `nil` if there are too few, or if the key would stand out among them.
  ///
  /// - Parameters:
  ///   - place: The position of the definition in `index.profiles`.
  ///   - stem: The part of the question that describes the key.
  func siblings(of place: Int, _ side: Side, stem: String) -> [String]? {
    let key = index.profiles[place]
    let around = FactIndex.around(place, of: index.profiles.count, within: Self.span)
    guard canHaveKin(key, around) else { return nil }
    let clues = Clues(in: stem, key: text(key, side), index)
    let form = OptionForm(text(key, side))
    let ranked = around.map { index.profiles[$0] }
      .filter { anaphor($0) == anaphor(key) && !clashes($0, key) && !isContained($0, key, side) }
      .filter { OptionForm(text($0, side)).suits(form, side) && (side == .meanings || $0.isPlural == key.isPlural) }
      .map { (profile: $0, strangeness: strangeness($0, beside: key, side) - clues.bonus(text($0, side))) }
      .sorted { ($0.strangeness, $0.profile.fact) < ($1.strangeness, $1.profile.fact) }
      .map(\.profile)
    guard let chosen = balanced(distinct(ranked, side), side, key: key), areKin(chosen, of: key) else { return nil }
    let options = chosen.map { text($0, side) }
    return clues.giveAway(among: options) ? nil : options
  }

  /// The minimum number of distractors that are of the kind of the key. With fewer, the key stands out. Entries that are no definitions say
  /// nothing about their kind, so more of their distractors come from the same section.
  private static let minimum = (kin: 3, neighbours: 4)

  /// Whether enough definitions around the key are of its kind. Most keys have too few, and this is quicker than to rank all of them.
  private func canHaveKin(_ key: FactIndex.Profile, _ around: [Int]) -> Bool {
    if UnspacedScript.occurs(in: key.meaning) || (index.isLoose(index.facts[key.fact]) && index.language.vocabulary.common.isEmpty) {
      return true
    }
    var kin = 0
    for place in around where isKin(index.profiles[place], of: key) {
      kin += 1
      if kin >= Self.minimum.kin { return true }
    }
    return false
  }

  private func areKin(_ chosen: [FactIndex.Profile], of key: FactIndex.Profile) -> Bool {
    let isUnspaced = UnspacedScript.occurs(in: key.meaning)
    if isUnspaced || index.isLoose(index.facts[key.fact]) {
      let isNear = chosen.count { distance($0, key) == 0 } >= Self.minimum.neighbours
      // NB: in a script without spaces, or without a list of common words, the first words of meanings say nothing about their kind.
      if !isNear || isUnspaced || index.language.vocabulary.common.isEmpty { return isNear }
    }
    return chosen.count { isKin($0, of: key) } >= Self.minimum.kin
  }

  /// Whether two definitions are probably of the same kind: their meanings name the same kind of thing, or their terms have the same end. To
  /// stand in the same section is not enough.
  private func isKin(_ one: FactIndex.Profile, of other: FactIndex.Profile) -> Bool {
    !one.genus.isDisjoint(with: other.genus) || one.termWords.last == other.termWords.last || ending(one, other) > 0
  }

  private func text(_ profile: FactIndex.Profile, _ side: Side) -> String { side == .terms ? profile.term : profile.meaning }

  // MARK: - Exclusion

  /// The opening of a meaning that agrees with the gender and number of its term. All options must have the same one.
  private func anaphor(_ profile: FactIndex.Profile) -> String? {
    index.language.questions.anaphors.first { profile.meaning.lowercased().hasPrefix($0) }
  }

  /// Whether two definitions cannot be options of the same question: one mentions, contains or is a kind of the other, or both are the
  /// same.
  private func clashes(_ one: FactIndex.Profile, _ other: FactIndex.Profile) -> Bool {
    Words.contains(one.termWords, other.termWords) || Words.contains(other.termWords, one.termWords)
      || Words.contains(one.meaningWords, other.termWords) || Words.contains(other.meaningWords, one.termWords)
      || (one.alias != nil && one.alias == other.alias) || isAbbreviation(one.term, other.termWords)
      || isAbbreviation(other.term, one.termWords) || saysTheSame(one.meaningSet, other.meaningSet)
  }

  private func saysTheSame(_ one: Set<String>, _ other: Set<String>) -> Bool {
    !one.isEmpty && !other.isEmpty && (one.isSubset(of: other) || other.isSubset(of: one))
  }

  /// Whether a term is the abbreviation of another: `ATP`.
  private func isAbbreviation(_ term: String, _ words: [String]) -> Bool {
    guard words.count >= 2, term.count == words.count, term.allSatisfy(\.isUppercase) else { return false }
    return term.lowercased() == String(words.compactMap(\.first))
  }

  private func isContained(_ one: FactIndex.Profile, _ other: FactIndex.Profile, _ side: Side) -> Bool {
    let (one, other) = side == .terms ? (one.termWords, other.termWords) : (one.meaningWords, other.meaningWords)
    return Words.contains(one, other) || Words.contains(other, one)
  }

  /// The profiles without those whose option contains, or is contained in, an earlier one.
  private func distinct(_ profiles: [FactIndex.Profile], _ side: Side) -> [FactIndex.Profile] {
    profiles.prefix(24).reduce(into: []) { kept, profile in
      if !kept.contains(where: { isContained($0, profile, side) }) { kept.append(profile) }
    }
  }

  // MARK: - Plausibility

  /// How implausible a sibling is as a distractor; siblings with small values are the best.
  private func strangeness(_ other: FactIndex.Profile, beside key: FactIndex.Profile, _ side: Side) -> Int {
    let chance = Int((roll ^ UInt64(other.fact) &* 0x9E37_79B9) % 13)
    return distance(other, key) + chance + (side == .terms ? termStrangeness(other, key) : meaningStrangeness(other, key))
  }

  /// The distance in the notes: 20 for each heading level that is not shared, at most 60.
  private func distance(_ one: FactIndex.Profile, _ other: FactIndex.Profile) -> Int {
    let (one, other) = (index.sectionNumbers[one.fact], index.sectionNumbers[other.fact])
    guard one != other else { return 0 }
    return distance(index.sections[one], index.sections[other])
  }

  private func distance(_ one: [String], _ other: [String]) -> Int {
    20 * min(max(one.count, other.count) - zip(one, other).prefix { $0 == $1 }.count, 3)
  }

  private func termStrangeness(_ other: FactIndex.Profile, _ key: FactIndex.Profile) -> Int {
    var strangeness = min(abs(other.term.count - key.term.count), 20) + 6 * abs(other.termWords.count - key.termWords.count)
    if other.isPlural != key.isPlural { strangeness += 20 }
    if other.hasCapitals != key.hasCapitals { strangeness += 15 }
    if other.termWords.count > 1, other.termWords.last == key.termWords.last || other.termWords.first == key.termWords.first {
      strangeness -= 20
    }
    return strangeness - genus(other, key) - ending(other, key)
  }

  private func meaningStrangeness(_ other: FactIndex.Profile, _ key: FactIndex.Profile) -> Int {
    var strangeness = min(abs(other.meaning.count - key.meaning.count), 40) / 2
    if other.meaningWords.first != key.meaningWords.first { strangeness += 12 }
    if other.isPlural != key.isPlural { strangeness += 20 }
    return strangeness - genus(other, key) - ending(other, key) - 4 * min(other.content.intersection(key.content).count, 4)
  }

  /// The bonus for one-word terms with the same ending, which are often of the same kind: `-tion`, `-ism`.
  private func ending(_ one: FactIndex.Profile, _ other: FactIndex.Profile) -> Int {
    guard one.termWords.count == 1, other.termWords.count == 1 else { return 0 }
    let (one, other) = (one.term.suffix(3), other.term.suffix(3))
    return one.count == 3 && one == other ? 20 : 0
  }

  /// The bonus for meanings with the same first words, which are often of the same kind: `the blood cell that …`.
  private func genus(_ one: FactIndex.Profile, _ other: FactIndex.Profile) -> Int {
    25 * one.genus.intersection(other.genus).count
  }

  // MARK: - Selection

  /// The best four. If the key would be the longest option, the last of them is replaced by a longer one.
  private func balanced(_ ranked: [FactIndex.Profile], _ side: Side, key: FactIndex.Profile) -> [FactIndex.Profile]? {
    guard ranked.count >= Self.count else { return nil }
    var chosen = Array(ranked.prefix(Self.count))
    let isLonger = { (profile: FactIndex.Profile) in text(profile, side).count >= text(key, side).count }
    if !chosen.contains(where: isLonger), let longer = ranked.prefix(16).first(where: isLonger) { chosen[Self.count - 1] = longer }
    return chosen
  }
}
