import Identifiers
import Reproducible
import Storage
import StrictJSON
import Synchronization
import TestSupport
import Testing

@testable import WebService

@Suite("Limits of several servers")
struct SharedLimitsTests {
  private static let rule = TokenBucket.Rule(burst: 160, interval: .milliseconds(500))
  private static let limits = [Limit(name: .tests, subject: "", requests: "", rules: [.profile: rule, .address: rule, .all: rule])]

  private static var wish: AdmissionRequest {
    var request = AdmissionRequest()
    request.charges = [(name: .tests, count: 1)]
    return request
  }

  /// Servers that tell each other what they know after a number of requests.
  private struct Servers {
    let all: [Admission]

    init(_ count: Int) {
      all = (0..<count).map { _ in Admission(limits: SharedLimitsTests.limits) }
      for server in all { server.share(secret: "secret") }
    }

    func exchange(at now: Duration) {
      for (index, server) in all.enumerated() {
        while let report = server.report() { for (other, reader) in all.enumerated() where other != index { reader.add(report, at: now) } }
      }
    }

    /// How many of the requests are accepted that a client sends at random moments to servers at random.
    func accepted(of count: Int, step: ClosedRange<Int>, exchangeEvery part: Int, random: inout SeededGenerator) -> (Int, Duration) {
      var (now, accepted) = (Duration.zero, 0)
      for number in 0..<count {
        now += .milliseconds(Int.random(in: step, using: &random))
        let server = all[Int.random(in: all.indices, using: &random)]
        if (try? server.admit(SharedLimitsTests.wish, profile: "p", address: "a", at: now)) != nil { accepted += 1 }
        if number.isMultiple(of: part) { exchange(at: now) }
      }
      return (accepted, now)
    }
  }

  @Test(
    "hold over all servers, but for a sixteenth at each and what is accepted between two reports", arguments: 1...20 as ClosedRange<UInt64>)
  func bound(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (servers, part) = (Servers(Int.random(in: 2...4, using: &random)), Int.random(in: 1...20, using: &random))
    let (accepted, time) = servers.accepted(of: 2_000, step: 0...20, exchangeEvery: part, random: &random)
    let one = Self.rule.burst + Int(time / Self.rule.interval)
    let untold = servers.all.count * (Self.rule.burst / SharedLimits.part + part)
    #expect(accepted <= one + untold, "and not those of \(servers.all.count) servers")
    #expect(accepted >= one - untold, "and no client gets much less")
  }

  @Test("are in no report while clients stay far below them")
  func lightClients() throws {
    let server = Admission(limits: Self.limits)
    server.share(secret: "secret")
    for number in 0..<9 { try server.admit(Self.wish, profile: ProfileID("p\(number)"), address: "a\(number)", at: .zero) }
    #expect(server.report() == nil)
    try server.admit(Self.wish, profile: "p9", address: "a9", at: .zero)
    #expect(server.report() == #"[["tests","all",0,10]]"#)
    #expect(server.report() == nil, "everything is told once")
  }

  @Test("know a client by the same number at all servers, which tells strangers nothing")
  func numbers() {
    func numbers(_ secret: String, _ address: String) -> [Limit.Scope: Int] {
      SharedLimits(secret: secret, limits: Self.limits, capacity: 9).numbers(profile: "p", address: address)
    }
    #expect(numbers("secret", "a") == numbers("secret", "a"))
    #expect(numbers("secret", "a")[.address] != numbers("other", "a")[.address])
    #expect(numbers("secret", "p")[.address] != numbers("secret", "p")[.profile])
    let found = Set((0..<1_000).compactMap { numbers("secret", "a\($0)")[.address] })
    #expect(found.count > 990 && found.allSatisfy { (0..<(1 << 24)).contains($0) })
  }

  @Test(
    "are not changed by what another version reports",
    arguments: [
      "", "{}", "[1]", #"[["tests","address",1]]"#, #"[["unknown","address",1,160]]"#, #"[["tests","city",1,160]]"#,
      #"[["tests","address","1",160]]"#, #"[["tests","all",0,-160]]"#, #"[["tests","all",0,1e9]]"#, #"[["tests","all",0,0]]"#,
    ])
  func otherVersions(report: String) throws {
    let server = Admission(limits: Self.limits)
    server.share(secret: "secret")
    server.add(report, at: .zero)
    for _ in 0..<160 { try server.admit(Self.wish, profile: "p", address: "a", at: .zero) }
  }

  @Test("empty a bucket at most, however large the count of a report is")
  func hugeCount() throws {
    let server = Admission(limits: Self.limits)
    server.share(secret: "secret")
    server.add(#"[["tests","all",0,9223372036854775807]]"#, at: .zero)
    #expect(throws: Problem.self) { try server.admit(Self.wish, profile: "p", address: "a", at: .zero) }
    try server.admit(Self.wish, profile: "p", address: "a", at: .milliseconds(500))
  }

  @Test("are exchanged through the storage, also by a server that starts later or whose storage failed")
  func exchange() async throws {
    let store = MemoryReports()
    let servers = Servers(3).all
    let exchanges = servers.enumerated().map { LimitExchange(store: store, admission: $1, server: "server \($0)") }
    for exchange in exchanges.dropLast() { try await exchange.exchange() }
    for _ in 0..<160 { try servers[0].admit(Self.wish, profile: "p", address: "a", at: .zero) }
    store.isAway.withLock { $0 = true }
    await #expect(throws: MemoryReports.Away.self) { try await exchanges[1].exchange() }
    store.isAway.withLock { $0 = false }
    for exchange in exchanges { try await exchange.exchange() }
    for exchange in exchanges { try await exchange.exchange() }
    for server in servers { #expect(throws: Problem.self) { try server.admit(Self.wish, profile: "p", address: "a", at: server.now) } }
    #expect(store.reports.withLock(\.count) == 1, "what a server learns from others is not told again")
  }
}

/// A storage of reports in memory.
private final class MemoryReports: LimitReportStore {
  struct Away: Error {}

  let reports = Mutex<[LimitReport]>([])
  let isAway = Mutex(false)

  func secret() -> String { "secret" }

  func add(_ report: LimitReport) throws {
    if isAway.withLock({ $0 }) { throw Away() }
    reports.withLock { $0.append(report) }
  }

  func reports(after seen: [String: Int]) throws -> [LimitReport] {
    if isAway.withLock({ $0 }) { throw Away() }
    return reports.withLock { $0.filter { $0.number > seen[$0.server] ?? 0 } }
  }
}
