import Reproducible

/// Choices that are the same on every machine and in every version of Swift.
extension SeededGenerator {
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(bound)) }

  /// Returns true with the given probability in percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
