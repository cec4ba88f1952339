import Storage

/// What clients have taken at all servers of a storage together.
///
/// A server tells the others when a client has taken a sixteenth of a bucket. So each server may exceed a limit by this part, and by what it
/// accepts until a report arrives. Clients that stay far below the limits are in no report. Reports name clients by numbers of 24 bits.
struct SharedLimits: Sendable {
  /// The part of a bucket that a server tells the others.
  static let part = 16
  /// The maximum number of clients in a report.
  static let clientsOfReport = 2_000
  /// The maximum number of clients whose tokens wait to be told.
  static let waiting = 50_000

  /// A bucket of a client.
  struct Client: Hashable, Sendable {
    let name: Limit.Name
    let scope: Limit.Scope
    let number: Int
  }

  /// Tokens that a client has taken within a time.
  struct Taken: Sendable {
    var count: Int
    var since: Duration
    var until: Duration

    /// When they were taken, for a bucket that fills meanwhile.
    var middle: Duration { since + (until - since) / 2 }
  }

  private var buckets: [Limit.Name: [Limit.Scope: BucketTable<Int>]] = [:]
  /// What clients have taken here and the other servers do not know of.
  private var untold: [Client: Taken] = [:]
  private var due: [Client: Taken] = [:]

  /// - Parameter capacity: The number of clients that each limit remembers.
  init(limits: [Limit], capacity: Int) {
    for limit in limits {
      // NB: with a debt, because all servers can take the last tokens before they know of each other.
      buckets[limit.name] = limit.rules.mapValues { rule in
        BucketTable(rule: .init(burst: rule.burst, interval: rule.interval, debt: rule.burst), capacity: capacity)
      }
    }
  }

  /// The numbers of a client, by which it is known to all servers.
  ///
  /// - Parameter secret: What all servers of the storage know and clients do not. NB: without it, a stranger could look for an address that
  ///   has the number of a school.
  static func numbers(profile: String?, address: String, secret: String) -> [Limit.Scope: Int] {
    func number(_ text: String) -> Int { TokenDigest(token: "\(secret) \(text)").bytes.prefix(3).reduce(0) { $0 << 8 | Int($1) } }
    var numbers: [Limit.Scope: Int] = [.address: number("address \(address)"), .all: 0]
    if let profile { numbers[.profile] = number("profile \(profile)") }
    return numbers
  }

  /// The time until a client can take tokens; zero if it can take them now.
  func wait(for count: Int, _ name: Limit.Name, _ numbers: [Limit.Scope: Int], _ now: Duration) -> Duration {
    numbers.compactMap { scope, number in buckets[name]?[scope]?.wait(for: count, of: number, at: now) }.max() ?? .zero
  }

  /// Notes tokens that a client has taken at this server.
  mutating func take(_ count: Int, _ name: Limit.Name, _ numbers: [Limit.Scope: Int], _ now: Duration) {
    for (scope, number) in numbers {
      guard let rule = buckets[name]?[scope]?.rule else { continue }
      let client = Client(name: name, scope: scope, number: number)
      var taken = untold.removeValue(forKey: client) ?? Taken(count: 0, since: now, until: now)
      taken.count += min(count, rule.burst)
      taken.until = now
      if taken.count * Self.part < rule.burst {
        makeRoom(now)
        untold[client] = taken
      } else {
        tell([client: taken])
        buckets[name]?[scope]?.take(taken.count, of: number, at: now, since: taken.middle)
      }
    }
  }

  /// NB: a stranger with many addresses gains a sixteenth of a bucket of each. The limits of this server hold for them still.
  private mutating func makeRoom(_ now: Duration) {
    guard untold.count >= Self.waiting else { return }
    let buckets = buckets
    untold = untold.filter { client, taken in
      (buckets[client.name]?[client.scope]?.rule).map { now - taken.until < $0.fillingTime } ?? false
    }
    if untold.count > Self.waiting / 2 { untold.removeAll() }
  }

  /// Adds what the other servers have to know. NB: no more than waits anyway, because a storage that is away takes no reports.
  mutating func tell(_ taken: [Client: Taken]) {
    for (client, taken) in taken where due.count < Self.waiting || due[client] != nil {
      let known = due[client]
      due[client] = Taken(
        count: taken.count + (known?.count ?? 0), since: min(taken.since, known?.since ?? taken.since),
        until: max(taken.until, known?.until ?? taken.until))
    }
  }

  /// Removes what the other servers have to know now.
  mutating func takeDue() -> [Client: Taken] {
    defer { due = [:] }
    return due
  }

  /// Notes what clients have taken at another server.
  ///
  /// - Parameter age: The time since the report was made.
  mutating func add(_ report: SharedLimitReport, age: Duration, at now: Duration) {
    for entry in report.entries {
      buckets[entry.client.name]?[entry.client.scope]?
        .take(entry.count, of: entry.client.number, at: now, since: now - age - .milliseconds(entry.age))
    }
  }
}
