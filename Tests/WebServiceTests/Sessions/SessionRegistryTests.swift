import Identifiers
import PracticeTests
import Storage
import TestSupport
import Testing

@testable import WebService

@Suite("Sessions")
struct SessionRegistryTests {
  private let bench: SessionBench
  private let sessions: SessionRegistry

  init() throws {
    bench = try SessionBench()
    sessions = bench.registry()
  }

  @Test("A token that the server did not issue belongs to nobody", arguments: [32, 64])
  func fixation(digits: Int) async throws {
    let invented = try #require(SessionToken(text: String(repeating: "5", count: digits)))
    #expect(try await sessions.profile(of: invented) == nil)
    #expect(await sessions.replacement(of: invented) == nil)
  }

  @Test("A text is a token only if it has 32 or 64 digits", arguments: ["", "5", "' OR 1=1 --", String(repeating: "G", count: 64)])
  func malformed(text: String) { #expect(SessionToken(text: text) == nil) }

  @Test("A token has 256 bits, leads to its profile after a restart, and is not in its description")
  func issued() async throws {
    let (profileID, token) = try await sessions.begin()
    #expect(token.text.count == 64 && "\(token)" == "<token>")
    #expect(try await sessions.profile(of: token) == profileID)
    #expect(try await bench.registry().profile(of: token) == profileID)
    #expect(token.text.contains(profileID.rawValue) == false)
  }

  @Test("A token is replaced at the first use after a day, and not before")
  func rotation() async throws {
    let (profileID, token) = try await sessions.begin()
    bench.advance(by: SessionTimes.rotation - .seconds(1))
    #expect(await sessions.replacement(of: token) == nil)
    bench.advance(by: .seconds(1))
    let new = try #require(await sessions.replacement(of: token))
    #expect(new != token)
    #expect(try await sessions.profile(of: new) == profileID)
    #expect(await sessions.replacement(of: new) == nil)
  }

  @Test("Two tabs with the old token get the same new token, also when they ask at once")
  func tabs() async throws {
    let (_, token) = try await sessions.begin()
    bench.advance(by: SessionTimes.rotation)
    let new = await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { await sessions.replacement(of: token) } }
      return await group.reduce(into: Set<SessionToken?>()) { $0.insert($1) }
    }
    bench.advance(by: SessionTimes.grace - .seconds(1))
    #expect(await sessions.replacement(of: token) == new.first)
    #expect(new.count == 1 && new.first != .some(nil))
    #expect(try await bench.stores.profiles.sessions(of: try #require(try await sessions.profile(of: token))).count == 2)
  }

  @Test(
    "A replaced token is accepted for some minutes after the first use of the new one, also by a server that restarts",
    arguments: [false, true])
  func grace(restarts: Bool) async throws {
    let (profileID, token) = try await sessions.begin()
    bench.advance(by: SessionTimes.rotation)
    let new = try #require(await sessions.replacement(of: token))
    #expect(try await sessions.profile(of: new) == profileID)
    let sessions = restarts ? bench.registry() : sessions
    bench.advance(by: SessionTimes.grace - .seconds(1))
    #expect(try await sessions.profile(of: token) == profileID)
    #expect(await sessions.replacement(of: token) == nil)
    bench.advance(by: .seconds(1))
    #expect(try await sessions.profile(of: token) == nil)
    #expect(try await sessions.profile(of: new) == profileID)
  }

  @Test("A learner who never gets a new token keeps everything, and gets a new token after some minutes", arguments: [false, true])
  func lostResponse(restarts: Bool) async throws {
    let (profileID, token) = try await sessions.begin()
    bench.advance(by: SessionTimes.rotation)
    let lost = try #require(await sessions.replacement(of: token))
    let sessions = restarts ? bench.registry() : sessions
    bench.advance(by: .days(3))
    #expect(try await sessions.profile(of: token) == profileID)
    let new = try #require(await sessions.replacement(of: token))
    #expect(new != lost)
    #expect(try await sessions.profile(of: lost) == nil)
    #expect(try await sessions.profile(of: new) == profileID)
    bench.advance(by: SessionTimes.grace)
    #expect(try await sessions.profile(of: token) == nil)
    #expect(try await bench.registry().profile(of: token) == nil)
  }

  @Test("Both tokens work that a server issued before and after a restart, because either response may arrive last")
  func twoReplacements() async throws {
    let (profileID, token) = try await sessions.begin()
    bench.advance(by: SessionTimes.rotation)
    let first = try #require(await sessions.replacement(of: token))
    let restarted = bench.registry()
    let second = try #require(await restarted.replacement(of: token))
    #expect(first != second)
    for new in [first, second] { #expect(try await restarted.profile(of: new) == profileID) }
  }

  @Test("A token that nobody uses expires, in memory and in the store", arguments: [false, true])
  func idle(restarts: Bool) async throws {
    let (_, token) = try await sessions.begin()
    _ = try await sessions.profile(of: token)
    let sessions = restarts ? bench.registry() : sessions
    bench.advance(by: SessionTimes.idle)
    #expect(try await sessions.profile(of: token) == nil)
    #expect(await sessions.replacement(of: token) == nil)
  }

  @Test("The end of a session ends the replaced and the new token, whichever of them the browser sent", arguments: [false, true])
  func end(sendsNew: Bool) async throws {
    let (profileID, token) = try await sessions.begin()
    bench.advance(by: SessionTimes.rotation)
    let new = try #require(await sessions.replacement(of: token))
    try await sessions.end(sendsNew ? new : token, of: profileID)
    for token in [token, new] {
      #expect(try await sessions.profile(of: token) == nil)
      #expect(try await bench.registry().profile(of: token) == nil)
    }
  }

  @Test("The last use is stored at most once an hour")
  func lastUse() async throws {
    let (profileID, token) = try await sessions.begin()
    let began = bench.now
    func stored() async throws -> Timestamp? { try await bench.stores.profiles.sessions(of: profileID).first?.seenAt }
    bench.advance(by: SessionTimes.noting - .seconds(1))
    _ = try await sessions.profile(of: token)
    #expect(try await stored() == began)
    bench.advance(by: .seconds(1))
    _ = try await sessions.profile(of: token)
    #expect(try await stored() == bench.now)
  }

  @Test("A profile that was erased as unused is gone for a browser that comes back at this moment")
  func returnAfterErasure() async throws {
    let (profileID, token) = try await sessions.begin()
    _ = try await sessions.profile(of: token)
    bench.advance(by: .days(2))
    try await bench.stores.profiles.delete(profileID)
    #expect(try await sessions.profile(of: token) == nil)
  }

  @Test("A deletion waits for other requests of the profile, and refuses new ones")
  func deletion() async throws {
    let (profileID, token) = try await sessions.begin()
    try sessions.enter(profileID)  // the request that deletes
    try sessions.enter(profileID)  // another one
    let (isDeleted, deleted) = AsyncStream<Void>.makeStream()
    let closing = Task {
      try await sessions.close(profileID) {
        deleted.yield()
        try await bench.stores.profiles.delete(profileID)
      }
    }
    while (try? sessions.enter(profileID)) != nil {
      sessions.leave(profileID)
      await Task.yield()
    }
    sessions.leave(profileID)
    try await closing.value
    deleted.finish()
    #expect(await isDeleted.reduce(0) { count, _ in count + 1 } == 1)
    #expect(try await sessions.profile(of: token) == nil)
  }

  @Test("A request is refused if a deletion ends between the look at its token and its beginning")
  func deletionBefore() async throws {
    let store = HookedProfileStore(bench.stores.profiles)
    let sessions = SessionRegistry(store: store, environment: bench.environment)
    let (profileID, token) = try await sessions.begin()
    store.afterNextRead { try await sessions.close(profileID) { try await store.delete(profileID) } }
    #expect(try await sessions.enter(with: token) == nil)
    // NB: a beginning that has no end would keep this from returning.
    try await sessions.close(profileID) {}
  }

  @Test("A deletion that fails leaves the session as it was")
  func failedDeletion() async throws {
    let (profileID, token) = try await sessions.begin()
    try sessions.enter(profileID)
    await #expect(throws: CancellationError.self) { try await sessions.close(profileID) { throw CancellationError() } }
    #expect(try await sessions.profile(of: token) == profileID)
    try sessions.enter(profileID)
  }

  @Test("Profiles without use are erased after the retention time, and empty ones after a day")
  func expiry() async throws {
    let expiry = ProfileExpiry(store: bench.stores.profiles, environment: bench.environment, retention: .days(30))
    let (filled, empty) = (try await sessions.begin(), try await sessions.begin())
    try await bench.stores.practice.create(
      Course(id: "c", profileID: filled.profileID, name: "n", language: "en", createdAt: bench.now))
    bench.advance(by: .days(1))
    #expect(try await expiry.sweep(at: bench.now) == 0)
    bench.advance(by: .seconds(1))
    #expect(try await expiry.sweep(at: bench.now) == 1)
    #expect(try await bench.registry().profile(of: empty.token) == nil)
    bench.advance(by: .days(29))
    #expect(try await expiry.sweep(at: bench.now) == 1)
    #expect(try await bench.stores.practice.outlines(profileID: filled.profileID).isEmpty)
  }
}
