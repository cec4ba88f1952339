public import NoteFacts

/// The part of the notes of a course that a test is written from.
///
/// Notes of up to ``maximumBytes`` are read whole. Otherwise whole texts are drawn at random, first those with a topic of the test as a
/// heading. The last of them is cut to the remaining bytes, from a random line.
public struct NotesSelection: Sendable, Hashable {
  /// The maximum size of the notes that a test is written from, in bytes of UTF-8.
  public static let maximumBytes = 1 << 20

  /// The selected texts in the order of the course.
  public let texts: [String]
  /// Whether all notes were selected.
  public let isWhole: Bool

  /// Selects notes.
  ///
  /// - Parameters:
  ///   - notes: The notes of the course.
  ///   - topics: The topics of the test.
  ///   - maximumBytes: The maximum size of the selection, in bytes of UTF-8.
  ///   - generator: The same notes, topics and random numbers give the same selection.
  public init(
    of notes: [Course.Notes], topics: [String], maximumBytes: Int = maximumBytes, using generator: inout some RandomNumberGenerator
  ) {
    isWhole = notes.reduce(0) { $0 + $1.text.utf8.count } <= maximumBytes
    guard !isWhole else {
      texts = notes.map(\.text)
      return
    }
    let wanted = Set(topics.map { $0.lowercased() })
    let shuffled = notes.indices.shuffled(using: &generator)
    let isOnTopic = { (index: Int) in notes[index].topics.contains { wanted.contains($0.lowercased()) } }
    var rest = maximumBytes
    var chosen: [(index: Int, text: String)] = []
    for index in shuffled.filter(isOnTopic) + shuffled.filter({ !isOnTopic($0) }) where rest > 0 {
      let text = Self.cut(notes[index].text, to: rest, using: &generator)
      rest -= text.utf8.count
      chosen.append((index, text))
    }
    texts = chosen.sorted { $0.index < $1.index }.map(\.text)
  }

  /// The selected notes as one document.
  public var document: NotesDocument { NotesDocument(markdown: texts.joined(separator: "\n\n")) }

  /// Consecutive lines of a text with at most `count` bytes. A line that is longer is left out.
  private static func cut(_ text: String, to count: Int, using generator: inout some RandomNumberGenerator) -> String {
    guard text.utf8.count > count else { return text }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // NB: from a later line, fewer than `count` bytes would follow.
    var (last, bytes) = (lines.count, 0)
    while last > 0, bytes + lines[last - 1].utf8.count + 1 <= count {
      last -= 1
      bytes += lines[last].utf8.count + 1
    }
    let first = Int.random(in: 0...min(last, lines.count - 1), using: &generator)
    var selected: [Substring] = []
    var rest = count
    for line in lines[first...] where line.utf8.count < rest {
      selected.append(line)
      rest -= line.utf8.count + 1
    }
    return selected.joined(separator: "\n")
  }
}
