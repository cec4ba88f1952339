/// The words of a language that the more detailed item-writing rules look for, in addition to its ``Vocabulary``.
package struct WritingCues: Sendable {
  /// Phrases with a negative word that do not negate the question: “at least”.
  package let harmless: [[String]]
  /// Words that begin a subordinate clause. A negation after one of them does not negate the question.
  package let subordinators: Set<String>
  /// Negative words that count only after a form of “to be” or as the last word: “false” negates, except in “false positive”.
  package let falsities: Set<String>
  /// Forms of “to be”.
  package let copulas: Set<String>
  /// The forms of “and/or”.
  package let eitherOrBoth: [String]
  /// Words that refer to something mentioned before.
  package let pronouns: Set<String>
  /// Phrases that express the opinion of the writer.
  package let subjective: [[String]]
  /// Words that negate a phrase.
  package let negations: Set<String>
  /// Pairs of words with opposite meanings, joined by a slash. Each pair occurs in one order only.
  package let opposites: Set<String>
  /// Articles that precede a noun.
  package let articles: Set<String>
  package let prepositions: Set<String>
  /// The values of number words.
  package let numbers: [String: Int]
  /// Words that connect the labels of options: “and”, “only”.
  package let connectives: Set<String>
  /// Phrases with which a language model talks about itself or its task.
  package let machine: [[String]]
  /// The phrases of a stem that indicate each level.
  package let bloom: [BloomLevel: [[String]]]

  /// The cues of a language that has no list yet. Rules that look for these words report nothing.
  package static let none = WritingCues()

  /// Words are separated by spaces and phrases by semicolons; opposites are joined by a slash. Number words begin at zero, in ascending
  /// order, with a slash between words of the same value.
  package init(
    harmless: String = "", subordinators: String = "", falsities: String = "", copulas: String = "",
    eitherOrBoth: String = "",
    pronouns: String = "", subjective: String = "", negations: String = "", opposites: String = "", articles: String = "",
    prepositions: String = "", numbers: String = "", connectives: String = "", machine: String = "", bloom: [BloomLevel: String] = [:]
  ) {
    self.harmless = Words.phrases(harmless)
    self.subordinators = Words.set(subordinators)
    self.falsities = Words.set(falsities)
    self.copulas = Words.set(copulas)
    self.eitherOrBoth = eitherOrBoth.split(separator: " ").map(String.init)
    self.pronouns = Words.set(pronouns)
    self.subjective = Words.phrases(subjective)
    self.negations = Words.set(negations)
    self.opposites = Words.set(opposites)
    self.articles = Words.set(articles)
    self.prepositions = Words.set(prepositions)
    self.numbers = Self.values(numbers)
    self.connectives = Words.set(connectives)
    self.machine = Words.phrases(machine)
    self.bloom = bloom.mapValues(Words.phrases)
  }

  private static func values(_ list: String) -> [String: Int] {
    list.split(whereSeparator: \.isWhitespace).enumerated().reduce(into: [:]) { values, entry in
      for word in entry.element.split(separator: "/") { values[String(word)] = entry.offset }
    }
  }

  /// Whether two words have opposite meanings.
  package func areOpposites(_ one: String, _ other: String) -> Bool {
    opposites.contains(one + "/" + other) || opposites.contains(other + "/" + one)
  }
}
