// NB: Foundation composes some Hangul wrongly and lacks newer marks; the standard library's own tables are right.
@_spi(_Unicode) import Swift

/// The text that the steps work on. Scalars, because a step on characters cannot see a mark, or a space before a mark.
typealias Scalars = [Unicode.Scalar]

extension Array where Element == Unicode.Scalar {
  @inline(never)
  init(_ text: String) {
    self = Array(text.unicodeScalars)
  }

  init(utf8: UnsafeBufferPointer<UInt8>) {
    self.init(String(decoding: utf8, as: UTF8.self))
  }

  @inline(never)
  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self)
    return String(view)
  }

  /// Normalization Form C.
  var composed: Scalars {
    // NB: nothing below U+0300 combines or decomposes under NFC, so most Latin text needs no table.
    guard contains(where: { $0.value >= 0x300 }) else { return self }
    var iterator = prepared.text._nfc.makeIterator()
    var result = Scalars()
    result.reserveCapacity(count)
    while let scalar = iterator.next() { result.append(scalar) }
    return result
  }

  /// Normalization Form D.
  var decomposed: Scalars {
    guard contains(where: { $0.value >= 0x80 }) else { return self }
    var iterator = prepared.text._nfd.makeIterator()
    var result = Scalars()
    result.reserveCapacity(count)
    while let scalar = iterator.next() { result.append(scalar) }
    return result
  }

  /// A canonically equal text that the standard library normalizes correctly and quickly.
  private var prepared: Scalars {
    // NB: three Tibetan vowels are two marks in one scalar. They are starters that decompose into marks, and the standard library does not
    // sort those marks among the marks before them. No form contains these vowels.
    var scalars = contains { doubleMarks[$0] != nil } ? flatMap { doubleMarks[$0] ?? [$0] } : self
    scalars.sortLongRunsOfMarks()
    return scalars
  }

  // NB: the standard library sorts marks by insertion, which takes seconds for a hundred thousand marks in the worst order.
  private mutating func sortLongRunsOfMarks() {
    var start = 0
    for index in 0...count {
      if index < count, self[index].properties.canonicalCombiningClass != .notReordered { continue }
      if index - start > longRun {
        // NB: marks of one class keep their order, which `sort` alone does not promise.
        let ranked = self[start..<index].enumerated().map { (rank: $1.properties.canonicalCombiningClass.rawValue, place: $0, mark: $1) }
        replaceSubrange(start..<index, with: ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map { $0.mark })
      }
      start = index + 1
    }
  }

  mutating func compose() {
    self = composed
  }

  mutating func remove(_ set: ScalarSet) {
    removeAll(where: set.contains)
  }

  /// Removes the scalars of a set, and composes the result.
  @inline(never)
  mutating func removeAndCompose(_ set: ScalarSet) {
    guard contains(where: set.contains) else { return }
    remove(set)
    compose()
  }

  @inline(never)
  mutating func trim(_ set: ScalarSet) {
    let end = lastIndex { !set.contains($0) }.map { $0 + 1 } ?? 0
    removeSubrange(end...)
    removeSubrange(..<(firstIndex { !set.contains($0) } ?? 0))
  }

  func ends(with suffix: Scalars) -> Bool {
    guard count >= suffix.count else { return false }
    for offset in suffix.indices where self[count - suffix.count + offset] != suffix[offset] { return false }
    return true
  }
}

private let longRun = 64
private let doubleMarks = ScalarMap(pairs: "\u{F73}=\u{F71}\u{F72} \u{F75}=\u{F71}\u{F74} \u{F81}=\u{F71}\u{F80}")
