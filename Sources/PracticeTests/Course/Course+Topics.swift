extension Course {
  /// Every topic once: those found in the headings of the notes, then those named by hand.
  public var allTopics: [String] {
    var seen: Set<String> = []
    return (document.topics + topics).filter { seen.insert($0.lowercased()).inserted }
  }

  /// How many words the notes have, as far as spaces part them.
  public var wordCount: Int { notes.reduce(0) { $0 + $1.wordCount } }
}

extension Course.Notes {
  /// How many words there are, as far as spaces part them.
  public var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}
