/// Recognizes the part of speech that many vocabulary lists give before a meaning.
enum PartOfSpeech {
  static let examples: [(text: String, meaning: String)] = [
    ("n.f. - action de fêter un événement", "action de fêter un événement"),
    ("(v.) to take part in something", "to take part in something"),
    ("v. pron. – sortir du lit", "sortir du lit"),
    ("noun: a place to live", "a place to live"),
    ("water - a clear liquid", "water - a clear liquid"),
    ("(in water) to swim", "(in water) to swim"),
  ]

  /// A meaning without the part of speech before it.
  static func removed(from text: Substring) -> Substring {
    let text = text.trimmingSpaces
    if text.first == "(" {
      guard let end = text.prefix(longest).firstIndex(of: ")"), isMark(text[..<end]) else { return text }
      return text[text.index(after: end)...].trimmingSpaces
    }
    let start = text.prefix(longest)
    for separator in [" - ", " – ", " — ", ": "] {
      if let place = start.firstPlace(of: separator), isMark(text[..<place.lowerBound]) { return text[place.upperBound...].trimmingSpaces }
    }
    return text
  }

  private static let longest = 24

  private static func isMark(_ text: Substring) -> Bool {
    let parts = text.split { !$0.isLetter }.map { $0.lowercased() }
    return !parts.isEmpty && parts.allSatisfy(marks.contains)
  }

  private static let marks = Words.set(
    """
    n nf nm s sf sm f m pl sg sing v vb vi vt tr intr refl pron adj adv prep conj int interj art num loc subst noun verb adjective adverb preposition
    conjunction pronoun nom verbe adjectif adverbe sustantivo verbo adjetivo adverbio sostantivo aggettivo avverbio substantivo advérbio
    substantiv adjektiv nomen präposition zelfstandig werkwoord bijvoeglijk
    """)
}
