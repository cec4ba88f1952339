/// A set of scalars, stored as ranges in any order.
struct ScalarSet: Sendable {
  private(set) var ranges: [ClosedRange<UInt32>]

  @inline(never)
  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  // NB: not inlined, here and wherever `@inline(never)` is written: the copies would make the WebAssembly module a tenth larger.
  @inline(never)
  init(_ scalars: String) {
    self.ranges = scalars.unicodeScalars.map { $0.value...$0.value }
  }

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.ranges = scalars.map { $0.value...$0.value }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    for range in ranges where range.contains(scalar.value) { return true }
    return false
  }

  @inline(never)
  func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges + other.ranges)
  }

  func subtracting(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(scalars.filter { !other.contains($0) })
  }

  /// Every scalar of the set.
  var scalars: [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }
  }
}

extension ScalarSet {
  static let nothing = ScalarSet([])

  /// U+0020, which replaces every space character.
  static let space = ScalarSet(" ")

  /// The white space of Foundation's `whitespacesAndNewlines`: categories Z*, U+0009–000D, U+0085, U+200B.
  static let whitespaceAndNewlines = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200B, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000,
  ])

  /// The Arabic vowel signs from fathatan to sukun.
  static let tashkeel = ScalarSet([0x64B...0x652])

  static let asciiDigits = ScalarSet([0x30...0x39])
}
