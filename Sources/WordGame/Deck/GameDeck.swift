/// A word list made ready to deal from: entries with the same word are one, and every text has a number.
public struct GameDeck: Sendable {
  /// A word to ask, with what is right for it over all entries that share the word or one of its alternatives.
  struct Prompt: Sendable {
    let english: String
    let accepted: [Int]
    let falseFriends: [Int]
  }

  let prompts: [Prompt]
  /// The translations of the list, then its false friends, then the borrowed words.
  let words: [String]
  /// How many of the words are translations of the list.
  let ownCount: Int
  /// The words that come from elsewhere: only used where the list has no wrong word.
  let borrowed: Range<Int>
  /// Prompts that have false friends.
  let deceptive: [Int]
  private let promptNumbers: [String: Int]
  /// For each word, and each of its alternatives, what the entries with it give.
  private let acceptedByKey: [String: [Int]]
  private let numbers: [String: Int]
  /// For each translation the prompts that accept it.
  private let promptsOfWord: [[Int]]

  /// - Parameter borrowed: words that are wrong for all of the list, for lists that cannot give a wrong word; those that are right for any of
  ///   its words are left out.
  public init(entries: [WordEntry], borrowed: [String] = []) throws(DeckError) {
    var builder = DeckBuilder()
    for entry in entries { builder.add(entry) }
    let prompts = builder.prompts()
    guard !prompts.isEmpty else { throw .empty }
    ownCount = builder.words.count
    for entry in entries { builder.addFalseFriends(of: entry) }
    let start = builder.words.count
    for word in borrowed { _ = builder.number(of: word) }
    (words, numbers, self.borrowed) = (builder.words, builder.numbers, start..<builder.words.count)
    self.prompts = prompts.map { builder.withFalseFriends($0) }
    (promptNumbers, acceptedByKey) = (builder.promptNumbers, builder.acceptedByKey)
    promptsOfWord = Self.promptsOfWord(prompts, count: ownCount)
    deceptive = self.prompts.indices.filter { [prompts = self.prompts] in !prompts[$0].falseFriends.isEmpty }
    // NB: two, because with one borrowed word a list of one entry could only show the same wrong pair again and again.
    guard self.borrowed.count < 2, let without = withoutWrongTranslation.first else { return }
    throw .noWrongTranslation(english: without)
  }

  private static func promptsOfWord(_ prompts: [Prompt], count: Int) -> [[Int]] {
    var found = [[Int]](repeating: [], count: count)
    for (index, prompt) in prompts.enumerated() {
      for word in prompt.accepted { found[word].append(index) }
    }
    return found
  }

  /// The words the list asks, in its order, each once.
  public var english: [String] { prompts.map { $0.english } }

  /// Words for which every translation of the list is right, so that wrong ones have to be borrowed.
  public var withoutWrongTranslation: [String] {
    prompts.indices.filter { !hasWrongWord(for: $0) }.map { prompts[$0].english }
  }

  /// Whether exactly one right pair can be made of the list.
  var hasOneRightPair: Bool { prompts.count == 1 && prompts[0].accepted.count == 1 }
}

// MARK: - Judging

extension GameDeck {
  /// Whether a translation is right for a word: over all entries with the same word, and nothing else. Of several alternatives in one text
  /// all must be right.
  public func isRight(english: String, shown: String) -> Bool {
    if let number = numbers[shown] { return accepts(number, english: english) }
    let parts = Alternatives.split(shown)
    return !parts.isEmpty && parts.allSatisfy { part in numbers[part].map { accepts($0, english: english) } ?? false }
  }

  private func accepts(_ word: Int, english: String) -> Bool {
    DeckBuilder.keys(of: english).contains { acceptedByKey[$0]?.contains(word) ?? false }
  }

  /// All words of the list that a translation is right for: why `buenos días` is right for "good day" is that it is also "good morning".
  public func meanings(of shown: String) -> [String] {
    guard let number = numbers[shown], number < ownCount else { return [] }
    return promptsOfWord[number].map { prompts[$0].english }
  }

  /// All translations that are right for a word, in the order of the list.
  public func translations(of english: String) -> [String] {
    guard let index = index(of: english) else { return [] }
    return prompts[index].accepted.map { words[$0] }
  }

  /// Where a word is among those the list asks.
  func index(of english: String) -> Int? { promptNumbers[english] }
}

// MARK: - Wrong words

extension GameDeck {
  /// Whether a translation of the list is wrong for a prompt.
  func isWrong(_ word: Int, for prompt: Int) -> Bool { !prompts[prompt].accepted.contains(word) }

  /// Whether a wrong translation is fairly wrong: it belongs to no word that shares a translation with this one. Of two words that share
  /// one, lists often forget that they share another.
  func isFairlyWrong(_ word: Int, for prompt: Int) -> Bool {
    let accepted = prompts[prompt].accepted
    guard !accepted.contains(word) else { return false }
    return !promptsOfWord[word].contains { kin in prompts[kin].accepted.contains(where: accepted.contains) }
  }

  /// Whether the list can give a wrong translation for a prompt, fair or not.
  func hasWrongWord(for prompt: Int) -> Bool { (0..<ownCount).contains { isWrong($0, for: prompt) } }

  /// The words that may be shown as wrong for a prompt, as fair as the list allows; none when it has none of its own.
  func wrongWords(for prompt: Int) -> [Int] {
    let fair = (0..<ownCount).filter { isFairlyWrong($0, for: prompt) }
    return fair.isEmpty ? (0..<ownCount).filter { isWrong($0, for: prompt) } : fair
  }
}
