import NoteFacts

/// The part of the notes for one slot, small enough for a prompt.
struct Excerpt: Sendable, Hashable {
  let passages: [NotesDocument.Passage]
  /// Whether the whole excerpt is on topic: it is below a heading that names the topic, or the topic is the whole course.
  let isOnTopic: Bool

  /// The text without headings, one passage per line. Evidence must be in this text.
  var text: String { passages.map(\.text).joined(separator: "\n") }

  /// The text with its headings, as the model sees it.
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

  /// The headings above all passages.
  var headings: [String] { passages.flatMap(\.headings) }

  /// The headings above a sentence, outermost first. If the sentence is not in the excerpt, the headings above the first passage.
  func headings(above evidence: String) -> [String] {
    let words = Words.all(evidence)
    let passage = passages.first { Words.contains(Words.all($0.text), words) } ?? passages.first
    return passage?.headings ?? []
  }
}
