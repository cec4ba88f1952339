/// A limit of what clients may do in a time.
struct Limit: Sendable {
  /// The clients that share a bucket.
  enum Scope: String, Sendable, CaseIterable {
    case profile
    /// An IPv4 address, or the first 64 bits of an IPv6 address.
    case address
    case all
  }

  enum Name: String, Sendable, CaseIterable {
    case profiles, attempts, courses, notes, wordLists, uploads, tests, audits, links, sharedResults, levels, overviews, verdicts
    case transfers, exports, answers
  }

  let name: Name
  /// What is counted, as in “too many new courses”.
  let subject: String
  /// The requests that count.
  let requests: String
  let rules: [Scope: TokenBucket.Rule]
}

extension Limit {
  /// All limits.
  ///
  /// The limits of an address are those of a school: several classes begin at the same minute behind one address. Those in all are twenty
  /// times as large at once, so that a few strangers cannot use up the limit of everybody.
  static let all: [Limit] = [
    Limit(
      name: .profiles, subject: "new learners", requests: "a first attempt or course without a cookie",
      rules: [.address: .init(burst: 600, interval: .milliseconds(500)), .all: .init(burst: 6_000, interval: .milliseconds(20))]),
    Limit(
      name: .attempts, subject: "new placement tests and drills", requests: "`POST /attempts`, `POST /drills`",
      rules: [
        .profile: .init(burst: 120, interval: .seconds(30)), .address: .init(burst: 1_200, interval: .milliseconds(500)),
        .all: .init(burst: 24_000, interval: .milliseconds(20)),
      ]),
    Limit(
      name: .courses, subject: "new courses", requests: "`POST /practice/courses`",
      rules: [
        .profile: .init(burst: 250, interval: .seconds(30)), .address: .init(burst: 1_200, interval: .seconds(1)),
        .all: .init(burst: 24_000, interval: .milliseconds(20)),
      ]),
    Limit(
      name: .notes, subject: "changes of notes", requests: "`POST` and `PUT` of notes",
      rules: [
        .profile: .init(burst: 250, interval: .seconds(10)), .address: .init(burst: 1_200, interval: .seconds(1)),
        .all: .init(burst: 24_000, interval: .milliseconds(20)),
      ]),
    Limit(
      name: .wordLists, subject: "new word lists", requests: "`POST /game/lists`",
      rules: [
        .profile: .init(burst: 120, interval: .seconds(30)), .address: .init(burst: 600, interval: .seconds(1)),
        .all: .init(burst: 12_000, interval: .milliseconds(40)),
      ]),
    Limit(
      name: .uploads, subject: "bytes of notes and word lists", requests: "the bodies of notes and word lists, in bytes",
      rules: [
        .profile: .init(burst: 64 << 20, interval: .microseconds(500)), .address: .init(burst: 512 << 20, interval: .microseconds(15)),
        .all: .init(burst: 4 << 30, interval: .microseconds(4)),
      ]),
    Limit(
      name: .tests, subject: "new practice tests", requests: "`POST` of practice tests, `retry`, `repeat` and `start`",
      rules: [.profile: .init(burst: 60, interval: .seconds(10)), .address: .init(burst: 1_200, interval: .milliseconds(500))]),
    Limit(
      name: .audits, subject: "audits of blueprints", requests: "`POST` below `/authoring`",
      rules: [.profile: .init(burst: 300, interval: .seconds(1)), .address: .init(burst: 600, interval: .milliseconds(500))]),
    Limit(
      name: .links, subject: "new links to results", requests: "`POST` of `share`",
      rules: [.profile: .init(burst: 60, interval: .seconds(30)), .address: .init(burst: 600, interval: .seconds(1))]),
    Limit(
      name: .sharedResults, subject: "requests for shared results", requests: "`GET /shared/{token}`",
      rules: [.address: .init(burst: 600, interval: .milliseconds(200))]),
    Limit(
      name: .levels, subject: "requests for levels", requests: "`GET /levels`, `GET /me/shared` with a profile",
      rules: [.profile: .init(burst: 120, interval: .seconds(2)), .address: .init(burst: 3_000, interval: .milliseconds(50))]),
    Limit(
      name: .overviews, subject: "requests for lists of tests",
      requests: "`GET` of `/attempts`, `/practice`, `/practice/schedule`, `/game/games`, `/game/hard-words`, and exports of practice tests",
      rules: [.profile: .init(burst: 600, interval: .milliseconds(500)), .address: .init(burst: 6_000, interval: .milliseconds(20))]),
    Limit(
      name: .verdicts, subject: "verdicts", requests: "`POST /matching/verdict`",
      rules: [
        .profile: .init(burst: 1_200, interval: .milliseconds(250)), .address: .init(burst: 6_000, interval: .milliseconds(20)),
        .all: .init(burst: 60_000, interval: .milliseconds(2)),
      ]),
    Limit(
      name: .transfers, subject: "transfer codes", requests: "`POST` of `session/transfer` and `session/adopt`",
      rules: [.profile: .init(burst: 20, interval: .seconds(30)), .address: .init(burst: 120, interval: .seconds(5))]),
    Limit(
      name: .exports, subject: "downloads of all data", requests: "`GET /me/export`",
      rules: [.profile: .init(burst: 10, interval: .seconds(60)), .address: .init(burst: 600, interval: .seconds(1))]),
    Limit(
      name: .answers, subject: "changes", requests: "all other requests that change data, such as answers",
      rules: [.profile: .init(burst: 1_000, interval: .milliseconds(100)), .address: .init(burst: 10_000, interval: .milliseconds(5))]),
  ]

  /// The maximum number of open event streams of an address. A school behind one address stays below it.
  static let streamsOfAddress = 600

  /// The free space of the disk below which the server accepts no notes and word lists, in bytes.
  static let freeSpaceFloor: Int64 = 256 << 20

  /// The maximum number of profiles and of addresses that each limit remembers.
  static let capacity = 20_000
}
