import Identifiers
import StrictJSON
import Synchronization

/// Writes events as lines of JSON. An event that repeats is written a few times per interval, and then counted.
final class EventLog: Sendable {
  /// The length of an interval, in microseconds.
  static let interval: Int64 = 60_000_000
  /// The number of lines of one kind in an interval.
  static let linesPerInterval = 20

  private struct Kind {
    var began: Timestamp
    var count = 0
  }

  private let now: @Sendable () -> Timestamp
  private let writeLine: @Sendable (String) -> Void
  private let kinds = Mutex<[String: Kind]>([:])

  init(now: @escaping @Sendable () -> Timestamp, writeLine: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.writeLine = writeLine
  }

  /// Writes an event, unless there were too many of its kind in this interval.
  func write(_ event: String, _ fields: KeyValuePairs<String, JSON>) {
    let now = now()
    let (isWritten, ended) = kinds.withLock { kinds -> (Bool, Kind?) in
      var kind = kinds[event] ?? Kind(began: now)
      var ended: Kind?
      if now.microseconds - kind.began.microseconds >= Self.interval {
        ended = kind
        kind = Kind(began: now)
      }
      kind.count += 1
      kinds[event] = kind
      return (kind.count <= Self.linesPerInterval, ended)
    }
    if let ended { summarize(event, ended, now) }
    if isWritten { line(event, fields, now) }
  }

  /// Writes an event of which each one matters.
  func writeAlways(_ event: String, _ fields: KeyValuePairs<String, JSON>) { line(event, fields, now()) }

  /// Writes the numbers of events that were left out in intervals that have ended.
  func summarize() {
    let now = now()
    let ended = kinds.withLock { kinds in
      let ended = kinds.filter { now.microseconds - $0.value.began.microseconds >= Self.interval }
      for event in ended.keys { kinds[event] = nil }
      return ended
    }
    for (event, kind) in ended.sorted(by: { $0.key < $1.key }) { summarize(event, kind, now) }
  }

  private func summarize(_ event: String, _ kind: Kind, _ now: Timestamp) {
    let omitted = kind.count - Self.linesPerInterval
    guard omitted > 0 else { return }
    line("repeated", ["of": .string(event), "omitted": .number(omitted), "since": .time(kind.began)], now)
  }

  private func line(_ event: String, _ fields: KeyValuePairs<String, JSON>, _ now: Timestamp) {
    let all = [JSON.Member(key: "time", value: .time(now)), JSON.Member(key: "event", value: .string(event))]
    let members = fields.filter { !$0.value.isNull }.map { JSON.Member(key: $0.key, value: $0.value) }
    writeLine(JSON.object(all + members).text)
  }
}
