/// What becomes of single scalars wherever they stand: one or more others, or nothing. A scalar that is not in the map stays.
///
/// No replacement contains a scalar that the map would replace again: a map applied twice does what it does once.
struct ScalarMap: Sendable {
  private(set) var replacements: [Unicode.Scalar: Scalars] = [:]
  /// For each 64 scalars of the Basic Multilingual Plane, a bit that says whether one of them is in the map: most text need not be looked up.
  private var blocks = [UInt64](repeating: 0, count: 16)

  static let nothing = ScalarMap()

  init() {}

  /// Pairs such as `œ=oe æ=ae`, separated by spaces; what follows the sign may be empty.
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

  /// The scalars of one string, each replaced by its counterpart in another.
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

  /// This map, overridden by another.
  @inline(never)
  func merging(_ other: ScalarMap) -> ScalarMap {
    guard !other.isEmpty else { return self }
    var result = self
    for (scalar, replacement) in other.replacements { result[scalar] = replacement }
    return result
  }

  /// Replaces, and composes what comes together.
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
