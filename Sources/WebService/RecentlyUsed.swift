/// A bounded cache. It removes the least recently used entries, up to half of its limit at a time.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let generationSize: Int
  /// The entries used in the present generation, and those used in the generation before.
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum number of entries.
  init(limit: Int) { generationSize = max(1, limit / 2) }

  /// The value of a key, which counts as used; nil if it is not in the cache.
  mutating func value(of key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= generationSize, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }

  mutating func remove(_ key: Key) {
    young[key] = nil
    old[key] = nil
  }

  /// Removes all entries for which a condition is true.
  mutating func removeAll(where isRemoved: (Value) -> Bool) {
    young = young.filter { !isRemoved($0.value) }
    old = old.filter { !isRemoved($0.value) }
  }
}
