/// What notes as a whole tell about a term: whether their author marks it, whether it is a heading, and in how many passages it stands.
package struct TermProminence: Sendable {
  private let marks: Set<String>
  /// The runs of words in the headings that are as long as a term can be.
  private let headings: Set<[String]>
  /// The words of each heading that can name a term, by its text.
  private let wordsOfHeadings: [String: [String]]
  private let frequencies: [String: Int]
  private let segmentation: any WordSegmentation

  /// The maximum length of a heading that can name a term, in bytes.
  private static let maximumHeading = 120
  private static let maximumWords = 5

  /// Reads the notes once.
  package init(_ notes: NotesDocument, segmentation: any WordSegmentation) {
    self.segmentation = segmentation
    let words = { (text: String) in Self.words(text, segmentation) }
    marks = Set(notes.passages.flatMap(\.emphasis).map { words($0).joined(separator: " ") })
    var (headings, wordsOfHeadings, last) = (Set<[String]>(), [String: [String]](), [String]())
    for passage in notes.passages where passage.headings != last {
      // NB: passages below the same heading follow each other.
      for heading in passage.headings where heading.utf8.count <= Self.maximumHeading && !last.contains(heading) {
        let named = words(heading)
        wordsOfHeadings[heading] = named
        for start in named.indices {
          for end in start..<min(named.count, start + Self.maximumWords) { headings.insert(Array(named[start...end])) }
        }
      }
      last = passage.headings
    }
    (self.headings, self.wordsOfHeadings) = (headings, wordsOfHeadings)
    frequencies = Dictionary(notes.passages.flatMap { passage in Set(words(passage.text)).map { ($0, 1) } }, uniquingKeysWith: +)
  }

  /// Whether a term is in bold, in italics or in code somewhere.
  package func marks(_ term: String) -> Bool { marks.contains(words(term).joined(separator: " ")) }

  /// Whether a heading is the term or contains it.
  package func isInHeading(_ term: String) -> Bool { headings.contains(words(term)) }

  /// Whether one of some headings is the term or contains it.
  package func isInHeading(_ term: String, of headings: [String]) -> Bool {
    let named = words(term)
    guard named.count <= Self.maximumWords else { return false }
    return headings.contains { wordsOfHeadings[$0].map { Words.contains($0, named) } ?? false }
  }

  /// The number of passages with the rarest word of a term; `nil` if the term has no words.
  package func passages(with term: String) -> Int? { words(term).map { frequencies[$0, default: 0] }.min() }

  private func words(_ text: String) -> [String] { Self.words(text, segmentation) }

  /// The words of a text in the singular.
  private static func words(_ text: String, _ segmentation: any WordSegmentation) -> [String] {
    Words.all(UnspacedScript.spaced(text, by: segmentation)).map(Words.singular)
  }
}
