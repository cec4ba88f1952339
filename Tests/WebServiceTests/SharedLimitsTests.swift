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
        while let report = server.report(at: now) {
          for (other, reader) in all.enumerated() where other != index { reader.add(report, age: .zero, at: now) }
        }
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
    #expect(server.report(at: .zero) == nil)
    try server.admit(Self.wish, profile: "p9", address: "a9", at: .seconds(8))
    #expect(server.report(at: .seconds(10)) == #"[["tests","all",0,10,6000]]"#, "the tokens were taken in 8 seconds, 2 to 10 seconds ago")
    #expect(server.report(at: .seconds(10)) == nil, "everything is told once")
  }

  @Test("leave a client that takes as much as is added, at many servers, most of what it may take at once")
  func steadyClient() throws {
    let servers = Servers(8)
    var now = Duration.zero
    for _ in 0..<500 {
      now += .seconds(4)
      for server in servers.all { try server.admit(Self.wish, profile: "p", address: "a", at: now) }
      servers.exchange(at: now)
    }
    var accepted = 0
    while (try? servers.all[0].admit(Self.wish, profile: "p", address: "a", at: now)) != nil { accepted += 1 }
    #expect(accepted >= 160 * 3 / 4)
  }

  @Test("know a client by the same number at all servers, which tells strangers nothing")
  func numbers() {
    func numbers(_ secret: String, _ address: String) -> [Limit.Scope: Int] {
      SharedLimits.numbers(profile: "p", address: address, secret: secret)
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
      "", "{}", "[1]", #"[["tests","address",NUMBER,160]]"#, #"[["unknown","address",NUMBER,160,0]]"#, #"[["tests","city",NUMBER,160,0]]"#,
      #"[["tests","address","NUMBER",160,0]]"#, #"[["tests","all",0,-160,0]]"#, #"[["tests","all",0,1e9,0]]"#, #"[["tests","all",0,0,0]]"#,
      #"[["tests","all",0,160,-1]]"#,
    ])
  func otherVersions(report: String) throws {
    let server = Admission(limits: Self.limits)
    server.share(secret: "secret")
    let number = try #require(SharedLimits.numbers(profile: nil, address: "a", secret: "secret")[.address])
    server.add(report.replacing("NUMBER", with: "\(number)"), age: .zero, at: .zero)
    for _ in 0..<160 { try server.admit(Self.wish, profile: "p", address: "a", at: .zero) }
    #expect(throws: Problem.self) { try server.admit(Self.wish, profile: "p", address: "a", at: .zero) }
  }

  @Test("count what was taken as long ago as it was, and never more than a bucket and its debt")
  func age() throws {
    for (age, waits) in [(0, true), (40, true), (81, false)] {
      let server = Admission(limits: Self.limits)
      server.share(secret: "secret")
      server.add(#"[["tests","all",0,9223372036854775807,0]]"#, age: .seconds(age), at: .seconds(100))
      var accepted = 0
      while accepted < 160, (try? server.admit(Self.wish, profile: "p", address: "a", at: .seconds(100))) != nil { accepted += 1 }
      let least = waits ? 2 * age : 160
      #expect((least..<(least + 10)).contains(accepted), "a token is added every half second; less than a sixteenth is not told yet")
    }
    let server = Admission(limits: Self.limits)
    server.share(secret: "secret")
    for _ in 0..<9 { server.add(#"[["tests","all",0,160,0]]"#, age: .zero, at: .zero) }
    #expect(throws: Problem.self) { try server.admit(Self.wish, profile: "p", address: "a", at: .seconds(80)) }
    try server.admit(Self.wish, profile: "p", address: "a", at: .milliseconds(80_500))
  }

  @Test("tell first of the clients that have taken the largest parts, and of the others next")
  func manyClients() throws {
    var due: [SharedLimits.Client: SharedLimits.Taken] = [:]
    for number in 0..<3_000 {
      due[SharedLimits.Client(name: .tests, scope: .address, number: number)] = .init(count: number + 1, since: .zero, until: .seconds(2))
    }
    let (report, rest) = SharedLimitReport.first(of: due, limits: Self.limits, at: .seconds(3))
    #expect(report.entries.map(\.count) == (1_001...3_000).reversed())
    #expect(Set(rest.values.map(\.count)) == Set(1...1_000))
    #expect(SharedLimitReport(report.text).entries == report.entries && report.entries[0].age == 2_000)
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

  func reports(after seen: [String: Int], excluding server: String) throws -> [(report: LimitReport, age: Duration)] {
    if isAway.withLock({ $0 }) { throw Away() }
    return reports.withLock { reports in
      reports.filter { $0.server != server && $0.number > seen[$0.server] ?? 0 }.map { (report: $0, age: .zero) }
    }
  }
}
