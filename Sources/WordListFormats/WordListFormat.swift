import StrictJSON
public import WordGame

/// The file formats of word lists.
public enum WordListFormat: String, Sendable, CaseIterable {
  /// JSON: an array of `{"text_eng", "text_spa"}`, the format of the original challenge, or an object in Nivel's own format.
  case json
  /// A word and its translation on each line, separated by commas (RFC 4180).
  case csv
  /// A word and its translation on each line, separated by a tab.
  case tsv

  /// Whether a first line with this first field names the columns. Lists in ``csv`` and ``tsv`` leave such a line out.
  public static func namesColumns(_ firstField: String) -> Bool { DelimitedWordList.isHeading(firstField) }

  /// Guesses the format from the first character and the first line of a text.
  public init(guessing bytes: [UInt8]) {
    let first = bytes.first { !Text.isSpace($0) && !Text.byteOrderMark.contains($0) }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    self = isJSON ? .json : bytes.prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "\t")) ? .tsv : .csv
  }

  /// Reads a list. Texts are trimmed. An entry that does not fit the format is an error.
  ///
  /// - Throws: ``WordListError`` when the text does not have this format, or has no words.
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
