import NIOCore
import Synchronization

/// The open connections of the server: counts them, and decides which one to close when there are too many.
final class ConnectionTable: Sendable {
  /// What a new connection may be used for.
  enum Admission: Equatable {
    /// All requests.
    case open
    /// Requests of the operator only: the server has reached its maximum.
    case operatorOnly
    /// Nothing: the reserve of the operator is in use too.
    case refused
  }

  fileprivate struct Entry {
    let channel: any Channel
    /// The time since when no request is under way; nil while there is one.
    var idleSince: NIODeadline?
    var isOperator = false
  }

  fileprivate struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var operators = 0
    var unsent: [ObjectIdentifier: (bytes: Int, check: @Sendable () -> Void)] = [:]
    var unsentBytes = 0
  }

  private let limits: ConnectionLimits
  private let monitor: ServiceMonitor
  private let state = Mutex(State())

  init(limits: ConnectionLimits, monitor: ServiceMonitor) {
    self.limits = limits
    self.monitor = monitor
  }

  /// Adds a new connection. If there are too many, the connection that has been idle for the longest time is closed.
  func add(_ channel: any Channel) -> Admission {
    let (admission, evicted) = state.withLock { state -> (Admission, (any Channel)?) in
      let id = ObjectIdentifier(channel)
      guard state.entries.count - state.operators >= limits.connections else {
        state.entries[id] = Entry(channel: channel, idleSince: .now())
        return (.open, nil)
      }
      if let idle = state.longestIdle() {
        state.remove(idle)
        state.entries[id] = Entry(channel: channel, idleSince: .now())
        return (.open, idle)
      }
      guard state.operators < limits.reserve else { return (.refused, nil) }
      state.operators += 1
      state.entries[id] = Entry(channel: channel, idleSince: .now(), isOperator: true)
      return (.operatorOnly, nil)
    }
    evicted?.close(promise: nil)
    if evicted != nil || admission != .open { monitor.limitReached("connections") }
    monitor.connections(count)
    return admission
  }

  /// Removes a closed connection.
  func remove(_ channel: any Channel) {
    state.withLock { $0.remove(channel) }
    monitor.connections(count)
  }

  /// Notes that a request on a connection begins, or that the last response has been written.
  func set(_ channel: any Channel, isIdle: Bool) {
    state.withLock { $0.entries[ObjectIdentifier(channel)]?.idleSince = isIdle ? .now() : nil }
  }

  /// Notes the size of the unsent response of a connection. Beyond the limit of all, every such connection is checked for progress.
  ///
  /// - Parameter check: Closes the connection if the client takes nothing during ``patience``.
  func setUnsent(_ bytes: Int, of channel: any Channel, check: @escaping @Sendable () -> Void) {
    let checks = state.withLock { state -> [@Sendable () -> Void] in
      let id = ObjectIdentifier(channel)
      state.unsentBytes += bytes - (state.unsent[id]?.bytes ?? 0)
      state.unsent[id] = bytes == 0 ? nil : (bytes, check)
      return state.unsentBytes > limits.unsentBytes ? state.unsent.values.map(\.check) : []
    }
    for check in checks { check() }
  }

  /// The time in which a client must take some bytes of its response. The more responses are unsent, the shorter it is.
  var patience: TimeAmount {
    switch state.withLock({ $0.unsentBytes }) {
    case ...limits.unsentBytes: .hours(1)
    case ...(2 * limits.unsentBytes): .seconds(5)
    default: .seconds(1)
    }
  }

  /// The number of open connections.
  var count: Int { state.withLock { $0.entries.count } }
}

extension ConnectionTable.State {
  fileprivate func longestIdle() -> (any Channel)? {
    var found: (channel: any Channel, since: NIODeadline)?
    for entry in entries.values where !entry.isOperator {
      guard let since = entry.idleSince, since < found?.since ?? .distantFuture else { continue }
      found = (entry.channel, since)
    }
    return found?.channel
  }

  fileprivate mutating func remove(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    if let old = entries.removeValue(forKey: id), old.isOperator { operators -= 1 }
    if let old = unsent.removeValue(forKey: id) { unsentBytes -= old.bytes }
  }
}
