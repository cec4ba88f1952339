/// Random text of every script: letters, marks in any order, parts of syllables, and any other scalars that both libraries know.
struct RandomScalars {
  private var generator: SplitMix64
  private let known: [Unicode.Scalar]
  private let marks: [Unicode.Scalar]
  /// Scalars that have another form or are part of one.
  private let changing: [Unicode.Scalar]

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    known = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
      scalar.properties.age != nil && scalar.properties.generalCategory != .privateUse && ReferenceForms.knows(scalar)
    }
    marks = known.filter { $0.properties.canonicalCombiningClass != .notReordered }
    // NB: without the thousands of syllables and ideographs, which would displace everything else.
    let decomposing = known.filter { !(0xAC00...0xD7A3).contains($0.value) && !(0xF900...0xFAFF).contains($0.value) && $0.value < 0x2F800 }
      .compactMap { scalar in ReferenceForms.decomposed([scalar]).flatMap { $0 == [scalar] ? nil : [scalar] + $0 } }
    changing = Array(Set(decomposing.joined())).sorted()
  }

  mutating func next() -> [Unicode.Scalar] {
    (0..<Int.random(in: 1...8, using: &generator)).flatMap { _ in piece() }
  }

  private mutating func piece() -> [Unicode.Scalar] {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: one(of: known)
    case 1, 2: one(of: changing)
    case 3: jamo()
    case 4: one(of: changing) + (0..<Int.random(in: 1...6, using: &generator)).flatMap { _ in one(of: marks) }
    default: one(of: marks)
    }
  }

  private mutating func one(of scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.randomElement(using: &generator).map { [$0] } ?? []
  }

  /// Hangul letters, a few more than those that compose, and whole syllables.
  private mutating func jamo() -> [Unicode.Scalar] {
    let ranges: [ClosedRange<UInt32>] = [0x10FF...0x1114, 0x1160...0x1177, 0x11A6...0x11C4, 0xAC00...0xAC40, 0xD780...0xD7A4]
    let range = ranges[Int.random(in: ranges.indices, using: &generator)]
    return Unicode.Scalar(UInt32.random(in: range, using: &generator)).map { [$0] } ?? []
  }
}
