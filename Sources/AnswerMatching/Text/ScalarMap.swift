/// What becomes of single scalars wherever they stand: one or more others, or nothing. A scalar that is not in the map stays.
///
/// No replacement contains a scalar that the map would replace again: a map applied twice does what it does once.
struct ScalarMap: Sendable {
  private(set) var replacements: [Unicode.Scalar: Scalars] = [:]
  /// The lowest scalar of the map: most text is below it, and need not be looked up.
  private var lowest: UInt32 = .max

  static let nothing = ScalarMap()

  init() {}

  /// Pairs such as `œ=oe æ=ae`, separated by spaces; what follows the sign may be empty.
  init(pairs: String) {
    for pair in Scalars(pairs).split(separator: " ") {
      guard let scalar = pair.first else { continue }
      self[scalar] = Array(pair.dropFirst(2))
    }
  }

  init(_ set: ScalarSet, to replacement: Scalars) {
    for scalar in set.scalars where replacement != [scalar] { self[scalar] = replacement }
  }

  /// The scalars of one string, each replaced by its counterpart in another.
  init(_ from: String, to: String) {
    for (scalar, replacement) in zip(from.unicodeScalars, to.unicodeScalars) { self[scalar] = [replacement] }
  }

  var isEmpty: Bool { replacements.isEmpty }

  subscript(scalar: Unicode.Scalar) -> Scalars? {
    get { scalar.value < lowest ? nil : replacements[scalar] }
    set {
      replacements[scalar] = newValue
      lowest = min(lowest, scalar.value)
    }
  }

  /// This map, overridden by another.
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
