import Foundation
import Identifiers
import PracticeTests
@testable import PostgreSQLStorage
import Storage
import TestSupport
import Testing

/// What only several servers on one database can show. The contract of the stores has the rest.
@Suite("A database of several servers")
struct SharedDatabaseTests {
  private let schema = "nivel-\(UUID().uuidString)"

  /// Runs a test with two servers on an empty database.
  private func withServers(_ body: (Stores, Stores) async throws -> Void) async throws {
    try await TestPostgreSQL.run("CREATE SCHEMA \"\(schema)\"")
    let url = try await TestPostgreSQL.url(schema: schema)
    let first = try await PostgreSQLDatabase(url: url, server: "first")
    let second = try await PostgreSQLDatabase(url: url, server: "second")
    let result = await Result.of { try await body(Stores(first), Stores(second)) }
    first.close()
    second.close()
    try await TestPostgreSQL.run("DROP SCHEMA \"\(schema)\" CASCADE")
    try result.get()
  }

  /// Changes the signs of the servers.
  private func run(_ sql: String) async throws { try await TestPostgreSQL.run("SET search_path = \"\(schema)\"; \(sql)") }

  @Test("lets only the server that writes a test end its writing")
  func fence() async throws {
    try await withServers { first, second in
      try await first.practice.create(try PracticeSamples.test())
      _ = try await second.practice.updateTest("t1", profileID: "p1") { try $0.fail("The learner stopped it.") }
      _ = try await second.practice.updateTest("t1", profileID: "p1") { try $0.retry() }
      #expect(try await first.practice.endWriting("t1", profileID: "p1") { try $0.fail("It took too long.") } == nil)
      #expect(try await second.practice.test("t1", profileID: "p1")?.status == .generating)
      let test = try await second.practice.endWriting("t1", profileID: "p1") { try $0.fill(with: PracticeSamples.questions()) }
      #expect(test?.status == .ready)
    }
  }

  @Test("shares the progress of a test until it is written anew or deleted")
  func progress() async throws {
    try await withServers { first, second in
      let (writer, reader) = (try #require(first.exchange?.progress), try #require(second.exchange?.progress))
      func seen(after number: Int = 0) async throws -> [String] {
        try await reader.progress(ofTest: "t1", after: number).map { "\($0.number) \($0.text)" }
      }
      try await first.practice.create(try PracticeSamples.test())
      for place in ["third", "second"] { try await writer.add(place, number: 0, toTest: "t1") }
      #expect(try await seen() == ["0 second"])
      for (index, text) in ["planned", "accepted", "skipped"].enumerated() { try await writer.add(text, number: index + 1, toTest: "t1") }
      #expect(try await seen() == ["1 planned", "2 accepted", "3 skipped"])
      #expect(try await seen(after: 2) == ["3 skipped"])
      _ = try await second.practice.updateTest("t1", profileID: "p1") { try $0.fail("The learner stopped it.") }
      _ = try await second.practice.updateTest("t1", profileID: "p1") { try $0.retry() }
      #expect(try await seen() == [], "the second server writes the test anew")
      try await writer.add("accepted", number: 2, toTest: "t1")
      #expect(try await seen() == [], "the first server does not write it any more")
      try await reader.add("planned", number: 1, toTest: "t1")
      #expect(try await seen() == ["1 planned"])
      #expect(try await first.practice.deleteTest("t1", profileID: "p1"))
      try await reader.add("accepted", number: 2, toTest: "t1")
      #expect(try await seen() == [])
    }
  }

  @Test("passes on each report on limits once, and keeps it for a minute")
  func limitReports() async throws {
    try await withServers { first, second in
      let (writer, reader) = (try #require(first.exchange?.limits), try #require(second.exchange?.limits))
      let secret = try await writer.secret()
      #expect(try await reader.secret() == secret && secret.count >= 64)
      let reports = (1...3).map { LimitReport(server: "one", number: $0, text: "[\($0)]") }
      for report in reports { try await writer.add(report) }
      try await writer.add(reports[0])
      let other = LimitReport(server: "other's \"name\"", number: 1, text: "[]")
      try await reader.add(other)
      func found(after seen: [String: Int] = [:], excluding server: String = "") async throws -> [LimitReport] {
        try await reader.reports(after: seen, excluding: server).map(\.report)
      }
      #expect(try await found() == reports + [other])
      #expect(try await found(after: ["one": 2, "gone": 9], excluding: other.server) == [reports[2]])
      try await run("UPDATE limit_report SET added_at = now() - interval '61 seconds' WHERE number = 1")
      try await run("UPDATE limit_report SET added_at = now() - interval '30 seconds' WHERE number = 2")
      let ages = try await reader.reports(after: [:], excluding: "").map(\.age)
      #expect(ages.count == 2 && (.seconds(30)..<(.seconds(40))).contains(ages[0]) && ages[1] < .seconds(10))
      let third = try await PostgreSQLDatabase(url: try await TestPostgreSQL.url(schema: schema), server: "third")
      try await third.tidy()
      third.close()
      try await run("UPDATE limit_report SET added_at = now()")
      #expect(try await found().map(\.number) == [2, 3], "the old ones were removed")
    }
  }

  @Test("knows the newest release of the servers that are there")
  func offeredReleases() async throws {
    try await withServers { first, second in
      let (one, other) = (try #require(first.exchange?.releases), try #require(second.exchange?.releases))
      #expect(try await one.newestOffered() == nil)
      try await one.offer(7)
      try await other.offer(9)
      #expect(try await one.newestOffered() == 9)
      // NB: on a busy machine, the sign of the first server can be old too.
      try await run("UPDATE server SET seen_at = now() - CASE name WHEN 'second' THEN interval '16 seconds' ELSE interval '0' END")
      #expect(try await one.newestOffered() == 7)
      try await one.offer(nil)
      #expect(try await one.newestOffered() == nil)
    }
  }

  @Test("fails the tests of a server without a sign, unless the own signs have had a gap")
  func gaps() async throws {
    try await withServers { first, second in
      try await first.practice.create(try PracticeSamples.test())
      let gone = "UPDATE server SET seen_at = now() - interval '20 seconds' WHERE name = 'first';"
      // The second server has just come back itself: all servers may have been cut off.
      try await run(gone + "UPDATE server SET since = now() - interval '10 seconds', seen_at = now() WHERE name = 'second'")
      #expect(try await second.practice.failAbandonedTests("gone") == 0)
      // Its own last sign is too old.
      try await run(
        gone + "UPDATE server SET since = now() - interval '1 hour', seen_at = now() - interval '8 seconds' WHERE name = 'second'")
      #expect(try await second.practice.failAbandonedTests("gone") == 0)
      try await run(gone + "UPDATE server SET since = now() - interval '1 hour', seen_at = now() WHERE name = 'second'")
      #expect(try await second.practice.failAbandonedTests("gone") == 1)
      #expect(try await second.practice.test("t1", profileID: "p1")?.failure == "gone")
    }
  }

  @Test("fails no test of a server that gave a sign within its lease")
  func alive() async throws {
    try await withServers { first, second in
      try await first.practice.create(try PracticeSamples.test())
      try await run(
        """
        UPDATE server SET seen_at = now() - interval '10 seconds' WHERE name = 'first';
        UPDATE server SET since = now() - interval '1 hour', seen_at = now() WHERE name = 'second'
        """)
      #expect(try await second.practice.failAbandonedTests("gone") == 0)
    }
  }
}
