import Identifiers
import PracticeTests
import Storage
import Synchronization
import TestSupport
import Testing

@testable import WebService

@Suite("Moving a profile to another browser")
struct TransferServiceTests {
  private let bench: SessionBench
  private let sessions: SessionRegistry
  private let erased = ErasedProfiles()

  init() throws {
    bench = try SessionBench()
    sessions = bench.registry()
  }

  private var service: TransferService {
    TransferService(
      store: bench.stores.transfers, profiles: bench.stores.profiles, sessions: sessions, environment: bench.environment
    ) { [erased] in erased.add($0) }
  }

  /// A profile with a course.
  private func filledProfile() async throws -> (profileID: ProfileID, token: SessionToken) {
    let made = try await sessions.begin()
    try await bench.stores.practice.create(
      Course(id: "course of \(made.token.text)", profileID: made.profileID, name: "n", language: "en", createdAt: bench.now))
    return made
  }

  private func kind(of body: () async throws -> Void) async -> String? {
    do {
      try await body()
      return nil
    } catch { return (error as? Problem)?.kind ?? "\(error)" }
  }

  @Test("A code gives a browser without a profile a session, and the old browser keeps its own")
  func moved() async throws {
    let (profileID, old) = try await filledProfile()
    let code = try await service.makeCode(for: profileID)
    let token = try await service.adopt(code.secret.grouped, own: nil, erasesOwn: false).token
    #expect(token != old)
    for token in [token, old] { #expect(try await sessions.profile(of: token) == profileID) }
    #expect(code.expiresAt == bench.now + TransferService.lifetime)
  }

  @Test("A code works once")
  func once() async throws {
    let code = try await service.makeCode(for: try await filledProfile().profileID).secret.grouped
    _ = try await service.adopt(code, own: nil, erasesOwn: false)
    #expect(await kind { _ = try await service.adopt(code, own: nil, erasesOwn: false) } == "no-such-code")
  }

  @Test("A code works for ten minutes, and not longer")
  func expiry() async throws {
    let profileID = try await filledProfile().profileID
    let late = try await service.makeCode(for: profileID).secret.grouped
    bench.advance(by: .seconds(600))
    #expect(await kind { _ = try await service.adopt(late, own: nil, erasesOwn: false) } == "no-such-code")
    let inTime = try await service.makeCode(for: profileID).secret.grouped
    bench.advance(by: .seconds(599))
    #expect(await kind { _ = try await service.adopt(inTime, own: nil, erasesOwn: false) } == nil)
  }

  @Test("A new code replaces the one before it, and a wrong code is refused")
  func replaced() async throws {
    let profileID = try await filledProfile().profileID
    let old = try await service.makeCode(for: profileID).secret.grouped
    _ = try await service.makeCode(for: profileID)
    for wrong in [old, "0000-0000-0000-0000", "not a code"] {
      #expect(await kind { _ = try await service.adopt(wrong, own: nil, erasesOwn: false) } == "no-such-code")
    }
  }

  @Test("Results of the browser itself are not lost without the agreement of the learner, and the code still works then")
  func ownResults() async throws {
    let own = try await filledProfile().profileID
    let code = try await service.makeCode(for: try await filledProfile().profileID).secret.grouped
    #expect(await kind { _ = try await service.adopt(code, own: own, erasesOwn: false) } == "own-results")
    #expect(erased.all.isEmpty)
    _ = try await service.adopt(code, own: own, erasesOwn: true)
    #expect(erased.all == [own])
  }

  @Test("A wrong code erases nothing, even if the learner agreed")
  func wrongCodeErasesNothing() async throws {
    let own = try await filledProfile().profileID
    #expect(await kind { _ = try await service.adopt("0000-0000-0000-0000", own: own, erasesOwn: true) } == "no-such-code")
    #expect(erased.all.isEmpty)
  }

  @Test("A browser with an empty profile needs no agreement")
  func emptyProfile() async throws {
    let own = try await sessions.begin().profileID
    let (profileID, _) = try await filledProfile()
    let code = try await service.makeCode(for: profileID).secret.grouped
    let token = try await service.adopt(code, own: own, erasesOwn: false).token
    #expect(try await sessions.profile(of: token) == profileID)
    #expect(erased.all.isEmpty)
  }

  @Test("A code of the browser's own profile changes nothing, and still works elsewhere")
  func sameProfile() async throws {
    let (profileID, _) = try await filledProfile()
    let code = try await service.makeCode(for: profileID).secret.grouped
    #expect(await kind { _ = try await service.adopt(code, own: profileID, erasesOwn: true) } == "already-here")
    #expect(erased.all.isEmpty)
    #expect(await kind { _ = try await service.adopt(code, own: nil, erasesOwn: false) } == nil)
  }

  @Test("The code of an erased profile does not work")
  func erasedProfile() async throws {
    let profileID = try await filledProfile().profileID
    let code = try await service.makeCode(for: profileID).secret.grouped
    try await bench.stores.profiles.delete(profileID)
    #expect(await kind { _ = try await service.adopt(code, own: nil, erasesOwn: false) } == "no-such-code")
  }
}

/// The profiles that a service erased.
private final class ErasedProfiles: Sendable {
  private let profiles = Mutex<[ProfileID]>([])

  var all: [ProfileID] { profiles.withLock { $0 } }

  func add(_ profileID: ProfileID) { profiles.withLock { $0.append(profileID) } }
}
