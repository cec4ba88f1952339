/// Parses a file of responses in parts. It keeps a fifth of a byte for each response, and no text.
public struct ResponseFileParser: Sendable {
  private enum State {
    case fieldStart
    case plain
    case quoted
    case quotationMarkInQuoted
  }

  private var state = State.fieldStart
  private var field: [UInt8] = []
  private var line = 1
  /// Whether the line has no character so far.
  private var isLineEmpty = true
  /// Whether the last byte was a carriage return. A line feed after it does not end another line.
  private var isAfterReturn = false
  private var itemIDs: [String] = []
  private var scores: [ScoredAnswer] = []
  private var columns = 0
  /// `nil` up to the end of the first row.
  private var matrix: ResponseMatrix?

  /// The largest number of bytes of a field.
  public static let maximumFieldLength = 1_000

  private static let (comma, quotationMark, lineFeed, carriageReturn) = (UInt8(0x2C), UInt8(0x22), UInt8(0x0A), UInt8(0x0D))
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A parser at the start of a file.
  public init() {}

  /// Parses the next part of the file. Parts can end anywhere.
  ///
  /// - Throws: ``ResponseFileError`` for the first mistake. The parser must not be used after it.
  public mutating func parse(_ bytes: [UInt8]) throws(ResponseFileError) {
    for byte in bytes {
      switch byte {
      case Self.carriageReturn:
        try endLine()
      case Self.lineFeed:
        if !isAfterReturn { try endLine() }
      default:
        isLineEmpty = false
        try take(byte)
      }
      isAfterReturn = byte == Self.carriageReturn
    }
  }

  /// Ends the file.
  ///
  /// - Throws: ``ResponseFileError``.
  public mutating func finish() throws(ResponseFileError) -> ResponseFile {
    try endLine()
    guard let matrix else { throw ResponseFileError(line: 1, mistake: .empty) }
    return ResponseFile(itemIDs: itemIDs, matrix: matrix)
  }

  private mutating func take(_ byte: UInt8) throws(ResponseFileError) {
    switch state {
    case .fieldStart where byte == Self.quotationMark: state = .quoted
    case .fieldStart where byte == Self.comma, .plain where byte == Self.comma, .quotationMarkInQuoted where byte == Self.comma:
      try endField()
    case .fieldStart: try append(byte, state: .plain)
    case .plain where byte == Self.quotationMark: try startQuotationAfterByteOrderMark()
    case .plain: try append(byte, state: .plain)
    case .quoted where byte == Self.quotationMark: state = .quotationMarkInQuoted
    case .quoted: try append(byte, state: .quoted)
    case .quotationMarkInQuoted:
      guard byte == Self.quotationMark else { throw error(.quotation) }
      try append(byte, state: .quoted)
    }
  }

  private mutating func append(_ byte: UInt8, state: State) throws(ResponseFileError) {
    guard field.count < Self.maximumFieldLength else { throw error(.fieldLength) }
    field.append(byte)
    self.state = state
  }

  private mutating func startQuotationAfterByteOrderMark() throws(ResponseFileError) {
    guard matrix == nil, itemIDs.isEmpty, field == Self.byteOrderMark else { throw error(.quotation) }
    state = .quoted
  }

  private mutating func endField() throws(ResponseFileError) {
    if matrix == nil { try takeID() } else { try takeScore() }
    field.removeAll(keepingCapacity: true)
    state = .fieldStart
  }

  private mutating func takeID() throws(ResponseFileError) {
    if itemIDs.isEmpty, field.starts(with: Self.byteOrderMark) { field.removeFirst(Self.byteOrderMark.count) }
    guard !field.isEmpty else { throw error(.missingID(column: itemIDs.count + 1)) }
    guard itemIDs.count < ResponseMatrix.maximumItemCount else { throw error(.tooManyItems) }
    guard let id = String(validating: field, as: UTF8.self) else { throw error(.encoding) }
    itemIDs.append(id)
  }

  private mutating func takeScore() throws(ResponseFileError) {
    columns += 1
    // NB: the columns beyond the last item are counted, for the error of the row.
    guard columns <= itemIDs.count else { return }
    switch (field.count, field.first) {
    case (0, _): scores.append(.notAnswered)
    case (1, 0x30): scores.append(.wrong)
    case (1, 0x31): scores.append(.right)
    default: throw error(.score(String(decoding: field.prefix(40), as: UTF8.self), itemID: itemIDs[columns - 1]))
    }
  }

  private mutating func endLine() throws(ResponseFileError) {
    if state == .quoted { throw error(.quotation) }
    if !isLineEmpty {
      try endField()
      try endRow()
    }
    isLineEmpty = true
    line += 1
  }

  private mutating func endRow() throws(ResponseFileError) {
    guard matrix != nil else { return try endHeader() }
    guard columns == itemIDs.count else { throw error(.columns(found: columns, expected: itemIDs.count)) }
    do { try matrix?.append(scores) } catch { throw self.error(.tooManyPersons) }
    scores.removeAll(keepingCapacity: true)
    columns = 0
  }

  private mutating func endHeader() throws(ResponseFileError) {
    var known: Set<String> = []
    for id in itemIDs where !known.insert(id).inserted { throw error(.repeatedID(id)) }
    do { matrix = try ResponseMatrix(items: itemIDs.count) } catch { throw self.error(.tooManyItems) }
  }

  private func error(_ mistake: ResponseFileError.Mistake) -> ResponseFileError { ResponseFileError(line: line, mistake: mistake) }
}
