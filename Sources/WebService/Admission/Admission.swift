import HTTPTypes
import Identifiers
import Synchronization

/// Decides whether a request is accepted now, by the limits of its profile, of its address, and of all clients together.
final class Admission: Sendable {
  fileprivate struct State: Sendable {
    var profiles: [Limit.Name: BucketTable<ProfileID>] = [:]
    var addresses: [Limit.Name: BucketTable<String>] = [:]
    var all: [Limit.Name: BucketTable<Bool>] = [:]
    /// What clients have taken at all servers together; nil for one server.
    var shared: SharedLimits?
    /// The free space at the last look, and the time of the look.
    var space: (bytes: Int64?, time: Duration)?
  }

  private let limits: [Limit]
  private let capacity: Int
  private let start = ContinuousClock.now
  private let state: Mutex<State>
  /// The secret of the servers that share the limits; nil for one server.
  private let secret = Mutex<String?>(nil)
  private let freeSpace: @Sendable () -> Int64?

  /// Creates the admission of a server.
  ///
  /// - Parameters:
  ///   - limits: The limits of requests.
  ///   - capacity: The number of profiles and of addresses that each limit remembers.
  ///   - freeSpace: The free space of the disk in bytes; nil if it is unknown.
  init(
    limits: [Limit] = Limit.all, capacity: Int = Limit.capacity, freeSpace: @escaping @Sendable () -> Int64? = { nil }
  ) {
    self.limits = limits
    self.capacity = capacity
    self.freeSpace = freeSpace
    var state = State()
    for limit in limits {
      state.profiles[limit.name] = limit.rules[.profile].map { BucketTable(rule: $0, capacity: capacity) }
      state.addresses[limit.name] = limit.rules[.address].map { BucketTable(rule: $0, capacity: capacity) }
      state.all[limit.name] = limit.rules[.all].map { BucketTable(rule: $0, capacity: 1) }
    }
    self.state = Mutex(state)
  }

  /// The time since the creation of the admission.
  var now: Duration { ContinuousClock.now - start }

  /// Begins to count what clients take at all servers of a storage together.
  func share(secret: String) {
    state.withLock { $0.shared = SharedLimits(limits: limits, capacity: capacity) }
    self.secret.withLock { $0 = secret }
  }

  /// What to tell the other servers now; nil for nothing.
  func report(at now: Duration) -> String? {
    let due = state.withLock { $0.shared?.takeDue() ?? [:] }
    if due.isEmpty { return nil }
    let (report, rest) = SharedLimitReport.first(of: due, limits: limits, at: now)
    if !rest.isEmpty { state.withLock { $0.shared?.tell(rest) } }
    return report.text
  }

  /// Notes what clients have taken at another server.
  ///
  /// - Parameter age: The time since the report was made.
  func add(_ text: String, age: Duration, at now: Duration) {
    let report = SharedLimitReport(text)
    state.withLock { $0.shared?.add(report, age: age, at: now) }
  }

  /// Accepts a request, or throws a ``Problem`` that says when to try again. A refused request costs nothing.
  ///
  /// - Parameters:
  ///   - profile: The profile of the request; nil if it has none.
  ///   - address: The address group of the client.
  ///   - now: A time that never goes back, such as ``now``.
  func admit(_ request: AdmissionRequest, profile: ProfileID?, address: String, at now: Duration) throws(Problem) {
    if request.charges.isEmpty { return }
    let numbers = secret.withLock(\.self).map { SharedLimits.numbers(profile: profile?.rawValue, address: address, secret: $0) } ?? [:]
    let refusal = state.withLock { state -> Problem? in
      if request.charges.contains(where: { $0.name == .uploads }), isLow(&state, now) { return .storageLow }
      for (name, count) in request.charges {
        let wait = max(state.wait(for: count, name, profile, address, now), state.shared?.wait(for: count, name, numbers, now) ?? .zero)
        if wait > .zero { return .tooMany(name, wait: wait) }
      }
      for (name, count) in request.charges {
        state.take(count, name, profile, address, now)
        state.shared?.take(count, name, numbers, now)
      }
      return nil
    }
    if let refusal { throw refusal }
  }

  /// Whether the disk is nearly full. NB: the disk is asked once a second at most.
  private func isLow(_ state: inout State, _ now: Duration) -> Bool {
    if state.space.map({ now - $0.time >= .seconds(1) }) ?? true { state.space = (freeSpace(), now) }
    return state.space?.bytes.map { $0 < Limit.freeSpaceFloor } ?? false
  }
}

extension Admission.State {
  fileprivate func wait(for count: Int, _ name: Limit.Name, _ profile: ProfileID?, _ address: String, _ now: Duration) -> Duration {
    let waits = [
      profile.flatMap { profiles[name]?.wait(for: count, of: $0, at: now) },
      addresses[name]?.wait(for: count, of: address, at: now), all[name]?.wait(for: count, of: true, at: now),
    ]
    return waits.compactMap(\.self).max() ?? .zero
  }

  fileprivate mutating func take(_ count: Int, _ name: Limit.Name, _ profile: ProfileID?, _ address: String, _ now: Duration) {
    if let profile { profiles[name]?.take(count, of: profile, at: now) }
    addresses[name]?.take(count, of: address, at: now)
    all[name]?.take(count, of: true, at: now)
  }
}

extension Problem {
  fileprivate static func tooMany(_ name: Limit.Name, wait: Duration) -> Problem {
    let seconds = max(1, Int(wait.components.seconds) + (wait.components.attoseconds > 0 ? 1 : 0))
    let subject = Limit.all.first { $0.name == name }?.subject ?? "requests"
    return Problem(
      .tooManyRequests, "too-many-requests",
      "There were too many \(subject) in a short time. Try again in \(seconds) \(seconds == 1 ? "second" : "seconds").",
      headers: [.retryAfter: "\(seconds)"])
  }

  fileprivate static let storageLow = Problem(
    .insufficientStorage, "storage-low",
    "The server has little room left and accepts no notes and word lists for now. Answers are still stored. Try again later.")
}
