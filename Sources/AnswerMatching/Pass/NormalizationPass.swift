/// All steps of a profile in one table-driven pass over UTF-8.
///
/// The pass looks at one scalar, at the marks after it, and at whether some step watches the pair of neighbours. Where this is not enough,
/// the pass gives up and the steps themselves run. That is rare, and always correct.
struct NormalizationPass {
  let input: UnsafeBufferPointer<UInt8>
  let output: UnsafeMutablePointer<UInt8>
  private let tables: UnsafePointer<Tables>

  var index = 0
  var count = 0
  /// A space was read. It is written when a scalar follows it.
  private var spaceWaits = false
  /// The waiting space came with a comma, or with a dropped scalar beside it.
  private var spaceHasCompany = false
  /// The flags of the last written scalar.
  var flags: UInt32 = 0
  var base = Base()

  /// The last scalar that marks can join: its value in the input, and the start of its output.
  struct Base {
    var scalar: UInt32 = 0
    /// The index in the input after the scalar; -1 when there is none.
    var end = -1
    var start = 0
    var flagsBefore: UInt32 = 0
  }

  var table: Tables {
    @inline(__always) _read { yield tables.pointee }
  }
  var facts: UnicodeFacts.Reader {
    @inline(__always) _read { yield tables.pointee.facts }
  }
  var traits: Traits {
    @inline(__always) _read { yield tables.pointee.traits }
  }

  /// The properties of a context that are not in the table.
  struct Traits: Sendable {
    let removesSpaces: Bool
    let endsSentences: Bool
    let unwraps: Bool
    /// A comma between letters can be part of the spelling.
    let hasCommasInWords: Bool
    /// A reading in parentheses after a kanji is not part of the answer.
    let hasReadings: Bool

    init(_ context: NormalizationContext) {
      removesSpaces = context.removesSpaces
      endsSentences = !context.comparesWording
      unwraps = context.judgesWholeAnswer
      hasCommasInWords = context.rules.commaBetween != nil
      hasReadings = context.hasReadings
    }
  }

  /// The maximum number of bytes in the form of a text.
  static func capacity(for input: Int) -> Int { 3 * input + 4 }

  /// Writes the form of a text and returns its length in bytes; `nil` when the steps have to run, or when the text is not UTF-8.
  static func run(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, _ tables: UnsafePointer<Tables>
  ) -> Int? {
    var pass = NormalizationPass(input: input, output: output, tables: tables)
    guard pass.readAll() else { return nil }
    return pass.finish()
  }

  private init(input: UnsafeBufferPointer<UInt8>, output: UnsafeMutablePointer<UInt8>, tables: UnsafePointer<Tables>) {
    (self.input, self.output, self.tables) = (input, output, tables)
  }
}

extension NormalizationPass {
  private mutating func readAll() -> Bool {
    while index < input.count {
      if input[index] < 0x80, table.ascii[Int(input[index])] != 0 {
        readASCII()
        continue
      }
      guard let (scalar, length) = UTF8Reader.scalar(in: input, at: index) else { return false }
      let entry = table.entry(scalar)
      if entry == .copy {
        readPlain(scalar, length)
        continue
      }
      guard entry.has(PassEntry.joins) ? readMarks() : read(scalar, entry, length) else { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func writeWaitingSpace() {
    guard spaceWaits else { return }
    output[count] = 0x20
    count += 1
    (spaceWaits, spaceHasCompany) = (false, false)
  }

  /// Copies a scalar that no step looks at.
  @inline(__always)
  private mutating func readPlain(_ scalar: UInt32, _ length: Int) {
    writeWaitingSpace()
    base = Base(scalar: scalar, end: index + length, start: count, flagsBefore: flags)
    for offset in 0..<length { output[count &+ offset] = input[index &+ offset] }
    (index, count, flags) = (index &+ length, count &+ length, 0)
  }

  /// Copies ASCII characters, each as its replacement where it has one, and the single spaces between them.
  @inline(__always)
  private mutating func readASCII() {
    writeWaitingSpace()
    let (end, ascii, keepsSpaces) = (input.count, table.ascii, !traits.removesSpaces)
    var (from, to) = (index, count)
    while from < end, input[from] < 0x80 {
      let byte = ascii[Int(input[from])]
      if byte != 0 {
        output[to] = byte
      } else if keepsSpaces, input[from] == 0x20, from + 1 < end, input[from + 1] < 0x80, ascii[Int(input[from + 1])] != 0 {
        output[to] = 0x20
      } else {
        break
      }
      (from, to) = (from &+ 1, to &+ 1)
    }
    (index, count) = (from, to)
    base = Base(scalar: UInt32(input[from - 1]), end: from, start: to - 1, flagsBefore: 0)
    flags = 0
  }

  /// Writes the waiting space, unless the next scalar makes it meaningless; `false` when the steps have to run.
  private mutating func settleSpace(before entry: PassEntry) -> Bool {
    if entry.has(PassEntry.closesTight) {
      // NB: a space beside a guillemet means nothing, but a comma does.
      guard !spaceHasCompany else { return false }
      (spaceWaits, spaceHasCompany) = (false, false)
    }
    writeWaitingSpace()
    return true
  }

  /// Removes a reading and its parenthesis from the end of the output, when there is one.
  private mutating func dropReading() -> Bool {
    var end = count
    while let (scalar, start) = lastScalar(before: end), ScalarSet.kana.contains(scalar) { end = start }
    guard end < count, !spaceWaits, let (open, start) = lastScalar(before: end), open == "(" else { return false }
    guard let (kanji, _) = lastScalar(before: start), ScalarSet.kanji.contains(kanji) else { return false }
    count = start
    return true
  }

  /// Replaces the last two written scalars by one.
  private mutating func join(_ scalar: Unicode.Scalar) {
    for _ in 0..<2 { count = lastScalar(before: count)?.start ?? count }
    write(scalar.value, .copy)
  }

  @inline(__always)
  mutating func read(_ scalar: UInt32, _ entry: PassEntry, _ length: Int) -> Bool {
    let written = entry.kind == .replace ? entry.payload : scalar
    if flags & PassEntry.anyFirst != 0, entry.has(PassEntry.anySecond) {
      switch sight(flags, entry, written, at: count) {
      case .nothing: break
      case .change: return false
      case .joined(let scalar): join(scalar)
      }
    }
    switch entry.kind {
    case _ where written == 0x29 && traits.hasReadings:
      // NB: whether other parentheses hold a reading depends on what follows them.
      guard dropReading() else { return false }
      (base.end, flags) = (-1, 0)
    case .copy, .replace, .sequence:
      if spaceWaits, !settleSpace(before: entry) { return false }
      base = Base(scalar: scalar, end: index + length, start: count, flagsBefore: flags)
      write(scalar, entry)
      flags = entry.flags
    case .drop:
      // NB: which spaces a guillemet removes depends on whether the dropped scalar is before or after them.
      guard flags & PassEntry.opensTight == 0 else { return false }
      spaceHasCompany = spaceWaits
      base.end = -1
    case .space: readSpace(flags: entry.flags)
    case .comma:
      guard !isCommaSpelling(), flags & PassEntry.opensTight == 0 else { return false }
      readSpace(flags: table.entry(0x20).flags)
      spaceHasCompany = spaceWaits
    case .steps: return false
    }
    index += length
    return true
  }

  private mutating func readSpace(flags newFlags: UInt32) {
    base.end = -1
    guard !traits.removesSpaces, flags & PassEntry.opensTight == 0 else { return }
    spaceWaits = count > 0
    flags = newFlags
  }

  /// Whether the current comma may belong to a number or a word. Only the step can decide it.
  private func isCommaSpelling() -> Bool {
    guard count > 0, !spaceWaits, index + 1 < input.count else { return false }
    let followsDigit = (0x30...0x39).contains(output[count - 1])
    guard followsDigit || traits.hasCommasInWords else { return false }
    let next = input[index + 1]
    return next >= 0x80 || (0x30...0x39).contains(next)
  }

  /// What the steps do when a scalar is written after the output up to an index.
  func sight(_ flags: UInt32, _ entry: PassEntry, _ written: UInt32, at end: Int) -> StepRule.Sight {
    if flags & PassEntry.first != 0, entry.has(PassEntry.second) { return .change }
    guard flags & PassEntry.watchedFirst != 0, entry.has(PassEntry.watchedSecond) else { return .nothing }
    guard let scalar = Unicode.Scalar(written), let (previous, start) = lastScalar(before: end) else { return .change }
    let before = lastScalar(before: start)?.scalar
    for watch in table.watches {
      let sight = watch(before, previous, scalar)
      if sight != .nothing { return sight }
    }
    return .nothing
  }

  /// The last scalar in the output before an index, and its start.
  func lastScalar(before end: Int) -> (scalar: Unicode.Scalar, start: Int)? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, output[start] & 0xC0 == 0x80 { start -= 1 }
    guard let (value, _) = UTF8Reader.scalar(in: UnsafeBufferPointer(start: output, count: end), at: start) else { return nil }
    return Unicode.Scalar(value).map { ($0, start) }
  }

  @inline(__always)
  mutating func write(_ scalar: UInt32, _ entry: PassEntry) {
    switch entry.kind {
    case .copy: count += UTF8Reader.write(scalar, to: output + count)
    case .replace: count += UTF8Reader.write(entry.payload, to: output + count)
    case .sequence:
      let (start, length) = (Int(entry.payload >> 6), Int(entry.payload & 63))
      for offset in 0..<length { output[count + offset] = table.pool[start + offset] }
      count += length
    case .drop, .space, .comma, .steps: break
    }
  }
}
