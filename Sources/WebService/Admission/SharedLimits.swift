import Storage
import StrictJSON

/// What clients have taken at all servers of a storage together.
///
/// A server tells the others when a client has taken a sixteenth of a bucket. So each server may exceed a limit by this part, and by what it
/// accepts until a report arrives. Clients that stay far below the limits are in no report. Reports name clients by numbers that
/// 256 IPv4 addresses share on average.
struct SharedLimits: Sendable {
  /// The part of a bucket that a server tells the others.
  static let part = 16
  /// The maximum number of clients in a report.
  static let clientsOfReport = 2_000
  /// The maximum number of clients whose tokens wait to be told.
  private static let waiting = 50_000

  /// A bucket of a client.
  struct Client: Hashable, Sendable {
    let name: Limit.Name
    let scope: Limit.Scope
    let number: Int
  }

  private let secret: String
  private var buckets: [Limit.Name: [Limit.Scope: BucketTable<Int>]] = [:]
  /// The tokens of clients that the other servers do not know of.
  private var untold: [Client: Int] = [:]
  private var due: [Client: Int] = [:]

  /// - Parameters:
  ///   - secret: What all servers of the storage know and clients do not.
  ///   - capacity: The number of clients that each limit remembers.
  init(secret: String, limits: [Limit], capacity: Int) {
    self.secret = secret
    for limit in limits {
      // NB: with a debt, because all servers can take the last tokens before they know of each other.
      buckets[limit.name] = limit.rules.mapValues { rule in
        BucketTable(rule: .init(burst: rule.burst, interval: rule.interval, debt: rule.burst), capacity: capacity)
      }
    }
  }

  /// The numbers of a client, by which it is known to all servers.
  func numbers(profile: String?, address: String) -> [Limit.Scope: Int] {
    var numbers: [Limit.Scope: Int] = [.address: number(of: "address \(address)"), .all: 0]
    if let profile { numbers[.profile] = number(of: "profile \(profile)") }
    return numbers
  }

  /// NB: with the secret, because a stranger could look for an address that shares the number of a school.
  private func number(of text: String) -> Int {
    TokenDigest(token: "\(secret) \(text)").bytes.prefix(3).reduce(0) { $0 << 8 | Int($1) }
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
      let taken = untold[client, default: 0] + min(count, rule.burst)
      guard taken * Self.part >= rule.burst else {
        // NB: a stranger with many addresses gains a sixteenth of a bucket of each. The limits of this server hold for them still.
        if untold.count >= Self.waiting { untold.removeAll() }
        untold[client] = taken
        continue
      }
      untold[client] = nil
      due[client, default: 0] += taken
      buckets[name]?[scope]?.take(taken, of: number, at: now)
    }
  }

  /// What to tell the other servers now; nil for nothing.
  mutating func report() -> String? {
    guard !due.isEmpty else { return nil }
    let told = due.prefix(Self.clientsOfReport)
    for (client, _) in told { due[client] = nil }
    let entries: [JSON] = told.map { client, count in
      .array([.string(client.name.rawValue), .string(client.scope.rawValue), .number(client.number), .number(count)])
    }
    return JSON.array(entries).text
  }

  /// Notes what clients have taken at another server. NB: it may have another version, with other limits.
  mutating func add(_ report: String, at now: Duration) {
    for entry in (try? JSON.parse(report))?.array ?? [] {
      guard let parts = entry.array, parts.count == 4, let name = parts[0].string.flatMap(Limit.Name.init),
        let scope = parts[1].string.flatMap(Limit.Scope.init), let number = parts[2].integer, let count = parts[3].integer, count > 0
      else { continue }
      buckets[name]?[scope]?.take(count, of: number, at: now)
    }
  }
}
