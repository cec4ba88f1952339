/// The writes to one value that a client sent, and what a reader may see of them.
///
/// A write takes effect at some time between its first sending and its acknowledgement; without an acknowledgement, at any time until its
/// last copy is gone, or never. A reader may see each value that no later acknowledged write has replaced for certain.
struct Register<Value: Hashable> {
  private struct Write {
    let id: Int
    let value: Value
    let began: Int
    var acknowledged: Int?
    /// The time after which it can no longer take effect; nil while a copy of it is under way.
    var ended: Int?
  }

  /// The time for which replaced values stay known, in steps. No read takes that long.
  private static var memory: Int { 20_000 }

  private var writes: [Write]
  private var lastID = 0

  /// A register with a value that is there from the beginning.
  init(_ value: Value) { writes = [Write(id: 0, value: value, began: -1, acknowledged: -1, ended: -1)] }

  /// Notes that a write was sent, and returns its id.
  mutating func begin(_ value: Value, at time: Int) -> Int {
    lastID += 1
    writes.append(Write(id: lastID, value: value, began: time))
    return lastID
  }

  mutating func acknowledge(_ id: Int, at time: Int) {
    guard let index = writes.firstIndex(where: { $0.id == id }), writes[index].acknowledged == nil else { return }
    writes[index].acknowledged = time
  }

  /// Notes that no copy of a write is under way any more. It forgets the writes that nobody can see again.
  mutating func end(_ id: Int, at time: Int) {
    guard let index = writes.firstIndex(where: { $0.id == id }) else { return }
    writes[index].ended = time
    // NB: a read that began earlier may still see a replaced value, so writes stay for longer than any read takes.
    if writes.count > 40 { writes = writes.filter { !isReplaced($0, at: time - Self.memory) } }
  }

  /// Whether a read can return a value.
  /// - Parameter span: The times at which the read began and ended.
  func allows(_ value: Value, during span: ClosedRange<Int>) -> Bool {
    writes.contains { $0.value == value && $0.began <= span.upperBound && !isReplaced($0, at: span.lowerBound) }
  }

  /// The writes that are still known, for messages.
  var history: String {
    writes.map {
      "\($0.value) from \($0.began) to \($0.ended.map(String.init) ?? "-"), acknowledged \($0.acknowledged.map(String.init) ?? "-")"
    }
    .joined(separator: "; ")
  }

  /// The values that a read at a time can return.
  func values(at time: Int) -> [Value] { writes.filter { $0.began <= time && !isReplaced($0, at: time) }.map(\.value) }

  private func isReplaced(_ write: Write, at time: Int) -> Bool {
    guard let ended = write.ended else { return false }
    return writes.contains { later in later.began > ended && later.acknowledged.map { $0 <= time } ?? false }
  }
}
