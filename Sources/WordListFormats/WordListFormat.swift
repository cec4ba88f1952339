import StrictJSON
public import WordGame

/// The ways a word list can be written.
public enum WordListFormat: String, Sendable, CaseIterable {
  /// An array of `{"text_eng", "text_spa"}`, as the game was first given its words, or an object as Nivel writes its own lists.
  case json
  /// A word and its translation in each line, parted by commas (RFC 4180).
  case csv
  /// A word and its translation in each line, parted by a tab.
  case tsv

  /// The format of a text that nobody named.
  public init(guessing bytes: [UInt8]) {
    let first = bytes.first { !Text.isSpace($0) && !Text.byteOrderMark.contains($0) }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    self = isJSON ? .json : bytes.prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "\t")) ? .tsv : .csv
  }

  /// Reads a list. Texts are trimmed; entries of other lists' shape are refused, never guessed.
  /// - Throws: ``WordListError`` when it is not of this format, or holds no words.
  public func read(_ bytes: [UInt8]) throws(WordListError) -> [WordEntry] {
    let text = bytes.starts(with: Text.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    let entries =
      switch self {
      case .json: try JSONWordList.entries(text)
      case .csv: try DelimitedWordList(separator: UInt8(ascii: ",")).entries(text)
      case .tsv: try DelimitedWordList(separator: UInt8(ascii: "\t")).entries(text)
      }
    guard !entries.isEmpty else { throw .empty }
    return entries
  }
}
