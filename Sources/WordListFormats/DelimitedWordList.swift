import WordGame

/// Reads lists with a word and its translation on each line. Further columns are further translations; empty lines are ignored. A line without
/// the separator may have the other one, because people paste lines from several places.
struct DelimitedWordList {
  let separator: UInt8

  private static let headings: Set<String> = ["english", "word", "text_eng", "en", "eng", "front"]

  /// Whether the first field of a first line names its column.
  static func isHeading(_ field: String) -> Bool { headings.contains(field.lowercased()) }

  func entries(_ bytes: [UInt8]) throws(WordListError) -> [WordEntry] {
    var rows = try self.rows(bytes).filter { row in row.fields.contains { !$0.isEmpty } }
    if let first = rows.first?.fields.first, Self.isHeading(first) { rows.removeFirst() }
    var entries: [WordEntry] = []
    for row in rows {
      let translations = row.fields.dropFirst().filter { !$0.isEmpty }
      guard let english = row.fields.first, !english.isEmpty, !translations.isEmpty else {
        throw WordListError(line: row.line, message: "expected a word and its translation, separated by \(name)")
      }
      entries.append(WordEntry(english: english, translations: Array(translations)))
    }
    return entries
  }

  private var name: String { separator == UInt8(ascii: "\t") ? "a tab" : "a comma" }

  private func rows(_ bytes: [UInt8]) throws(WordListError) -> [DelimitedRow] {
    var reader = DelimitedReader(bytes: bytes, separator: separator)
    var rows: [DelimitedRow] = []
    while let row = try reader.next() { rows.append(splitByOther(row)) }
    return rows
  }

  private func splitByOther(_ row: DelimitedRow) -> DelimitedRow {
    guard row.fields.count == 1, let text = row.fields.first else { return row }
    let other: Character = separator == UInt8(ascii: "\t") ? "," : "\t"
    return DelimitedRow(
      line: row.line, fields: text.split(separator: other, omittingEmptySubsequences: false).map { Text.trimmed(String($0)) })
  }
}

/// The fields of one record, and the line where it begins.
struct DelimitedRow {
  let line: Int
  let fields: [String]
}

/// Splits text into records and fields (RFC 4180, section 2). Fields in quotation marks may contain separators, line breaks and doubled
/// quotation marks.
struct DelimitedReader {
  private static let (quote, newline, carriageReturn) = (UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private var line = 1

  init(bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  mutating func next() throws(WordListError) -> DelimitedRow? {
    guard index < bytes.count else { return nil }
    let start = line
    var fields: [String] = []
    repeat { fields.append(try field()) } while takesSeparator()
    skipLineBreak()
    return DelimitedRow(line: start, fields: fields)
  }

  private mutating func field() throws(WordListError) -> String {
    index = bytes[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    let isQuoted = index < bytes.count && bytes[index] == Self.quote
    let raw = isQuoted ? try quoted() : plain()
    guard let text = String(validating: raw, as: UTF8.self) else {
      throw WordListError(line: line, message: "the text is not UTF-8: save it as UTF-8")
    }
    return Text.trimmed(text)
  }

  private mutating func plain() -> [UInt8] {
    let end = bytes[index...].firstIndex { $0 == separator || $0 == Self.newline || $0 == Self.carriageReturn } ?? bytes.count
    defer { index = end }
    return Array(bytes[index..<end])
  }

  private mutating func quoted() throws(WordListError) -> [UInt8] {
    let start = line
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == Self.newline { line += 1 }
      guard byte == Self.quote else { text.append(byte); continue }
      guard index < bytes.count, bytes[index] == Self.quote else { return text + plain() }
      text.append(Self.quote)
      index += 1
    }
    throw WordListError(line: start, message: "a quotation mark is not closed: close it, or double it inside a text")
  }

  private mutating func takesSeparator() -> Bool {
    guard index < bytes.count, bytes[index] == separator else { return false }
    index += 1
    return true
  }

  private mutating func skipLineBreak() {
    if index < bytes.count, bytes[index] == Self.carriageReturn { index += 1 }
    if index < bytes.count, bytes[index] == Self.newline { index += 1 }
    line += 1
  }
}
