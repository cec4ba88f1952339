/// The rule of the pass for one scalar, packed into 32 bits: a payload, the action, and flags.
struct PassEntry: Sendable, Equatable {
  var bits: UInt32

  enum Kind: UInt32 {
    /// The scalar stays.
    case copy = 0
    /// The scalar is replaced by another one: the payload.
    case replace
    /// The scalar is replaced by several: the payload has their offset in the pool and their length in bytes.
    case sequence
    case drop
    case space
    case comma
    /// The steps themselves have to run.
    case steps

    /// Whether the pass writes output for the scalar.
    var writes: Bool { self == .copy || self == .replace || self == .sequence }
  }

  static let copy = PassEntry(.copy)
  static let steps = PassEntry(.steps)

  /// A mark, or a letter that can compose with the one before it.
  static let joins: UInt32 = 1 << 24
  /// A step may change the text when the next scalar has the flag `second`.
  static let first: UInt32 = 1 << 25
  static let second: UInt32 = 1 << 26
  /// A mark that can end a sentence.
  static let ends: UInt32 = 1 << 27
  /// Like `first` and `second`, where a watch of the table decides whether a step changes the text.
  static let watchedFirst: UInt32 = 1 << 28
  static let watchedSecond: UInt32 = 1 << 29

  /// Spaces after it mean nothing.
  static let opensTight: UInt32 = 1 << 30
  /// Spaces before it mean nothing.
  static let closesTight: UInt32 = 1 << 31

  static let anyFirst = first | watchedFirst
  static let anySecond = second | watchedSecond

  init(_ kind: Kind, payload: UInt32 = 0, flags: UInt32 = 0) {
    bits = payload | kind.rawValue << 21 | flags
  }

  // NB: only values of Kind are ever stored in these three bits.
  @inline(__always) var kind: Kind { Kind(rawValue: bits >> 21 & 7) ?? .steps }
  @inline(__always) var payload: UInt32 { bits & 0x1F_FFFF }
  @inline(__always) var flags: UInt32 { bits & 0xFF00_0000 }

  @inline(__always) func has(_ flag: UInt32) -> Bool { bits & flag != 0 }
}

/// The entries of all scalars of the Basic Multilingual Plane for one context, in two stages: the first maps each 64 scalars to a block.
/// Scalars that no step changes share one block.
struct PassTable: Sendable {
  private(set) var stage1 = [UInt16](repeating: 0, count: Int(UnicodeFacts.limit) / 64)
  private(set) var stage2 = [UInt32](repeating: 0, count: 64)
  /// The bytes of all sequences.
  private(set) var pool: [UInt8] = []
  /// The replacement of each ASCII character, or 0 for one that the fast path cannot handle.
  private(set) var ascii = [UInt8](repeating: 0, count: 128)
  /// The functions that decide whether a step changes a pair of watched neighbours.
  var watches: [StepRule.Watch] = []

  subscript(value: UInt32) -> PassEntry {
    get {
      guard value < UnicodeFacts.limit else { return Self.isPlain(value) ? .copy : .steps }
      return .init(bits: stage2[Int(stage1[Int(value >> 6)]) << 6 | Int(value & 63)])
    }
    set {
      guard value < UnicodeFacts.limit else { return }
      if stage1[Int(value >> 6)] == 0 {
        stage1[Int(value >> 6)] = UInt16(stage2.count >> 6)
        stage2.append(contentsOf: repeatElement(0, count: 64))
      }
      stage2[Int(stage1[Int(value >> 6)]) << 6 | Int(value & 63)] = newValue.bits
    }
  }

  /// Emoji and the rarer Han characters, which no step changes.
  static func isPlain(_ value: UInt32) -> Bool {
    (0x1F000...0x1FAFF).contains(value) || (0x20000...0x2F7FF).contains(value) || (0x30000...0x323AF).contains(value)
  }

  /// An entry for several scalars, given as UTF-8; `nil` when the pool has no room for them.
  mutating func sequence(_ bytes: [UInt8]) -> PassEntry? {
    guard bytes.count < 64, pool.count < 1 << 15 else { return nil }
    defer { pool += bytes }
    return PassEntry(.sequence, payload: UInt32(pool.count << 6 | bytes.count))
  }

  mutating func finishASCII() {
    for value in 0..<128 as Range<UInt32> {
      let entry = self[value]
      guard !entry.has(PassEntry.anyFirst | PassEntry.anySecond | PassEntry.joins | PassEntry.closesTight) else { continue }
      switch entry.kind {
      case .copy: ascii[Int(value)] = UInt8(value)
      case .replace where entry.payload < 128: ascii[Int(value)] = UInt8(entry.payload)
      default: break
      }
    }
  }
}

extension PassEntry {
  init(bits: UInt32) { self.bits = bits }
}
