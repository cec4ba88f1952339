/// A word list prepared for dealing: entries with the same word are merged, and every text has a number.
public struct GameDeck: Sendable {
  /// A word to ask, with the right translations of all entries that share the word or one of its alternatives.
  struct Prompt: Sendable {
    let english: String
    let accepted: [Int]
    let falseFriends: [Int]
  }

  let prompts: [Prompt]
  /// The translations of the list, then its false friends, then the borrowed words.
  let words: [String]
  /// The number of words that are translations of the list. They come first in ``words``.
  let ownCount: Int
  /// The indices of words from another list. They are only used where this list has no wrong word.
  let borrowed: Range<Int>
  /// The indices of prompts with false friends.
  let deceptive: [Int]
  /// The words within the reach of the player; `nil` for a deck that deals all words from the start.
  let reach: LevelReach?
  private let promptNumbers: [String: Int]
  /// The right translations for each word and each of its alternatives.
  private let acceptedByKey: [String: [Int]]
  private let numbers: [String: Int]
  /// The prompts that accept each translation.
  private let promptsOfWord: [[Int]]

  /// Prepares a list.
  ///
  /// - Parameters:
  ///   - entries: Entries without a word or a translation are ignored.
  ///   - borrowed: Words that are wrong for the whole list, for lists without wrong words of their own. Those that are right for a word of
  ///     the list are ignored.
  ///   - startLevel: The level of the player. The game begins with the words of this level and below; `nil` deals all words.
  /// - Throws: ``DeckError`` when the list is empty, or when a word has no wrong translation.
  public init(entries: [WordEntry], borrowed: [String] = [], startLevel: WordLevel? = nil) throws(DeckError) {
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
    let promptRanks = prompts.map { builder.ranks[$0.english] ?? 0 }
    reach = startLevel.map { [promptsOfWord] in LevelReach(start: $0, promptRanks: promptRanks, promptsOfWord: promptsOfWord) }
    deceptive = self.prompts.indices.filter { [prompts = self.prompts] in !prompts[$0].falseFriends.isEmpty }
    // NB: two, because with one borrowed word a list of one entry would repeat the same wrong pair.
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

  /// The words that the list asks, in its order, each once.
  public var english: [String] { prompts.map { $0.english } }

  /// Words for which every translation of the list is right. Wrong translations for them have to be borrowed.
  public var withoutWrongTranslation: [String] {
    prompts.indices.filter { !hasWrongWord(for: $0) }.map { prompts[$0].english }
  }

  /// Whether the list has exactly one right pair.
  var hasOneRightPair: Bool { prompts.count == 1 && prompts[0].accepted.count == 1 }
}

// MARK: - Judging

extension GameDeck {
  /// Whether a translation is right for a word: whether any entry with the same word lists it. When one text contains several alternatives,
  /// all of them must be right.
  public func isRight(english: String, shown: String) -> Bool {
    if let number = numbers[shown] { return accepts(number, english: english) }
    let parts = Alternatives.split(shown)
    return !parts.isEmpty && parts.allSatisfy { part in numbers[part].map { accepts($0, english: english) } ?? false }
  }

  private func accepts(_ word: Int, english: String) -> Bool {
    DeckBuilder.keys(of: english).contains { acceptedByKey[$0]?.contains(word) ?? false }
  }

  /// All words of the list for which a translation is right: "good morning" and "good day" for `buenos días`.
  public func meanings(of shown: String) -> [String] {
    guard let number = numbers[shown], number < ownCount else { return [] }
    return promptsOfWord[number].map { prompts[$0].english }
  }

  /// All translations that are right for a word, in the order of the list.
  public func translations(of english: String) -> [String] {
    guard let index = index(of: english) else { return [] }
    return prompts[index].accepted.map { words[$0] }
  }

  /// The index of a word among the words that the list asks.
  func index(of english: String) -> Int? { promptNumbers[english] }
}

// MARK: - Levels

extension GameDeck {
  /// Whether a word may be asked at a step of the ramp.
  func isWithinReach(prompt: Int, _ step: RampStep) -> Bool { reach?.contains(prompt: prompt, levelsAbove: step.levelsAbove) ?? true }

  /// Whether a translation of the list may be shown as a wrong one at a step of the ramp.
  func isWithinReach(word: Int, _ step: RampStep) -> Bool { reach?.contains(word: word, levelsAbove: step.levelsAbove) ?? true }
}

// MARK: - Wrong words

extension GameDeck {
  /// Whether a translation of the list is wrong for a prompt.
  func isWrong(_ word: Int, for prompt: Int) -> Bool { !prompts[prompt].accepted.contains(word) }

  /// Whether a wrong translation is fair to show: no word that shares a translation with the prompt has it. When two words share one
  /// translation, lists often omit another that they share.
  func isFairlyWrong(_ word: Int, for prompt: Int) -> Bool {
    let accepted = prompts[prompt].accepted
    guard !accepted.contains(word) else { return false }
    return !promptsOfWord[word].contains { kin in prompts[kin].accepted.contains(where: accepted.contains) }
  }

  /// Whether the list has a wrong translation for a prompt, fair or not.
  func hasWrongWord(for prompt: Int) -> Bool { (0..<ownCount).contains { isWrong($0, for: prompt) } }

  /// The fair wrong words for a prompt; if there are none, all wrong words of the list; empty if it has no wrong words.
  func wrongWords(for prompt: Int) -> [Int] {
    let fair = (0..<ownCount).filter { isFairlyWrong($0, for: prompt) }
    return fair.isEmpty ? (0..<ownCount).filter { isWrong($0, for: prompt) } : fair
  }
}
