import NoteFacts

/// The part of the notes that one slot is about: small enough for a prompt.
struct Excerpt: Sendable, Hashable {
  let passages: [NotesDocument.Passage]
  /// Whether all of it is on the topic: it stands below a heading that names it, or all of the notes are taken to be on it.
  let isOnTopic: Bool

  /// The text alone, a passage a line: what evidence is looked for in.
  var text: String { passages.map(\.text).joined(separator: "\n") }

  /// The text with the headings above it, as a model gets to see it.
  var readable: String {
    var lines: [String] = []
    var headings: [String] = []
    for passage in passages {
      if passage.headings != headings { lines.append("[\(passage.headings.joined(separator: " › "))]") }
      headings = passage.headings
      lines.append(passage.text)
    }
    return lines.joined(separator: "\n")
  }

  /// Every heading above the passages.
  var headings: [String] { passages.flatMap(\.headings) }

  /// The headings above a sentence, outermost first; those above the first passage for a sentence that is not there.
  func headings(above evidence: String) -> [String] {
    let words = Words.all(evidence)
    let passage = passages.first { Words.contains(Words.all($0.text), words) } ?? passages.first
    return passage?.headings ?? []
  }
}
