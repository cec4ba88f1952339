/// The canonical compositions of Unicode: the pairs of letter and mark that compose to one scalar.
enum Compositions {
  struct Composite: Sendable {
    let scalar: UInt32
    /// The last scalar of its decomposition.
    let last: Unicode.Scalar
    let base: UInt32
  }

  /// Every primary composite except the Hangul syllables, which are computed arithmetically.
  static let all: [Composite] = composed.joined().compactMap { value in
    guard let scalar = Unicode.Scalar(value), [scalar].composed == [scalar] else { return nil }
    let parts = [scalar].decomposed
    guard parts.count > 1, let last = parts.last else { return nil }
    let base = Array(parts.dropLast()).composed
    guard base.count == 1 else { return nil }
    return Composite(scalar: value, last: last, base: base[0].value)
  }

  /// The ranges of the Basic Multilingual Plane with composites. A test checks all of Unicode.
  private static let composed: [ClosedRange<UInt32>] = [
    0xC0...0x233, 0x37E...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0x934, 0x9CB...0x9CC, 0xB48...0xB4C, 0xB94...0xBCC, 0xC48...0xCCB,
    0xD4A...0xDDE, 0x1026...0x1026, 0x1B06...0x1B43, 0x1E00...0x1FFC, 0x219A...0x22ED, 0x304C...0x30FE,
  ]

  /// The composites of some letters with some marks, at any depth.
  static func composites(of letters: ScalarSet, with marks: ScalarSet) -> [Unicode.Scalar] {
    all.compactMap { composite in
      guard let scalar = Unicode.Scalar(composite.scalar) else { return nil }
      let parts = [scalar].decomposed
      return letters.contains(parts[0]) && parts.dropFirst().contains(where: marks.contains) ? scalar : nil
    }
  }
}
