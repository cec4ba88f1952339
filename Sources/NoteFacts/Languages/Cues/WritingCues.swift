/// The words of a language that the finer rules look for, beside its ``Vocabulary``.
package struct WritingCues: Sendable {
  /// Phrases with a negative word that turn nothing round: “at least”.
  package let harmless: [[String]]
  /// Words that begin a clause: a negation behind one belongs to what is asked about, not to the asking.
  package let subordinators: Set<String>
  /// Negative words that count only behind a form of “to be” or as the last word: “false”, as in “false positive”.
  package let falsities: Set<String>
  /// Forms of “to be”.
  package let copulas: Set<String>
  /// What “and/or” is made of.
  package let eitherOrBoth: [String]
  /// Words that stand for something said before.
  package let pronouns: Set<String>
  /// Phrases that say how the writer feels about it.
  package let subjective: [[String]]
  /// Words that make a phrase say the opposite.
  package let negations: Set<String>
  /// Pairs of words that say the opposite, joined by a slash, each pair one way round.
  package let opposites: Set<String>
  /// What a noun begins with.
  package let articles: Set<String>
  package let prepositions: Set<String>
  /// Small numbers as words.
  package let numbers: [String: Int]
  /// What stands between the labels of options.
  package let connectives: Set<String>
  /// Phrases of a machine that talks about its task.
  package let machine: [[String]]
  /// What is asked of the mind by the words of a stem.
  package let bloom: [BloomLevel: [[String]]]

  /// Those of a language whose finer cues nobody has written down: the rules find nothing by words.
  package static let none = WritingCues()

  /// Words are separated by spaces, phrases by semicolons; opposites are joined by a slash. Numbers begin at zero.
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

  /// Whether two words say the opposite of each other.
  package func areOpposites(_ one: String, _ other: String) -> Bool {
    opposites.contains(one + "/" + other) || opposites.contains(other + "/" + one)
  }
}
