/// Notes as a learner writes them, in Markdown or plain text, taken apart into what questions can be made of.
public struct NotesDocument: Sendable, Hashable {
  /// A piece of text that stands by itself.
  public struct Passage: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      case paragraph
      case listItem
      /// An item of a numbered list: which list of the notes it is, and which item of the list, both counted from 0.
      case numberedItem(list: Int, item: Int)
      /// A row of a table, and the names of its columns. There are as many cells as columns.
      case row(cells: [String], columns: [String])
    }

    public let kind: Kind
    /// The text without Markdown.
    public let text: String
    /// The headings above it, outermost first.
    public let headings: [String]

    package init(kind: Kind, text: String, headings: [String]) {
      self.kind = kind
      self.text = text
      self.headings = headings
    }
  }

  public let passages: [Passage]

  /// All of the text without Markdown, a passage a line.
  public var text: String { passages.map(\.text).joined(separator: "\n") }

  /// Every heading once, in the order of the notes: the topics to choose from.
  public var topics: [String] { passages.compactMap(\.headings.last).uniqued() }

  /// Reads notes. Anything is notes: what is no Markdown is text.
  public init(markdown: String) {
    var reader = MarkdownReader()
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { reader.read(line) }
    passages = reader.finished()
  }
}
