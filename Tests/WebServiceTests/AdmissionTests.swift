import HTTPTypes
import Hummingbird
import Identifiers
import NIOCore
import Reproducible
import Synchronization
import TestSupport
import Testing

@testable import WebService

@Suite("Admission")
struct AdmissionTests {
  private static func wish(_ charges: (Limit.Name, Int)...) -> AdmissionRequest {
    var request = AdmissionRequest()
    request.charges = charges.map { (name: $0.0, count: $0.1) }
    return request
  }

  private static func profile(_ number: Int) -> ProfileID { ProfileID("profile \(number)") }

  // MARK: Token buckets

  @Test("A bucket never gives more than its size and what was added since", arguments: 1...50 as ClosedRange<UInt64>)
  func bound(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rule = TokenBucket.Rule(
      burst: Int.random(in: 1...20, using: &random), interval: .milliseconds(Int.random(in: 1...900, using: &random)))
    var (now, taken) = (Duration.zero, 0)
    var bucket = TokenBucket(at: now)
    for _ in 0..<500 {
      now += .milliseconds(Int.random(in: 0...500, using: &random))
      let count = Int.random(in: 1...5, using: &random)
      let wait = bucket.wait(for: count, at: now, rule)
      if wait == .zero {
        bucket.take(count, at: now, rule)
        taken += min(count, rule.burst)
      } else {
        #expect(bucket.wait(for: count, at: now + wait, rule) == .zero, "the stated wait is enough")
        #expect(bucket.wait(for: count, at: now + wait - .milliseconds(1), rule) > .zero, "and not too long")
      }
      #expect(Double(taken) <= Double(rule.burst) + now / rule.interval)
    }
    #expect(bucket.wait(for: rule.burst, at: now + rule.interval * rule.burst, rule) == .zero, "an idle bucket is full again")
  }

  @Test("A bucket is not empty for long after the clock was set back")
  func clockSetBack() {
    let rule = TokenBucket.Rule(burst: 10, interval: .seconds(1))
    var bucket = TokenBucket(at: .seconds(1_000_000))
    bucket.take(10, at: .seconds(1_000_000), rule)
    #expect(bucket.wait(for: 1, at: .zero, rule) == .seconds(1))
  }

  @Test("Many keys take no more tokens than the buckets of the table hold", arguments: 1...10 as ClosedRange<UInt64>)
  func manyKeys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rule = TokenBucket.Rule(burst: 5, interval: .seconds(1))
    var table = BucketTable<Int>(rule: rule, capacity: 8)
    var (now, taken) = (Duration.zero, 0)
    for step in 0..<2_000 {
      now += .milliseconds(Int.random(in: 0...20, using: &random))
      let key = Bool.random(using: &random) ? step : Int.random(in: 0..<20, using: &random)
      if table.wait(for: 1, of: key, at: now) == .zero {
        table.take(1, of: key, at: now)
        taken += 1
      }
      #expect(table.count <= 8)
    }
    #expect(Double(taken) <= 8 * (5 + now / rule.interval))
  }

  @Test("A table agrees with a bucket per key, while it has room for all keys", arguments: 1...10 as ClosedRange<UInt64>)
  func agreement(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rule = TokenBucket.Rule(burst: 3, interval: .seconds(1))
    var table = BucketTable<Int>(rule: rule, capacity: 6)
    var buckets: [Int: TokenBucket] = [:]
    var now = Duration.zero
    for _ in 0..<500 {
      now += .milliseconds(Int.random(in: 0...300, using: &random))
      let key = Int.random(in: 0..<6, using: &random)
      let wait = buckets[key, default: TokenBucket(at: now)].wait(for: 1, at: now, rule)
      #expect(table.wait(for: 1, of: key, at: now) == wait)
      if wait == .zero {
        table.take(1, of: key, at: now)
        buckets[key, default: TokenBucket(at: now)].take(1, at: now, rule)
      }
    }
  }

  // MARK: Limits

  @Test("Three hundred pupils behind one address start a test within a minute, and each gives an answer a second")
  func school() throws {
    let admission = Admission()
    for pupil in 0..<300 {
      try admission.admit(Self.wish((.profiles, 1), (.attempts, 1)), profile: nil, address: "school", at: .milliseconds(200 * pupil))
    }
    for second in 60..<90 {
      for pupil in 0..<300 {
        try admission.admit(Self.wish((.answers, 1)), profile: Self.profile(pupil), address: "school", at: .seconds(second))
      }
    }
  }

  @Test("A client with a new cookie for each request is limited by its address, and others are not")
  func manyCookies() throws {
    let admission = Admission()
    var accepted = 0
    for number in 0..<5_000 {
      let wish = Self.wish((.courses, 1))
      if (try? admission.admit(wish, profile: Self.profile(number), address: "bad", at: .milliseconds(number))) != nil { accepted += 1 }
    }
    #expect(accepted < 1_300)
    try admission.admit(Self.wish((.courses, 1)), profile: Self.profile(1), address: "bad", at: .seconds(5))
    let problem = #expect(throws: Problem.self) {
      try admission.admit(Self.wish((.courses, 1)), profile: Self.profile(1), address: "bad", at: .seconds(5))
    }
    #expect(problem?.status == .tooManyRequests && problem?.kind == "too-many-requests")
    #expect(problem?.headers[.retryAfter].flatMap(Int.init) == 1)
    try admission.admit(Self.wish((.courses, 1)), profile: Self.profile(1), address: "good", at: .seconds(5))
  }

  @Test("A learner can download all data ten times at once, and then once a minute")
  func exports() throws {
    let admission = Admission()
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/api/v1/me/export")
    let wish = AdmissionRequest(Request(head: head, body: RequestBody(buffer: ByteBuffer())), hasProfile: true)
    for _ in 0..<10 { try admission.admit(wish, profile: Self.profile(1), address: "a", at: .zero) }
    #expect(throws: Problem.self) { try admission.admit(wish, profile: Self.profile(1), address: "a", at: .seconds(59)) }
    try admission.admit(wish, profile: Self.profile(1), address: "a", at: .seconds(60))
    try admission.admit(wish, profile: Self.profile(2), address: "a", at: .zero)
  }

  @Test(
    "A learner can look at levels and at links 120 times at once, and a browser without a profile counts nothing",
    arguments: ["levels", "me/shared"])
  func levels(path: String) throws {
    let admission = Admission()
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/api/v1/\(path)")
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    #expect(AdmissionRequest(request, hasProfile: false).charges.isEmpty)
    let wish = AdmissionRequest(request, hasProfile: true)
    for _ in 0..<120 { try admission.admit(wish, profile: Self.profile(1), address: "a", at: .zero) }
    #expect(throws: Problem.self) { try admission.admit(wish, profile: Self.profile(1), address: "a", at: .seconds(1)) }
    try admission.admit(wish, profile: Self.profile(1), address: "a", at: .seconds(2))
    try admission.admit(wish, profile: Self.profile(2), address: "a", at: .seconds(2))
  }

  @Test(
    "Strangers at many addresses are limited in all, and those at twenty addresses or fewer do not use up the limit of everybody",
    arguments: [Limit.Name.attempts, .courses, .notes, .wordLists])
  func inAll(name: Limit.Name) throws {
    let rules = try #require(Limit.all.first { $0.name == name }).rules
    let (all, address) = (try #require(rules[.all]), try #require(rules[.address]))
    let admission = Admission()
    func burst(of addresses: Range<Int>) -> Int {
      addresses.reduce(0) { sum, number in
        sum
          + (0..<address.burst).count { _ in
            (try? admission.admit(Self.wish((name, 1)), profile: nil, address: "\(number)", at: .zero)) != nil
          }
      }
    }
    #expect(burst(of: 0..<19) == 19 * address.burst)
    try admission.admit(Self.wish((name, 1)), profile: Self.profile(1), address: "honest", at: .zero)
    #expect(burst(of: 100..<130) == all.burst - 19 * address.burst - 1)
    let problem = #expect(throws: Problem.self) {
      try admission.admit(Self.wish((name, 1)), profile: Self.profile(2), address: "other", at: .zero)
    }
    #expect(problem?.status == .tooManyRequests && problem?.headers[.retryAfter] != nil)
  }

  @Test("Three hundred pupils behind one address open the lists of their tests twenty times in a minute, and check answers as often")
  func lists() throws {
    let admission = Admission()
    for round in 0..<20 {
      for pupil in 0..<300 {
        let time = Duration.milliseconds(3_000 * round + 10 * pupil)
        try admission.admit(Self.wish((.overviews, 1)), profile: Self.profile(pupil), address: "school", at: time)
        try admission.admit(Self.wish((.verdicts, 1)), profile: Self.profile(pupil), address: "school", at: time)
      }
    }
  }

  @Test(
    "Lists, exports of tests and verdicts have limits of their own",
    arguments: [
      ("attempts", Limit.Name.overviews), ("practice", .overviews), ("practice/schedule", .overviews), ("game/games", .overviews),
      ("game/hard-words", .overviews), ("practice/tests/t/export?format=json", .overviews),
    ])
  func overviews(path: String, name: Limit.Name) {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/api/v1/\(path)")
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    #expect(AdmissionRequest(request, hasProfile: true).charges.map(\.name) == [name])
    #expect(AdmissionRequest(request, hasProfile: false).charges.isEmpty)
    let headers = HTTPRequest(method: .head, scheme: nil, authority: nil, path: "/api/v1/\(path)")
    let ofHeaders = AdmissionRequest(Request(head: headers, body: RequestBody(buffer: ByteBuffer())), hasProfile: true)
    #expect(ofHeaders.charges.map(\.name) == [name], "HEAD takes as much work as GET")
    let one = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/api/v1/practice/tests/t")
    #expect(AdmissionRequest(Request(head: one, body: RequestBody(buffer: ByteBuffer())), hasProfile: true).charges.isEmpty)
    let verdict = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/v1/matching/verdict")
    let wish = AdmissionRequest(Request(head: verdict, body: RequestBody(buffer: ByteBuffer())), hasProfile: false)
    #expect(wish.charges.map(\.name) == [.verdicts])
  }

  @Test("A refused request costs nothing")
  func refusal() throws {
    let rule = TokenBucket.Rule(burst: 2, interval: .seconds(10))
    let limits = [Limit(name: .tests, subject: "", requests: "", rules: [.profile: rule, .address: rule])]
    let admission = Admission(limits: limits)
    let wish = Self.wish((.tests, 1))
    for _ in 0..<2 { try admission.admit(wish, profile: Self.profile(1), address: "a", at: .zero) }
    for _ in 0..<9 { #expect(throws: Problem.self) { try admission.admit(wish, profile: Self.profile(1), address: "b", at: .zero) } }
    for _ in 0..<2 { try admission.admit(wish, profile: Self.profile(2), address: "b", at: .zero) }
  }

  @Test("Uploads are limited in bytes, and refused on a disk that is nearly full, but answers are not")
  func uploads() throws {
    let free = Mutex<Int64?>(1 << 40)
    let admission = Admission(freeSpace: { free.withLock { $0 } })
    var accepted = 0
    while (try? admission.admit(Self.wish((.uploads, 4 << 20)), profile: Self.profile(1), address: "a", at: .zero)) != nil { accepted += 1 }
    #expect(accepted == 16)
    free.withLock { $0 = Limit.freeSpaceFloor - 1 }
    let problem = #expect(throws: Problem.self) {
      try admission.admit(Self.wish((.uploads, 1)), profile: Self.profile(2), address: "b", at: .seconds(2))
    }
    #expect(problem?.kind == "storage-low" && problem?.status.code == 507)
    try admission.admit(Self.wish((.answers, 1)), profile: Self.profile(2), address: "b", at: .seconds(2))
    free.withLock { $0 = 1 << 40 }
    try admission.admit(Self.wish((.uploads, 1)), profile: Self.profile(2), address: "b", at: .seconds(4))
  }

}
