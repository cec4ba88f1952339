import NoteFacts

/// What the form of one side of a vocabulary entry shows about its kind of word. Vocabulary lists seldom say which words are verbs.
///
/// A learner rules out options of another kind than the key, so a question with options needs entries that look like the key's.
struct VocabularyForm: Hashable {
  /// The article, or the “to” of an English verb, that the text begins with; `nil` if there is none.
  let opening: String?
  /// Whether the text, without its opening, is one word.
  private let isOneWord: Bool
  /// Whether the first letter after the opening is a capital.
  let isCapital: Bool
  /// The marks between the parts of the text: commas, slashes, brackets.
  private let marks: Set<Character>
  /// The last letters of a single word of at least four letters in a script with spaces; empty otherwise.
  private let ending: String

  init(_ text: String) {
    opening = Self.opening(of: text)
    let rest = text.dropFirst(opening?.count ?? 0)
    isOneWord = !rest.contains(" ")
    isCapital = rest.first(where: \.isLetter)?.isUppercase ?? false
    marks = Set(text.filter { ",;/()（）、".contains($0) })
    let letters = rest.reversed().prefix(while: \.isLetter)
    let hasEnding = isOneWord && letters.count >= Self.leastLetters && !UnspacedScript.occurs(in: text)
    ending = hasEnding ? String(letters.prefix(Self.longestEnding).reversed()).lowercased() : ""
  }

  private static let (leastLetters, longestEnding) = (4, 3)

  /// Whether a text of this form stands out among texts of the other form.
  func standsOut(among other: VocabularyForm) -> Bool {
    opening != other.opening || isOneWord != other.isOneWord || isCapital != other.isCapital || marks != other.marks
  }

  /// Whether both texts have an opening of one language, such as “el” and “la”, which shows that they are the same kind of word.
  func opensLike(_ other: VocabularyForm) -> Bool {
    guard let opening, let second = other.opening else { return false }
    return opening == second || Articles.ofEachLanguage.contains { $0.contains(opening) && $0.contains(second) }
  }

  /// Whether both texts are words that end with the same three letters.
  func endsLike(_ other: VocabularyForm) -> Bool { !ending.isEmpty && ending == other.ending }

  private static func opening(of text: String) -> String? {
    guard let end = text.firstIndex(where: { " '’".contains($0) }) else { return nil }
    let first = text[...end].lowercased()
    return Articles.ofAllLanguages.contains(first) && text.index(after: end) < text.endIndex ? first : nil
  }
}

/// The forms of both sides of a vocabulary entry.
struct VocabularyEntryForm {
  let word: VocabularyForm
  let translation: VocabularyForm
  /// Whether only one side begins with a capital, in notes in German, which writes nouns so.
  private let isGermanNoun: Bool

  /// - Parameter language: The code of the language of the notes.
  init(word: String, translation: String, language: String) {
    self.word = VocabularyForm(word)
    self.translation = VocabularyForm(translation)
    isGermanNoun = language == "de" && self.word.isCapital != self.translation.isCapital
  }

  /// Two entries of notes in German, the translation last, and whether the translation of the second can be an option beside that of the first.
  static let examples: [(key: (String, String), option: (String, String), suits: Bool)] = [
    (("dog", "el perro"), ("cat", "el gato"), true),
    (("tie", "la corbata"), ("shoes", "los zapatos"), false),
    (("to run", "correr"), ("to eat", "comer"), true),
    (("to run", "correr"), ("red", "rojo"), false),
    (("chop", "cortar"), ("carry", "portar"), true),
    (("satisfied", "tevreden"), ("wash up", "afwassen"), false),
    (("run", "correr"), ("dog", "perro"), false),
    (("el perro", "dog"), ("la casa", "house"), true),
    (("de repente", "suddenly"), ("la tienda", "store"), false),
    (("dog", "Hund"), ("tree", "Baum"), true),
    (("dog", "Hund"), ("red", "rot"), false),
    (("Dog", "Hund"), ("Red", "Rot"), false),
    (("dog", "犬"), ("red", "赤い"), false),
    (("help", "pomagać/asystować"), ("eat", "zjadać"), false),
    (("shop assistant", "sprzedawca"), ("permanent", "stały"), false),
    (("give up", "zrezygnować"), ("go on strike", "rozpocząć strajk"), false),
  ]

  /// Whether a side of another entry can be an option beside this one: it does not stand out, and both are probably the same kind of word.
  func suits(_ other: VocabularyEntryForm, answering answered: KeyPath<VocabularyEntryForm, VocabularyForm>) -> Bool {
    guard !self[keyPath: answered].standsOut(among: other[keyPath: answered]) else { return false }
    let asked = answered == \.word ? \VocabularyEntryForm.translation : \.word
    return word.opensLike(other.word) || translation.opensLike(other.translation) || (isGermanNoun && other.isGermanNoun)
      || self[keyPath: asked].endsLike(other[keyPath: asked]) || self[keyPath: answered].endsLike(other[keyPath: answered])
  }
}
