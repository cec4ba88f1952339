/// Tells reflexive verbs of a language from other words, by their spelling.
struct ReflexiveVerbs {
  private let prefixes: [String]
  private let suffixes: [String]

  init(_ language: String) {
    (prefixes, suffixes) =
      switch language {
      case "de": (["sich "], [])
      case "es": ([], ["arse", "erse", "irse", "írse"])
      case "fr": (["se ", "s’"], [])
      case "it": ([], ["rsi", "rsene"])
      case "nl": (["zich "], [])
      case "pt": ([], ["-se"])
      case "ru": ([], ["ться", "тись"])
      case "sv": ([], [" sig"])
      default: ([], [])
      }
  }

  func contains(_ word: String) -> Bool { prefixes.contains(where: word.hasPrefix) || suffixes.contains(where: word.hasSuffix) }

  /// The words that are reflexive if the first word is, and not reflexive otherwise.
  func likeFirst(_ words: [String]) -> [String] {
    guard let first = words.first else { return [] }
    return words.filter { contains($0) == contains(first) }
  }
}
