import Storage
import TestSupport
import Testing

@testable import WebService

/// Docs/limits.md is generated from the limits. `make record` writes it again.
@Suite("Recorded pages")
struct RecordedLimitsPageTests {
  @Test("Docs/limits.md agrees with the limits")
  func limits() throws {
    #expect(try RecordedFile.difference(of: "Docs/limits.md", from: Self.text) == nil)
  }

  private static var text: String {
    """
    # Limits

    `nivel serve` limits how much a client may do. Each limit is a token bucket: so many at once, and so many per hour after that. A request
    must pass the limit of its profile, of its address, and of all clients together. Refused requests get status 429 and `Retry-After`.
    `make record` generates this page from the limits.

    An address is an IPv4 address or the first 64 bits of an IPv6 address. Its limits leave room for a school behind one address: three
    hundred pupils can start a test within a minute, and each can answer a question every second.

    | limit | requests | of a profile | of an address | in all |
    |---|---|--:|--:|--:|
    \(Limit.all.map(row).joined(separator: "\n"))
    | open event streams | `GET` of the events of a practice test | \(ConnectionLimits().eventStreamsPerProfile) | \(Limit.streamsOfAddress) | half of the connections |
    | open connections | all connections; the server's own machine and trusted proxies have no limit of an address |  | half of the connections | `--connections` |

    Each limit remembers \(Limit.capacity) profiles and \(Limit.capacity) addresses. A further one takes over the remaining tokens of the one that
    was used least recently.

    [Servers that share a PostgreSQL database](postgresql.md#what-is-safe) count together. Each may exceed a limit by a \(SharedLimits.part)th
    of it, and by what it accepts in about a second.

    A client whose cookie has an unknown or expired token counts as a new learner.

    The server holds at most \(MemoryBudget.bodyBytes >> 20) MiB of request bodies above \(JSONBody.limit >> 10) KiB in memory. An address may hold as much as is left for all
    others. Further large requests get status 503 and `Retry-After`. The same holds for \(MemoryBudget.answerBytes >> 20) MiB of answers above \(LargeAnswers.leastBytes >> 10) KiB with notes or word
    lists, which wait until their readers have taken them. At most \(AuditQueue.maximumConcurrency) audits run at the same time. An address may begin another one
    while it runs fewer audits than there are free places. The others wait, and addresses take turns.

    The notes, word lists, practice tests and games of a profile may take up \(StorageQuota().bytesPerProfile >> 20) MiB (`--storage-mib-per-profile`). A question of a practice test
    counts as \(StorageQuota.bytesPerQuestion >> 10) KiB, and so does a game. More gets status 409. When the database has \(StorageQuota().bytes >> 30) GiB (`--storage-mib`), further notes, word lists and practice
    tests get status 507, and answers are still stored.

    Requests whose client has no known address count as those of one client. An address is unknown if a trusted proxy names none.

    When less than \(Limit.freeSpaceFloor >> 20) MiB are free on the disk, notes and word lists get status 507, and answers are still stored.

    """
  }

  private static func row(_ limit: Limit) -> String {
    let cells = Limit.Scope.allCases.map { limit.rules[$0].map { cell($0, isBytes: limit.name == .uploads) } ?? "" }
    return "| \(limit.subject) | \(limit.requests) | \(cells.joined(separator: " | ")) |"
  }

  private static func cell(_ rule: TokenBucket.Rule, isBytes: Bool) -> String {
    let hourly = Int(Duration.seconds(3_600) / rule.interval)
    return isBytes ? "\(rule.burst >> 20) MiB, \(hourly >> 20) MiB/h" : "\(rule.burst), \(hourly)/h"
  }

}
