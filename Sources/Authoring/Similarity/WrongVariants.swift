import AnswerMatching

/// Makes wrong answers from a right one by one edit that is typical of learners: a missing letter, word or accent, or two exchanged.
enum WrongVariants {
  /// The distinct variants of a text that tier one judges wrong, in a fixed order.
  static func of(_ entry: String, accept: [String], by matcher: AnswerMatcher) -> [String] {
    var seen: Set<[Unicode.Scalar]> = []
    let variants =
      withoutAWord(entry) + withWordsExchanged(entry) + withoutALetter(entry) + withLettersExchanged(entry) + withoutAMark(entry)
    return variants.filter { variant in
      seen.insert(Array(variant.unicodeScalars)).inserted && !variant.allSatisfy(\.isWhitespace)
        && !matcher.isAccepted(variant, accept: accept)
    }
  }

  private static func words(_ text: String) -> [Substring] { text.split(separator: " ") }

  private static func withoutAWord(_ text: String) -> [String] {
    let words = words(text)
    guard words.count > 1 else { return [] }
    return words.indices.map { index in
      var rest = words
      rest.remove(at: index)
      return rest.joined(separator: " ")
    }
  }

  private static func withWordsExchanged(_ text: String) -> [String] {
    let words = words(text)
    return words.indices.dropFirst().map { index in
      var other = words
      other.swapAt(index - 1, index)
      return other.joined(separator: " ")
    }
  }

  private static func withoutALetter(_ text: String) -> [String] {
    let letters = Array(text)
    return letters.indices.filter { letters[$0].isLetter }.map { index in
      var rest = letters
      rest.remove(at: index)
      return String(rest)
    }
  }

  private static func withLettersExchanged(_ text: String) -> [String] {
    let letters = Array(text)
    return letters.indices.dropFirst().filter { letters[$0].isLetter && letters[$0 - 1].isLetter }.map { index in
      var other = letters
      other.swapAt(index - 1, index)
      return String(other)
    }
  }

  private static func withoutAMark(_ text: String) -> [String] {
    let letters = Array(text)
    return letters.indices.compactMap { index in
      guard let bare = bare(letters[index]) else { return nil }
      var other = letters
      other[index] = bare
      return String(other)
    }
  }

  /// The letter without its marks; nil when it has none.
  private static func bare(_ letter: Character) -> Character? {
    // NB: a lenient matcher removes accents, so its normal form is the letter without them.
    let plain = AnswerMatcher(language: "", format: .wordReorder, policy: MatchingPolicy(letterCase: .strict, marks: .lenient))
    let form = plain.normalize(String(letter))
    return form == String(letter) ? nil : form.first
  }
}
