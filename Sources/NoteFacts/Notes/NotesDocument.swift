/// The notes of a learner, in Markdown or plain text, split into passages.
public struct NotesDocument: Sendable, Hashable {
  /// A paragraph, a list item or a table row.
  public struct Passage: Sendable, Hashable {
    /// The kind of block that the passage comes from.
    public enum Kind: Sendable, Hashable {
      /// A paragraph of running text.
      case paragraph
      /// An item of a list without numbers, or an entry of a definition list.
      case listItem
      /// An item of a numbered list. `list` is the index of the list in the notes and `item` the index of the item in the list, both from
      /// 0.
      case numberedItem(list: Int, item: Int)
      /// A row of a table with the names of its columns. There are as many cells as columns.
      case row(cells: [String], columns: [String])
    }

    /// The kind of block, with the place in its list or its cells.
    public let kind: Kind
    /// The text without Markdown.
    public let text: String
    /// The headings above the passage, outermost first.
    public let headings: [String]
    /// The parts of the text that are marked: in bold, in italics or as code.
    package let emphasis: [String]
    /// The texts of the wikilinks, which name other pages.
    package let links: [String]

    package init(kind: Kind, text: String, headings: [String], emphasis: [String] = [], links: [String] = []) {
      self.kind = kind
      self.text = text
      self.headings = headings
      self.emphasis = emphasis
      self.links = links
    }
  }

  /// The passages in the order of the notes.
  public let passages: [Passage]
  /// The formulas that are more than their plain text shows, each once, in the order of the notes.
  public let formulas: [TeXFormula]

  /// The whole text without Markdown, one passage per line.
  public var text: String { passages.map(\.text).joined(separator: "\n") }

  /// The innermost headings above the passages, each once, in the order of the notes: the topics that a learner can choose.
  public var topics: [String] { passages.compactMap(\.headings.last).uniqued() }

  /// Reads notes. Every text is accepted; text that is not Markdown becomes paragraphs. YAML front matter is skipped.
  public init(markdown: String) {
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var reader = MarkdownReader()
    for line in lines.dropFirst(FrontMatter.count(of: lines)) { reader.read(line) }
    (passages, formulas) = reader.finished()
  }
}
