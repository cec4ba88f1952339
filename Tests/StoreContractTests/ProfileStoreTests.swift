import Identifiers
import Placement
import PracticeTests
import Storage
import TestSupport
import Testing
import WordGame

@Suite("A store of profiles and sessions")
struct ProfileStoreTests {
  private static func session(
    _ token: String = "one", of profile: ProfileID = "p1", createdAt: Timestamp = 10, expiresAt: Timestamp = 100,
    replacing old: String? = nil
  ) -> Session {
    Session(
      key: TokenDigest(token: token), profileID: profile, createdAt: createdAt, seenAt: createdAt, expiresAt: expiresAt,
      predecessor: old.map { TokenDigest(token: $0) }, isReceived: old == nil)
  }

  @Test("returns a session as it was stored, even after a restart", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let session = Self.session()
      try await scratch.stores.profiles.begin(session)
      try await scratch.reopen()
      #expect(try await scratch.stores.profiles.session(session.key) == session)
      #expect(try await scratch.stores.profiles.session(TokenDigest(token: "another")) == nil)
    }
  }

  @Test("finds each of many sessions that are looked up together", arguments: StorageKind.all)
  func manySessions(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      let sessions = (0..<150).map { Self.session("\($0)", of: ProfileID("p\($0)")) }
      for session in sessions { try await profiles.begin(session) }
      let found = try await concurrently(300) { number in
        try await profiles.session(number < 150 ? sessions[number].key : TokenDigest(token: "unknown \(number)"))
      }
      #expect(found == sessions + [Session?](repeating: nil, count: 150))
    }
  }

  @Test("notes the use of a session, and says when there is none", arguments: StorageKind.all)
  func use(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      try await profiles.begin(Self.session())
      #expect(try await profiles.noteUse(of: TokenDigest(token: "one"), at: 40))
      #expect(try await profiles.session(TokenDigest(token: "one"))?.seenAt == 40)
      #expect(try await !profiles.noteUse(of: TokenDigest(token: "another"), at: 40))
    }
  }

  @Test("replaces a session, and accepts the old one only for a while after the first use of the new one", arguments: StorageKind.all)
  func replacement(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      let (old, new) = (Self.session(), Self.session("two", createdAt: 20, expiresAt: 200, replacing: "one"))
      try await profiles.begin(old)
      #expect(try await profiles.replace(with: new, forgettingUnusedUntil: 5))
      try await scratch.reopen()
      let reopened = scratch.stores.profiles
      #expect(try await reopened.session(old.key) == old)
      #expect(try await reopened.session(new.key) == new)
      #expect(try await reopened.noteReceipt(of: new.key, at: 25, predecessorUntil: 30))
      let (replaced, received) = (try await reopened.session(old.key), try await reopened.session(new.key))
      #expect(replaced?.expiresAt == 30 && replaced?.replacedAt == 25)
      #expect(received?.isReceived == true && received?.seenAt == 25 && received?.expiresAt == 200)
      #expect(try await reopened.noteReceipt(of: new.key, at: 40, predecessorUntil: 90))
      #expect(try await reopened.session(old.key) == replaced)
    }
  }

  @Test("does not replace or use a session that it does not have", arguments: StorageKind.all)
  func unknownSession(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      try await profiles.begin(Self.session())
      for stranger in [
        Self.session("three", replacing: "unknown"), Self.session("three", of: "p2", replacing: "one"), Self.session("three"),
      ] {
        #expect(try await !profiles.replace(with: stranger, forgettingUnusedUntil: 5))
        #expect(try await profiles.session(stranger.key) == nil)
      }
      #expect(try await !profiles.noteReceipt(of: TokenDigest(token: "three"), at: 20, predecessorUntil: 30))
    }
  }

  @Test("forgets a new session that was not used for a while when another one replaces the same session", arguments: StorageKind.all)
  func lostSession(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      try await profiles.begin(Self.session("old"))
      for (token, time, end) in [("lost", 20, 10), ("used", 20, 10), ("recent", 21, 11), ("new", 30, 20)]
        as [(String, Timestamp, Timestamp)]
      {
        #expect(try await profiles.replace(with: Self.session(token, createdAt: time, replacing: "old"), forgettingUnusedUntil: end))
        if token == "used" { #expect(try await profiles.noteReceipt(of: TokenDigest(token: token), at: 20, predecessorUntil: 90)) }
      }
      let left = Set(try await profiles.sessions(of: "p1").map(\.key))
      #expect(left == Set(["old", "used", "recent", "new"].map { TokenDigest(token: $0) }))
    }
  }

  @Test(
    "ends the sessions of one browser, and keeps the data and the sessions of other browsers",
    arguments: StorageKind.all, ["old", "new", "newer"])
  func end(kind: StorageKind, token: String) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let (profiles, practice) = (scratch.stores.profiles, scratch.stores.practice)
      for (token, profile) in [("old", "p1"), ("phone", "p1"), ("other", "p2")] as [(String, ProfileID)] {
        try await profiles.begin(Self.session(token, of: profile))
      }
      for (new, old) in [("new", "old"), ("newer", "old"), ("new phone", "phone")] {
        #expect(try await profiles.replace(with: Self.session(new, replacing: old), forgettingUnusedUntil: 5))
        #expect(try await profiles.noteReceipt(of: TokenDigest(token: new), at: 20, predecessorUntil: 30))
      }
      try await practice.create(PracticeSamples.course())
      try await profiles.endSession(TokenDigest(token: "other"), of: "p1")
      try await profiles.endSession(TokenDigest(token: token), of: "p1")
      // NB: the phone has sent a request with its replaced token, and waits for the response.
      #expect(Set(try await profiles.sessions(of: "p1").map(\.key)) == Set(["phone", "new phone"].map { TokenDigest(token: $0) }))
      #expect(try await profiles.sessions(of: "p2").count == 1)
      #expect(try await practice.outlines(profileID: "p1").count == 1)
    }
  }

  @Test("deletes expired sessions", arguments: StorageKind.all)
  func expiry(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      try await profiles.begin(Self.session("one", expiresAt: 50))
      try await profiles.begin(Self.session("two", expiresAt: 51))
      try await profiles.deleteExpired(at: 50)
      #expect(try await profiles.sessions(of: "p1").map(\.key) == [TokenDigest(token: "two")])
    }
  }

  @Test("lists drills apart from placement tests, and the calendar of a profile that has one", arguments: StorageKind.all)
  func contents(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let stores = scratch.stores
      try await stores.attempts.newAttempt("test", of: "p1")
      let blueprint = try await stores.attempts.keepDocuments(TestDocuments(blueprint: [1]), languageID: "en", version: "1")
      try await stores.attempts.create(
        Attempt(id: "drill", profileID: "p1", languageID: "en", blueprintID: blueprint, seed: 1, drillItems: ["a"], startedAt: 3))
      let before = try await stores.profiles.contents(of: "p1")
      #expect(before.attempts == ["test"] && before.drills == ["drill"] && before.calendarSecret == nil)
      _ = try await stores.schedule.calendarSecret(profileID: "p1", new: "secret")
      #expect(try await stores.profiles.contents(of: "p1").calendarSecret == "secret")
      #expect(try await stores.profiles.contents(of: "p2").calendarSecret == nil)
    }
  }

  @Test("finds data of a profile, and does not count sessions and transfer codes", arguments: StorageKind.all)
  func data(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let stores = scratch.stores
      for profile in ["p1", "p2"] as [ProfileID] {
        try await stores.profiles.begin(Self.session(profile.rawValue, of: profile))
        try await stores.transfers.create(
          TransferCode(key: TokenDigest(token: "code of \(profile.rawValue)"), profileID: profile, createdAt: 1, expiresAt: 2))
      }
      try await stores.practice.create(PracticeSamples.course("c", of: "p2"))
      #expect(try await !stores.profiles.hasData("p1"))
      #expect(try await stores.profiles.hasData("p2"))
      #expect(try await !stores.profiles.hasData("unknown"))
    }
  }

  @Test("deletes everything of a profile and nothing of others", arguments: StorageKind.all)
  func deletion(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let stores = scratch.stores
      for profile in ["p1", "p2"] as [ProfileID] { try await fill(profile, stores) }
      try await stores.profiles.delete("p1")
      #expect(try await !Self.hasData("p1", stores))
      #expect(try await Self.hasData("p2", stores))
      _ = try await stores.profiles.eraseDeleted()
      // NB: nothing is left that would keep the same data from being stored again.
      try await fill("p1", stores)
      #expect(try await Self.hasData("p1", stores))
    }
  }

  @Test("finds unused profiles among many that are used", arguments: StorageKind.all)
  func manyProfiles(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      try await withThrowingTaskGroup { group in
        for number in 0..<1_203 {
          // NB: most have the same time of use.
          let session = Self.session("\(number)", of: ProfileID("p\(number)"), createdAt: number % 100 == 0 ? 60 : 50)
          group.addTask { try await profiles.begin(session) }
        }
        try await group.waitForAll()
      }
      for number in 0..<1_203 where number % 400 != 1 {
        _ = try await scratch.stores.schedule.calendarSecret(profileID: ProfileID("p\(number)"), new: "secret \(number)")
      }
      #expect(try await profiles.deleteProfiles(unusedSince: 20, emptySince: 80) == 4)
      for number in [1, 401, 801, 1_201] { #expect(try await profiles.session(TokenDigest(token: "\(number)")) == nil) }
      #expect(try await profiles.deleteProfiles(unusedSince: 51, emptySince: 51) == 1_203 - 13 - 4)
    }
  }

  @Test("deletes profiles that are unused or empty for long enough", arguments: StorageKind.all)
  func unused(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let profiles = scratch.stores.profiles
      for (profile, time) in [("old", 10), ("kept", 60), ("empty", 60), ("new", 90)] as [(ProfileID, Timestamp)] {
        try await profiles.begin(Self.session(profile.rawValue, of: profile, createdAt: time))
      }
      for profile in ["old", "kept"] as [ProfileID] {
        try await scratch.stores.practice.create(PracticeSamples.course(profile.rawValue, of: profile))
      }
      #expect(try await profiles.deleteProfiles(unusedSince: 20, emptySince: 80) == 2)
      #expect(try await profiles.session(TokenDigest(token: "old")) == nil)
      #expect(try await scratch.stores.practice.outlines(profileID: "old").isEmpty)
      #expect(try await profiles.session(TokenDigest(token: "empty")) == nil)
      #expect(try await profiles.session(TokenDigest(token: "kept")) != nil)
      #expect(try await profiles.session(TokenDigest(token: "new")) != nil)
      #expect(try await profiles.noteUse(of: TokenDigest(token: "kept"), at: 95))
      #expect(try await profiles.deleteProfiles(unusedSince: 80, emptySince: 80) == 0)
    }
  }

  /// Stores something of every kind for a profile.
  private func fill(_ profile: ProfileID, _ stores: Stores) async throws {
    let name = profile.rawValue
    try await stores.profiles.begin(Self.session("token of \(name)", of: profile))
    try await stores.attempts.newAttempt(AttemptID("attempt of \(name)"), of: profile)
    _ = try await stores.sharedResults.create(
      SharedResult(
        key: TokenDigest(token: "link of \(name)"), profileID: profile, attemptID: AttemptID("attempt of \(name)"), createdAt: 1,
        expiresAt: 100), limit: 9)
    try await stores.transfers.create(
      TransferCode(key: TokenDigest(token: "code of \(name)"), profileID: profile, createdAt: 1, expiresAt: 100))
    try await stores.practice.create(
      PracticeSamples.course("course of \(name)", of: profile, notes: [.init(id: "n", name: "n", text: "text")]))
    try await stores.practice.create(PracticeSamples.test("test of \(name)", of: profile))
    _ = try await stores.schedule.updateSchedule(profileID: profile) { $0 = [try PracticeSamples.scheduled(of: profile)] }
    _ = try await stores.schedule.calendarSecret(profileID: profile, new: "secret of \(name)")
    let list = GameSamples.list("list of \(name)", profile: profile)
    _ = try await stores.games.create(list, document: [1], limit: 9)
    _ = try await stores.games.handIn(
      GameSamples.game("game of \(name)", profile: profile, list: list.id), lesson: try GameSamples.lesson(list: list.id))
    _ = try await stores.games.take(
      HardWordReview(id: "review", listID: list.id, english: "arm", grade: .good, reviewedAt: 1), profileID: profile)
  }

  private static func hasData(_ profile: ProfileID, _ stores: Stores) async throws -> Bool {
    let contents = try await stores.profiles.contents(of: profile)
    let found = [
      try await stores.profiles.sessions(of: profile).isEmpty, contents.attempts.isEmpty, contents.calendarSecret == nil,
      contents.practiceTests.isEmpty,
      try await stores.sharedResults.sharedResult(TokenDigest(token: "link of \(profile.rawValue)")) == nil,
      try await stores.transfers.transferCode(TokenDigest(token: "code of \(profile.rawValue)")) == nil,
      try await !stores.profiles.hasData(profile), contents.hardWords.isEmpty, contents.reviews.isEmpty,
      try await stores.practice.outlines(profileID: profile).isEmpty,
      try await stores.schedule.schedule(profileID: profile).isEmpty,
      try await stores.schedule.profile(ofCalendar: "secret of \(profile.rawValue)") == nil,
      try await stores.games.ownLists(profileID: profile).isEmpty,
      try await stores.games.games(profileID: profile, GameFilter(), limit: 9).isEmpty,
      try await stores.games.document(of: "list of \(profile.rawValue)", edition: "e1", profileID: profile) == nil,
    ].map { !$0 }
    // NB: a part of the data would be wrong in both directions.
    #expect(Set(found).count == 1, "\(found)")
    return found.contains(true)
  }
}
