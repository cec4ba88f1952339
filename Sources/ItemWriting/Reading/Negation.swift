import NoteFacts

/// Finds negations in questions.
enum Negation {
  /// The first negative word in the main clause of a question.
  static func turningRound(_ words: [String], _ reading: DraftReading) -> String? {
    // NB: The end of a clause that begins with “if” or “when” is unknown, so the whole question is searched if it begins with one.
    let end = words.dropFirst().firstIndex(where: reading.cues.subordinators.contains) ?? words.count
    return all(in: Array(words[..<end]), reading).first
  }

  /// All negative words that are not part of a harmless phrase.
  static func all(in words: [String], _ reading: DraftReading) -> [String] {
    words.indices.filter { place in
      guard reading.vocabulary.negatives.contains(words[place]) else { return false }
      if reading.cues.falsities.contains(words[place]) { return isPredicate(place, words, reading.cues) }
      return !reading.cues.harmless.contains { covers($0, place, words) }
    }.map { words[$0] }
  }

  private static func isPredicate(_ place: Int, _ words: [String], _ cues: WritingCues) -> Bool {
    place == words.count - 1 || (place > 0 && cues.copulas.contains(words[place - 1]))
  }

  private static func covers(_ phrase: [String], _ place: Int, _ words: [String]) -> Bool {
    phrase.indices.contains { offset in
      let start = place - offset
      return start >= 0 && start + phrase.count <= words.count && words[start..<(start + phrase.count)].elementsEqual(phrase)
    }
  }
}
