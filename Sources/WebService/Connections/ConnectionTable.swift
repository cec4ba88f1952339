import NIOCore
import Synchronization

/// The open connections of the server: counts them, and decides which one to close when there are too many.
final class ConnectionTable: Sendable {
  /// What a new connection may be used for.
  enum Admission: Equatable {
    /// All requests.
    case open
    /// One request of the operator: the server has reached its maximum.
    case operatorOnly
    /// Nothing: the reserve of the operator is in use too.
    case refused
  }

  fileprivate struct Entry {
    let channel: any Channel
    /// The address group of the other end.
    let group: String
    /// What the connection waits for, and since when.
    var activity: ConnectionActivity
    var since: NIODeadline
    let isOperator: Bool
    /// Ends what waits for the client; see ``ConnectionTable/onEnd(of:_:)``.
    var end: (@Sendable () -> Void)?
    /// Whether the client has ended its side of the connection.
    var hasEnded = false
  }

  fileprivate struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var operators = 0
    /// The number of connections of each address group.
    var groups: [String: Int] = [:]
    var unsent: [ObjectIdentifier: (bytes: Int, check: @Sendable () -> Void)] = [:]
    var unsentBytes = 0
  }

  private let limits: ConnectionLimits
  private let monitor: ServiceMonitor
  /// The address groups that serve other clients, such as proxies. They may have all connections.
  private let proxies: Set<String>
  private let state = Mutex(State())

  /// - Parameter trustedProxies: The addresses of the proxies in front of the server.
  init(limits: ConnectionLimits, trustedProxies: [String] = [], monitor: ServiceMonitor) {
    self.limits = limits
    // NB: a proxy of the same machine may be in use without being named.
    proxies = Set((trustedProxies + ["127.0.0.1", "::1"]).compactMap(ClientAddress.group(ofAddress:)))
    self.monitor = monitor
  }

  /// Adds a new connection. If its address has too many, one of the same address that waits for its client is closed; if none waits, the
  /// new connection belongs to the reserve of the operator. If there are too many in all, one that waits is closed: of the address group with the most
  /// connections, an idle one before one with half a request, and the one that has waited for the longest time. If none waits, the new
  /// connection belongs to the reserve of the operator. There too, a new connection replaces one that waits, so that nobody can keep the
  /// reserve by sending nothing or half a request.
  func add(_ channel: any Channel) -> Admission {
    let group = ClientAddress.group(ofPeer: channel.remoteAddress)
    let (admission, evicted) = state.withLock { state -> (Admission, (any Channel)?) in
      var evicted: (any Channel)?
      var isOperator = false
      if !proxies.contains(group), state.groups[group, default: 0] >= limits.connectionsPerAddress {
        evicted = state.evictWaiting(ofOperator: false, of: group)
        isOperator = evicted == nil
      } else if state.entries.count - state.operators >= limits.connections {
        evicted = state.evictWaiting(ofOperator: false)
        isOperator = evicted == nil
      }
      if isOperator, state.operators >= limits.reserve {
        evicted = state.evictWaiting(ofOperator: true)
        if evicted == nil { return (.refused, nil) }
      }
      state.insert(Entry(channel: channel, group: group, activity: .idle, since: .now(), isOperator: isOperator))
      return (isOperator ? .operatorOnly : .open, evicted)
    }
    evicted?.close(promise: nil)
    if evicted != nil || admission != .open { monitor.limitReached("connections") }
    monitor.connections(count)
    return admission
  }

  /// Removes a closed connection.
  func remove(_ channel: any Channel) {
    let end = state.withLock { $0.remove(channel)?.end }
    end?()
    monitor.connections(count)
  }

  // MARK: The end of the client

  /// Calls a function when the client ends its side of a connection, or when the connection is closed. Calls it at once if that has
  /// happened. A connection has one such function: a later one replaces it.
  func onEnd(of channel: any Channel, _ act: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      let id = ObjectIdentifier(channel)
      guard state.entries[id]?.hasEnded == false else { return false }
      state.entries[id]?.end = act
      return true
    }
    if !isOpen { act() }
  }

  /// Notes that the client has ended its side of a connection.
  func clientEnded(_ channel: any Channel) {
    let end = state.withLock { state -> (@Sendable () -> Void)? in
      let id = ObjectIdentifier(channel)
      state.entries[id]?.hasEnded = true
      defer { state.entries[id]?.end = nil }
      return state.entries[id]?.end
    }
    end?()
  }

  // MARK: Requests and responses

  /// Notes what a connection waits for from now on.
  func set(_ channel: any Channel, to activity: ConnectionActivity) {
    state.withLock { state in
      state.entries[ObjectIdentifier(channel)]?.activity = activity
      state.entries[ObjectIdentifier(channel)]?.since = .now()
    }
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

  // MARK: The stop of the server

  /// Refuses all requests that have not arrived completely.
  func refuseUnfinishedRequests() {
    for channel in channels {
      channel.eventLoop.execute { channel.pipeline.fireUserInboundEventTriggered(RequestGuard.RefuseUnfinishedRequest()) }
    }
  }

  /// Closes all connections, also those with a request or a response under way.
  func closeAll() {
    for channel in channels { channel.close(promise: nil) }
  }

  private var channels: [any Channel] { state.withLock { $0.entries.values.map(\.channel) } }
}

extension ConnectionTable.State {
  fileprivate mutating func insert(_ entry: ConnectionTable.Entry) {
    entries[ObjectIdentifier(entry.channel)] = entry
    groups[entry.group, default: 0] += 1
    if entry.isOperator { operators += 1 }
  }

  /// Removes a connection that waits for its client. See ``ConnectionTable/add(_:)`` for which one.
  ///
  /// - Parameter group: The address group to choose from; nil for all.
  fileprivate mutating func evictWaiting(ofOperator isOperator: Bool, of group: String? = nil) -> (any Channel)? {
    let waiting = entries.values.filter {
      $0.isOperator == isOperator && $0.activity != .serving && (group == nil || $0.group == group)
    }
    let found = waiting.min { first, second in
      let sizes = (groups[first.group, default: 0], groups[second.group, default: 0])
      if sizes.0 != sizes.1 { return sizes.0 > sizes.1 }
      if first.activity != second.activity { return first.activity == .idle }
      return first.since < second.since
    }
    if let found { remove(found.channel) }
    return found?.channel
  }

  @discardableResult fileprivate mutating func remove(_ channel: any Channel) -> ConnectionTable.Entry? {
    let id = ObjectIdentifier(channel)
    if let old = unsent.removeValue(forKey: id) { unsentBytes -= old.bytes }
    guard let old = entries.removeValue(forKey: id) else { return nil }
    if old.isOperator { operators -= 1 }
    let count = groups[old.group, default: 0] - 1
    groups[old.group] = count > 0 ? count : nil
    return old
  }
}
