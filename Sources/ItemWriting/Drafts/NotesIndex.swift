import NoteFacts

/// An index of notes that many drafts can be checked against. The time to look up evidence does not depend on the length of the notes,
/// except in scripts without spaces, where one fast pass over the notes is needed.
public struct NotesIndex: Sendable {
  /// The notes without Markdown.
  public let text: String
  /// The primary subtag of the language of the notes.
  public let language: String
  private var numberOfWord: [String: Int32] = [:]
  private var words: [Int32] = []
  /// The positions of each word, indexed by the number of the word.
  private var places: [[Int32]] = []
  private var singulars: Set<String> = []
  /// Every different word, grouped by its first four letters.
  private var families: [String: [String]] = [:]
  private var numberOfLetter: [Character: UInt32] = [:]
  /// All letters and digits, if the script has no spaces.
  private var letters: [UInt32] = []
  private var letterPairs: Set<UInt64> = []
  let numerals: Set<String>

  /// Indexes the notes.
  ///
  /// - Parameters:
  ///   - text: The text of the notes.
  ///   - language: The primary subtag of the language of the notes.
  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
    let all = Words.all(text)
    numerals = Numerals.known(in: text, all, NotesLanguage.orNeutral(language).cues)
    for word in all { add(word) }
    if WritingSystem.hasUnspaced(text) { addLetters() }
  }

  private mutating func add(_ word: String) {
    let place = Int32(truncatingIfNeeded: words.count)
    if let number = numberOfWord[word] {
      words.append(number)
      places[Int(number)].append(place)
      return
    }
    let number = Int32(truncatingIfNeeded: places.count)
    numberOfWord[word] = number
    words.append(number)
    places.append([place])
    singulars.insert(Words.singular(word))
    for form in Affixes.forms(of: word, language) where form.count >= 4 { families[String(form.prefix(4)), default: []].append(form) }
  }

  private mutating func addLetters() {
    for letter in Self.letters(of: text) {
      let number = numberOfLetter[letter, default: UInt32(truncatingIfNeeded: numberOfLetter.count)]
      numberOfLetter[letter] = number
      letters.append(number)
    }
    letterPairs = Set(zip(letters, letters.dropFirst()).map(Self.pair))
  }

  private static func letters(of text: String) -> [Character] { text.lowercased().filter { $0.isLetter || $0.isNumber }.map(\.self) }

  private static func pair(_ one: UInt32, _ other: UInt32) -> UInt64 { UInt64(one) << 32 | UInt64(other) }

  /// The number of words in the notes.
  var wordCount: Int { words.count }

  /// The number of letters and digits in the notes, if the script has no spaces.
  var letterCount: Int { letters.count }

  /// Whether the notes contain a phrase as consecutive whole words.
  package func contains(_ phrase: [String]) -> Bool {
    let numbers = phrase.compactMap { numberOfWord[$0] }
    guard !numbers.isEmpty, numbers.count == phrase.count else { return false }
    let rarest = numbers.indices.min { places[Int(numbers[$0])].count < places[Int(numbers[$1])].count } ?? 0
    return places[Int(numbers[rarest])].contains { place in
      let start = Int(place) - rarest
      return start >= 0 && start + numbers.count <= words.count && words[start..<(start + numbers.count)].elementsEqual(numbers)
    }
  }

  /// Whether the notes contain the letters and digits of a text consecutively, ignoring spaces and punctuation.
  func containsLetters(of text: String) -> Bool {
    let wanted = Self.letters(of: text).compactMap { numberOfLetter[$0] }
    guard let first = wanted.first, wanted.count == Self.letters(of: text).count, wanted.count <= letters.count else { return false }
    return (0...(letters.count - wanted.count)).contains { start in
      letters[start] == first && letters[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  /// The share of the letter pairs of a text that occur in the notes, from 0 to 1.
  func shareOfLetterPairs(of text: String) -> Double {
    let all = Self.letters(of: text)
    guard all.count > 1 else { return all.allSatisfy { numberOfLetter[$0] != nil } ? 1 : 0 }
    let found = zip(all, all.dropFirst()).count { one, other in
      guard let one = numberOfLetter[one], let other = numberOfLetter[other] else { return false }
      return letterPairs.contains(Self.pair(one, other))
    }
    return Double(found) / Double(all.count - 1)
  }

  /// Whether the notes contain a word in any form: with a plural, another ending or an attached article.
  package func knows(_ word: String) -> Bool {
    if numberOfWord[word] != nil || singulars.contains(word) { return true }
    return Affixes.forms(of: word, language).contains { form in
      families[String(form.prefix(4))]?.contains { Affixes.areRelated($0, form) } ?? false
    }
  }
}
