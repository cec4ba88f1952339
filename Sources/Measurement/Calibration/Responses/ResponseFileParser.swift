/// Parses a file of responses in parts. It keeps a fifth of a byte for each response and two bytes for each group or option.
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
  private var headings: [String] = []
  private var itemIDs: [String] = []
  /// The meaning of each column.
  private var meanings: [ResponseColumn] = []
  private var labels: [ResponseLabels] = []
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
    return ResponseFile(itemIDs: itemIDs, matrix: matrix, labels: labels)
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
    guard matrix == nil, headings.isEmpty, field == Self.byteOrderMark else { throw error(.quotation) }
    state = .quoted
  }

  private mutating func endField() throws(ResponseFileError) {
    if matrix == nil { try takeHeading() } else { try takeValue() }
    field.removeAll(keepingCapacity: true)
    state = .fieldStart
  }

  private mutating func takeHeading() throws(ResponseFileError) {
    if headings.isEmpty, field.starts(with: Self.byteOrderMark) { field.removeFirst(Self.byteOrderMark.count) }
    guard headings.count < ResponseMatrix.maximumItemCount else { throw error(.tooManyItems) }
    guard let heading = String(validating: field, as: UTF8.self) else { throw error(.encoding) }
    let found = ResponseColumn.labels(heading: heading)
    guard !heading.isEmpty, found?.name.isEmpty != true else { throw error(.missingID(column: headings.count + 1)) }
    headings.append(heading)
    if let found {
      meanings.append(.labels(labels.count))
      labels.append(found)
    } else {
      meanings.append(.scores(item: itemIDs.count))
      itemIDs.append(heading)
    }
  }

  private mutating func takeValue() throws(ResponseFileError) {
    columns += 1
    // NB: the columns beyond the last heading are counted, for the error of the row.
    guard columns <= headings.count else { return }
    switch meanings[columns - 1] {
    case .scores(let item): try takeScore(item: item)
    case .labels(let index): try takeLabel(index)
    }
  }

  private mutating func takeScore(item: Int) throws(ResponseFileError) {
    switch (field.count, field.first) {
    case (0, _): scores.append(.notAnswered)
    case (1, 0x30): scores.append(.wrong)
    case (1, 0x31): scores.append(.right)
    default: throw error(.score(String(decoding: field.prefix(40), as: UTF8.self), itemID: itemIDs[item]))
    }
  }

  private mutating func takeLabel(_ index: Int) throws(ResponseFileError) {
    guard let text = String(validating: field, as: UTF8.self) else { throw error(.encoding) }
    do { try labels[index].append(text.isEmpty ? nil : text, line: line) } catch {
      throw self.error(.tooManyLabels(heading: headings[columns - 1]))
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
    guard columns == headings.count else { throw error(.columns(found: columns, expected: headings.count)) }
    do { try matrix?.append(scores) } catch { throw self.error(.tooManyPersons) }
    scores.removeAll(keepingCapacity: true)
    columns = 0
  }

  private mutating func endHeader() throws(ResponseFileError) {
    var known: Set<String> = []
    for heading in headings where !known.insert(heading).inserted { throw error(.repeatedID(heading)) }
    guard !itemIDs.isEmpty else { throw error(.noItems) }
    for options in labels where options.kind == .option && !known.contains(options.name) {
      throw error(.optionsWithoutScores(itemID: options.name))
    }
    do { matrix = try ResponseMatrix(items: itemIDs.count) } catch { throw self.error(.tooManyItems) }
  }

  private func error(_ mistake: ResponseFileError.Mistake) -> ResponseFileError { ResponseFileError(line: line, mistake: mistake) }
}
