/// What notes as a whole tell about a term: whether their author marks it, whether it is a heading, and in how many passages it stands.
package struct TermProminence: Sendable {
  private let marks: Set<String>
  private let headings: [String]
  private let frequencies: [String: Int]
  private let segmentation: any WordSegmentation

  /// Reads the notes once.
  package init(_ notes: NotesDocument, segmentation: any WordSegmentation) {
    self.segmentation = segmentation
    marks = Set(notes.passages.flatMap(\.emphasis).map(Self.normalized))
    headings = Set(notes.passages.flatMap(\.headings)).map { " \(Self.normalized($0)) " }
    frequencies = Dictionary(
      notes.passages.flatMap { passage in
        Set(Words.all(UnspacedScript.spaced(passage.text, by: segmentation)).map(Words.singular)).map { ($0, 1) }
      }, uniquingKeysWith: +)
  }

  /// Whether a term is in bold, in italics or in code somewhere.
  package func marks(_ term: String) -> Bool { marks.contains(Self.normalized(term)) }

  /// Whether a heading is the term or contains it.
  package func isInHeading(_ term: String) -> Bool {
    let name = Self.normalized(term)
    guard !name.isEmpty else { return false }
    let whole = UnspacedScript.occurs(in: name) ? name : " \(name) "
    return headings.contains { $0.firstPlace(of: whole) != nil }
  }

  /// The number of passages with the rarest word of a term; `nil` if the term has no words.
  package func passages(with term: String) -> Int? {
    Words.all(UnspacedScript.spaced(term, by: segmentation)).map { frequencies[Words.singular($0), default: 0] }.min()
  }

  /// The words of a term in the singular.
  package static func normalized(_ term: String) -> String { Words.all(term).map(Words.singular).joined(separator: " ") }
}
