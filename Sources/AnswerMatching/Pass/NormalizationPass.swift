/// All steps of a profile in one pass over UTF-8, by table.
///
/// The pass decides what it can by looking at one scalar, at the marks that follow it, and at whether a pair of neighbours is one that
/// some step watches. Where it cannot, it gives up, and the steps themselves are run: that is rare, and always right.
struct NormalizationPass {
  let input: UnsafeBufferPointer<UInt8>
  let output: UnsafeMutablePointer<UInt8>
  let table: Tables
  let facts: UnicodeFacts.Reader
  let traits: Traits

  var index = 0
  var count = 0
  /// A space was read that is written when something follows it.
  private var spaceWaits = false
  /// The flags of what was written last.
  var flags: UInt32 = 0
  var base = Base()

  /// The last scalar that marks can join: what was read, and where what was written for it begins.
  struct Base {
    var scalar: UInt32 = 0
    /// Where in the input it ends; -1 when there is none.
    var end = -1
    var start = 0
    var flagsBefore: UInt32 = 0
  }

  /// What the pass must know of a context beside the table.
  struct Traits: Sendable {
    let removesSpaces: Bool
    let endsSentences: Bool
    let unwraps: Bool
    /// A comma can be spelling between letters too.
    let hasCommasInWords: Bool

    init(_ context: NormalizationContext) {
      removesSpaces = context.removesSpaces
      endsSentences = !context.comparesWording
      unwraps = context.judgesWholeAnswer
      hasCommasInWords = context.rules.commaBetween != nil
    }
  }

  /// The table, as the pass reads it.
  struct Tables {
    let stage1: UnsafeBufferPointer<UInt16>
    let stage2: UnsafeBufferPointer<UInt32>
    let pool: UnsafeBufferPointer<UInt8>
    let ascii: UnsafeBufferPointer<UInt8>

    @inline(__always)
    func entry(_ value: UInt32) -> PassEntry {
      guard value < UnicodeFacts.limit else { return PassTable.isPlain(value) ? .copy : .steps }
      return PassEntry(bits: stage2[Int(stage1[Int(value >> 6)]) << 6 | Int(value & 63)])
    }
  }

  /// How many bytes a form can have.
  static func capacity(for input: Int) -> Int { 3 * input + 4 }

  /// Writes the form of a text, and returns how many bytes it has; `nil` when only the steps can tell, or the text is not UTF-8.
  static func run(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, _ table: Tables, _ facts: UnicodeFacts.Reader,
    _ traits: Traits
  ) -> Int? {
    var pass = NormalizationPass(input: input, output: output, table: table, facts: facts, traits: traits)
    guard pass.readAll() else { return nil }
    return pass.finish()
  }

  private init(
    input: UnsafeBufferPointer<UInt8>, output: UnsafeMutablePointer<UInt8>, table: Tables, facts: UnicodeFacts.Reader, traits: Traits
  ) {
    (self.input, self.output, self.table, self.facts, self.traits) = (input, output, table, facts, traits)
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
      guard entry.has(PassEntry.joins) ? readMarks() : read(scalar, entry, length) else { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func writeWaitingSpace() {
    guard spaceWaits else { return }
    output[count] = 0x20
    count += 1
    spaceWaits = false
  }

  @inline(__always)
  private mutating func readASCII() {
    writeWaitingSpace()
    repeat {
      let byte = table.ascii[Int(input[index])]
      guard byte != 0 else { break }
      output[count] = byte
      count += 1
      index += 1
    } while index < input.count && input[index] < 0x80
    base = Base(scalar: UInt32(input[index - 1]), end: index, start: count - 1, flagsBefore: 0)
    flags = 0
  }

  @inline(__always)
  mutating func read(_ scalar: UInt32, _ entry: PassEntry, _ length: Int) -> Bool {
    if flags & PassEntry.first != 0, entry.has(PassEntry.second) { return false }
    switch entry.kind {
    case .copy, .replace, .sequence:
      writeWaitingSpace()
      base = Base(scalar: scalar, end: index + length, start: count, flagsBefore: flags)
      write(scalar, entry)
      flags = entry.flags
    case .drop: base.end = -1
    case .space: readSpace(flags: entry.flags)
    case .comma:
      guard !isCommaSpelling() else { return false }
      readSpace(flags: table.entry(0x20).flags)
    case .steps: return false
    }
    index += length
    return true
  }

  private mutating func readSpace(flags newFlags: UInt32) {
    base.end = -1
    guard !traits.removesSpaces else { return }
    spaceWaits = count > 0
    flags = newFlags
  }

  /// Whether the comma at hand may stand in a number or in a word. Only the step can tell.
  private func isCommaSpelling() -> Bool {
    guard count > 0, !spaceWaits, index + 1 < input.count else { return false }
    let followsDigit = (0x30...0x39).contains(output[count - 1])
    guard followsDigit || traits.hasCommasInWords || traits.removesSpaces else { return false }
    let next = input[index + 1]
    return next >= 0x80 || (0x30...0x39).contains(next)
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
