/// Replaces single scalars in every position by one or more others, or by nothing. A scalar that is not in the map stays.
///
/// No replacement contains a scalar that the map replaces, so applying a map twice equals applying it once.
struct ScalarMap: Sendable {
  private(set) var replacements: [Unicode.Scalar: Scalars] = [:]
  /// One bit for each 64 scalars of the Basic Multilingual Plane: whether one of them is in the map. It saves most dictionary lookups.
  private var blocks = [UInt64](repeating: 0, count: 16)

  static let nothing = ScalarMap()

  init() {}

  /// Pairs such as `œ=oe æ=ae`, separated by spaces. The right side may be empty.
  @inline(never)
  init(pairs: String) {
    for pair in Scalars(pairs).split(separator: " ") {
      guard let scalar = pair.first else { continue }
      self[scalar] = Array(pair.dropFirst(2))
    }
  }

  @inline(never)
  init(_ set: ScalarSet, to replacement: Scalars) {
    for scalar in set.scalars where replacement != [scalar] { self[scalar] = replacement }
  }

  /// Replaces each scalar of one string by the scalar at the same index of another.
  @inline(never)
  init(_ from: String, to: String) {
    for (scalar, replacement) in zip(from.unicodeScalars, to.unicodeScalars) { self[scalar] = [replacement] }
  }

  var isEmpty: Bool { replacements.isEmpty }

  subscript(scalar: Unicode.Scalar) -> Scalars? {
    get { mayContain(scalar) ? replacements[scalar] : nil }
    set {
      replacements[scalar] = newValue
      if scalar.value < 0x10000 { blocks[Int(scalar.value >> 12)] |= 1 << UInt64(scalar.value >> 6 & 63) }
    }
  }

  private func mayContain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x10000 || blocks[Int(scalar.value >> 12)] & 1 << UInt64(scalar.value >> 6 & 63) != 0
  }

  /// This map with the pairs of another, which take precedence.
  @inline(never)
  func merging(_ other: ScalarMap) -> ScalarMap {
    guard !other.isEmpty else { return self }
    var result = self
    for (scalar, replacement) in other.replacements { result[scalar] = replacement }
    return result
  }

  /// Replaces the scalars of the map, and composes the result.
  func apply(to scalars: inout Scalars) {
    guard scalars.contains(where: { self[$0] != nil }) else { return }
    var result = Scalars()
    result.reserveCapacity(scalars.count)
    for scalar in scalars {
      if let replacement = self[scalar] {
        result.append(contentsOf: replacement)
      } else {
        result.append(scalar)
      }
    }
    scalars = result.composed
  }
}
