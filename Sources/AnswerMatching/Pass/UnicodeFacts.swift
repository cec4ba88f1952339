/// The Unicode data that the pass needs in every language: the behaviour of each scalar under Normalization Form C.
struct UnicodeFacts: Sendable {
  /// The combining class of a mark; 0 for everything else.
  private(set) var classes: [UInt8]
  /// The combining class of the last mark of a composite; 0 for everything else.
  private(set) var lastClasses: [UInt8]
  /// Scalars without a combining class that can compose with the one before them.
  private(set) var joiningStarters: [UInt32] = []
  /// The scalars that Normalization Form C replaces, and their replacements.
  let replaced: [(scalar: UInt32, by: Scalars)]
  private(set) var slots: [Slot]

  /// One slot of the open-addressed table of composites.
  struct Slot: Sendable {
    var base: UInt32 = 0
    var mark: UInt32 = 0
    var composite: UInt32 = 0
  }

  /// The first scalar outside the table.
  static let limit: UInt32 = 0x10000
  static let slotCount = 4096

  static let shared = UnicodeFacts()

  private init() {
    classes = [UInt8](repeating: 0, count: Int(Self.limit))
    lastClasses = classes
    slots = [Slot](repeating: Slot(), count: Self.slotCount)
    replaced = Self.replacedRanges.joined().compactMap { value in
      guard let scalar = Unicode.Scalar(value) else { return nil }
      let form = [scalar].composed
      return form == [scalar] ? nil : (value, form)
    }
    for value in marked.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      classes[Int(value)] = scalar.properties.canonicalCombiningClass.rawValue
    }
    for composite in Compositions.all { insert(composite) }
    joiningStarters += Array(Self.vowelJamo) + Array(Self.finalJamo)
  }

  private mutating func insert(_ composite: Compositions.Composite) {
    let mark = composite.last.value
    var index = Self.slot(composite.base, mark)
    while slots[index].composite != 0 { index = (index + 1) % Self.slotCount }
    slots[index] = Slot(base: composite.base, mark: mark, composite: composite.scalar)
    let markClass = classes[Int(mark)]
    lastClasses[Int(composite.scalar)] = markClass
    if markClass == 0, !joiningStarters.contains(mark) { joiningStarters.append(mark) }
  }

  @inline(__always)
  static func slot(_ base: UInt32, _ mark: UInt32) -> Int {
    Int(truncatingIfNeeded: (base &* 0x9E37_79B1) ^ (mark &* 0x85EB_CA6B)) & (slotCount - 1)
  }

  static let vowelJamo: ClosedRange<UInt32> = 0x1161...0x1175
  static let finalJamo: ClosedRange<UInt32> = 0x11A8...0x11C2

  /// The ranges of the Basic Multilingual Plane with scalars that Normalization Form C replaces.
  private static let replacedRanges: [ClosedRange<UInt32>] = [
    0x340...0x344, 0x374...0x374, 0x37E...0x387, 0x958...0x95F, 0x9DC...0x9DF, 0xA33...0xA5E, 0xB5C...0xB5D, 0xF43...0xFB9, 0x1F71...0x1FFD,
    0x2000...0x2001, 0x2126...0x212B, 0x2329...0x232A, 0x2ADC...0x2ADC, 0xF900...0xFAD9, 0xFB1D...0xFB4E,
  ]
}

/// The ranges of the Basic Multilingual Plane with marks that have a combining class.
private let marked: [ClosedRange<UInt32>] = [
  0x300...0x36F, 0x483...0x487, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670...0x670, 0x6D6...0x6ED, 0x711...0x711, 0x730...0x74A,
  0x7EB...0x7FD, 0x816...0x82D, 0x859...0x85B, 0x890...0x8FF, 0x93C...0x954, 0x9BC...0x9BC, 0x9CD...0x9CD, 0x9FE...0x9FE, 0xA3C...0xA4D,
  0xABC...0xACD, 0xB3C...0xB4D, 0xBCD...0xBCD, 0xC3C...0xC56, 0xCBC...0xCCD, 0xD3B...0xD4D, 0xDCA...0xDCA, 0xE38...0xE4B, 0xEB8...0xECB,
  0xF18...0xFC6, 0x1037...0x103A, 0x108D...0x108D, 0x135D...0x135F, 0x1714...0x1734, 0x17D2...0x17DD, 0x18A9...0x18A9, 0x1939...0x193B,
  0x1A17...0x1A18, 0x1A60...0x1A7F, 0x1AB0...0x1AFF, 0x1B34...0x1B73, 0x1BAA...0x1BF3, 0x1C37...0x1C37, 0x1CD0...0x1CF9, 0x1DC0...0x1DFF,
  0x20D0...0x20F0, 0x2CEF...0x2CF1, 0x2D7F...0x2DFF, 0x302A...0x302F, 0x3099...0x309A, 0xA66F...0xA69F, 0xA6F0...0xA6F1, 0xA806...0xA82C,
  0xA8C4...0xA8F1, 0xA92B...0xA953, 0xA9B3...0xA9C0, 0xAAB0...0xAAF6, 0xABED...0xABED, 0xFB1E...0xFB1E, 0xFE20...0xFE2F,
]

extension UnicodeFacts {
  struct Reader {
    let classes: UnsafeBufferPointer<UInt8>
    let lastClasses: UnsafeBufferPointer<UInt8>
    let slots: UnsafeBufferPointer<Slot>

    /// The combining class of the last mark of a composite.
    @inline(__always)
    func lastClass(_ value: UInt32) -> UInt8 { value < UnicodeFacts.limit ? lastClasses[Int(value)] : 0 }

    /// The composite of two scalars, or 0.
    func composite(_ base: UInt32, _ mark: UInt32) -> UInt32 {
      if UnicodeFacts.vowelJamo.contains(mark) {
        return (0x1100...0x1112).contains(base) ? 0xAC00 + ((base - 0x1100) * 21 + (mark - 0x1161)) * 28 : 0
      }
      if UnicodeFacts.finalJamo.contains(mark) {
        return (0xAC00...0xD7A3).contains(base) && (base - 0xAC00).isMultiple(of: 28) ? base + (mark - 0x11A7) : 0
      }
      var index = UnicodeFacts.slot(base, mark)
      while slots[index].composite != 0 {
        if slots[index].base == base, slots[index].mark == mark { return slots[index].composite }
        index = (index + 1) % UnicodeFacts.slotCount
      }
      return 0
    }
  }

  /// The facts as the pass reads them.
  // NB: never freed, like the facts themselves.
  nonisolated(unsafe) static let reader = Reader(
    classes: .copy(of: shared.classes), lastClasses: .copy(of: shared.lastClasses), slots: .copy(of: shared.slots))

  /// Whether a scalar is a mark or a letter that can compose with the one before it.
  func canJoin(_ value: UInt32) -> Bool {
    value < Self.limit && (classes[Int(value)] != 0 || joiningStarters.contains(value))
  }
}
