/// Numbers the texts of a list and merges entries with the same word.
struct DeckBuilder {
  private(set) var words: [String] = []
  private(set) var numbers: [String: Int] = [:]
  private(set) var promptNumbers: [String: Int] = [:]
  private(set) var acceptedByKey: [String: [Int]] = [:]
  /// The rank of the level of each word. Where entries of one word have different levels, the lowest counts.
  private(set) var ranks: [String: Int] = [:]
  private var english: [String] = []
  private var falseFriends: [String: [Int]] = [:]

  mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }

  /// Adds an entry. Entries without a word or a translation are ignored.
  mutating func add(_ entry: WordEntry) {
    let translations = entry.translations.flatMap(Alternatives.split)
    guard !entry.english.isEmpty, !translations.isEmpty else { return }
    if promptNumbers[entry.english] == nil {
      promptNumbers[entry.english] = english.count
      english.append(entry.english)
    }
    ranks[entry.english] = min(ranks[entry.english] ?? .max, entry.level?.rank ?? 0)
    let numbers = translations.map { number(of: $0) }
    for key in Self.keys(of: entry.english) { acceptedByKey[key, default: []] += numbers }
  }

  mutating func addFalseFriends(of entry: WordEntry) {
    for friend in entry.falseFriends { falseFriends[entry.english, default: []].append(number(of: friend.word)) }
  }

  /// The word itself, and its alternatives where it has several.
  static func keys(of english: String) -> [String] {
    let parts = Alternatives.split(english)
    return parts.count > 1 ? [english] + parts : [english]
  }

  func prompts() -> [GameDeck.Prompt] {
    english.map { word in
      let accepted = Self.keys(of: word).flatMap { acceptedByKey[$0] ?? [] }
      return GameDeck.Prompt(english: word, accepted: accepted.uniqued(), falseFriends: [])
    }
  }

  /// The prompt with its false friends.
  ///
  /// NB: without those that another entry lists as a translation.
  func withFalseFriends(_ prompt: GameDeck.Prompt) -> GameDeck.Prompt {
    let friends = (falseFriends[prompt.english] ?? []).uniqued().filter { !prompt.accepted.contains($0) }
    return GameDeck.Prompt(english: prompt.english, accepted: prompt.accepted, falseFriends: friends)
  }
}
