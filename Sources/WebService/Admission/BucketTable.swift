/// Token buckets by key, for a bounded number of keys.
///
/// In a full table, a new key takes over the bucket of the key that was used least recently, with the tokens that are left in it. So a client
/// that uses many keys gains no tokens: all keys together never take more than the buckets of the table hold.
struct BucketTable<Key: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    var key: Key
    var bucket: TokenBucket
    /// The index of the entry that was used directly before this one.
    var older: Int?
    var newer: Int?
  }

  let rule: TokenBucket.Rule
  let capacity: Int
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var oldest: Int?
  private var newest: Int?

  init(rule: TokenBucket.Rule, capacity: Int) {
    self.rule = rule
    self.capacity = max(1, capacity)
  }

  /// The number of keys in the table.
  var count: Int { entries.count }

  /// The time until a number of tokens can be taken; zero if they can be taken now.
  func wait(for count: Int, of key: Key, at now: Duration) -> Duration {
    bucket(of: key, at: now).wait(for: count, at: now, rule)
  }

  /// Takes tokens of a key.
  ///
  /// - Parameter then: When they were taken; nil for now.
  mutating func take(_ count: Int, of key: Key, at now: Duration, since then: Duration? = nil) {
    let index = use(key, at: then ?? now)
    entries[index].bucket.take(count, at: now, since: then, rule)
  }

  private func bucket(of key: Key, at now: Duration) -> TokenBucket {
    if let index = indices[key] { return entries[index].bucket }
    guard entries.count >= capacity, let oldest else { return TokenBucket(at: now) }
    return entries[oldest].bucket
  }

  /// Makes a key the newest of the table, and returns its index.
  private mutating func use(_ key: Key, at now: Duration) -> Int {
    let index: Int
    if let known = indices[key] {
      index = known
      unlink(index)
    } else if entries.count < capacity {
      index = entries.count
      entries.append(Entry(key: key, bucket: TokenBucket(at: now)))
    } else {
      index = oldest ?? 0
      unlink(index)
      indices[entries[index].key] = nil
      entries[index].key = key
    }
    indices[key] = index
    entries[index].older = newest
    if let newest { entries[newest].newer = index }
    newest = index
    oldest = oldest ?? index
    return index
  }

  private mutating func unlink(_ index: Int) {
    let (older, newer) = (entries[index].older, entries[index].newer)
    if let older { entries[older].newer = newer } else { oldest = newer }
    if let newer { entries[newer].older = older } else { newest = older }
    (entries[index].older, entries[index].newer) = (nil, nil)
  }
}
