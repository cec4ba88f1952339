import HTTPTypes
import Identifiers
import Storage
import Synchronization

/// Finds the profiles of tokens, issues and replaces tokens, and ends sessions.
///
/// The sessions that were used last are in memory, so that most requests do not read the store.
final class SessionRegistry: Sendable {
  /// A token that replaces another one.
  private struct Replacement {
    /// The new token; nil if it could not be stored.
    let task: Task<SessionToken?, Never>
    let profileID: ProfileID
    let end: Timestamp
  }

  private struct State {
    var sessions: RecentlyUsed<TokenDigest, Session>
    /// The replacements of the last minutes by the replaced key. Every request with the old token gets the same new token.
    var replacements: [TokenDigest: Replacement] = [:]
    /// The numbers of requests that are being handled.
    var requests: [ProfileID: Int] = [:]
    /// The profiles that are being deleted, with the numbers of requests that delete them.
    var closed: [ProfileID: Int] = [:]
    /// The number of times that sessions were ended, or got an early end. A session that was read before must not be kept.
    var ends = 0

    /// Whether requests of a profile are being handled that do not delete it.
    func isBusy(_ profileID: ProfileID) -> Bool { requests[profileID, default: 0] > closed[profileID, default: 0] }

    /// Changes a session, if it is in memory.
    mutating func change(_ key: TokenDigest, _ change: (inout Session) -> Void) {
      guard var session = sessions.value(of: key) else { return }
      change(&session)
      sessions.insert(session, for: key)
    }

    /// Accepts requests again when the last deletion has ended.
    mutating func reopen(_ profileID: ProfileID) {
      let count = closed[profileID, default: 0] - 1
      closed[profileID] = count > 0 ? count : nil
    }
  }

  private let store: any ProfileStore
  private let environment: ServiceEnvironment
  /// Whether other servers end sessions too, so that each request must read its session from the store.
  private let isShared: Bool
  private let state: Mutex<State>

  init(store: any ProfileStore, environment: ServiceEnvironment, limit: Int = 20_000, isShared: Bool = false) {
    self.store = store
    self.isShared = isShared
    self.environment = environment
    state = Mutex(State(sessions: RecentlyUsed(limit: limit)))
  }

  // MARK: Finding

  /// The profile of a token; nil for a token that the server did not issue, or that has expired.
  func profile(of token: SessionToken) async throws -> ProfileID? {
    let now = environment.now()
    let key = token.key
    guard let session = try await session(key), session.expiresAt > now else { return nil }
    if !session.isReceived {
      guard await noteReceipt(of: session, at: now) else { return nil }
    } else if session.seenAt.duration(to: now) >= SessionTimes.noting {
      guard await noteUse(of: session, at: now) else { return nil }
    }
    return session.profileID
  }

  /// - Parameter isCurrent: Whether the session must be as the store has it now, with what other servers did to it.
  private func session(_ key: TokenDigest, isCurrent: Bool = true) async throws -> Session? {
    let (known, ends) = state.withLock { ($0.sessions.value(of: key), $0.ends) }
    if let known, !isShared || !isCurrent { return known }
    guard let session = try await store.session(key) else { return nil }
    state.withLock { state in if state.ends == ends { state.sessions.insert(session, for: key) } }
    return session
  }

  /// - Returns: Whether the store still has the session. Unused profiles are deleted.
  private func noteUse(of session: Session, at now: Timestamp) async -> Bool {
    // NB: a store that is full must not keep a learner from reading.
    guard (try? await store.noteUse(of: session.key, at: now)) ?? true else {
      state.withLock { $0.sessions.remove(session.key) }
      return false
    }
    state.withLock { $0.change(session.key) { $0.seenAt = now } }
    return true
  }

  /// Notes that the browser has a token that replaces another. Only now the replaced one gets an early end, because the response with the new
  /// one might have been lost.
  ///
  /// - Returns: Whether the store still has the session.
  private func noteReceipt(of session: Session, at now: Timestamp) async -> Bool {
    let end = now + SessionTimes.grace
    // NB: a store that is full must not keep a learner from reading. The next request tries again.
    guard let isThere = try? await store.noteReceipt(of: session.key, at: now, predecessorUntil: end) else { return true }
    state.withLock { state in
      state.ends += 1
      guard isThere else { return state.sessions.remove(session.key) }
      state.change(session.key) { ($0.isReceived, $0.seenAt) = (true, now) }
      guard let replaced = session.predecessor else { return }
      state.change(replaced) { ($0.expiresAt, $0.replacedAt) = (min($0.expiresAt, end), $0.replacedAt ?? now) }
    }
    return isThere
  }

  // MARK: Issuing

  /// Makes a profile with a session, and returns both.
  func begin() async throws -> (profileID: ProfileID, token: SessionToken) {
    let profileID = ProfileID(environment.makeToken())
    let token = SessionToken(from: environment.makeToken)
    try await store.begin(Self.session(for: token, of: profileID, at: environment.now()))
    return (profileID, token)
  }

  /// Makes a session of the profile of a transfer code, and returns its token; nil if the code is not valid any more.
  func begin(by secret: TransferSecret, from codes: any TransferStore) async throws -> SessionToken? {
    let token = SessionToken(from: environment.makeToken)
    let now = environment.now()
    let session = try await codes.redeem(secret.key, at: now) { Self.session(for: token, of: $0, at: now) }
    return session == nil ? nil : token
  }

  /// Deletes a profile that was made for a request that failed.
  func discard(_ profileID: ProfileID) async throws { try await store.delete(profileID) }

  private static func session(for token: SessionToken, of profileID: ProfileID, at now: Timestamp) -> Session {
    Session(key: token.key, profileID: profileID, createdAt: now, seenAt: now, expiresAt: now + SessionTimes.idle)
  }

  /// The token that replaces an old token; nil for a token that is not old, for one whose new token is in use, and if the store fails.
  func replacement(of token: SessionToken) async -> SessionToken? {
    let now = environment.now()
    let key = token.key
    // NB: the request has just read the session. The store replaces only one that is still there.
    guard let session = try? await session(key, isCurrent: false), session.expiresAt > now, session.replacedAt == nil,
      session.createdAt.duration(to: now) >= SessionTimes.rotation
    else { return nil }
    let task = state.withLock { state -> Task<SessionToken?, Never> in
      if let known = state.replacements[key], known.end > now { return known.task }
      state.replacements = state.replacements.filter { $0.value.end > now }
      let task = Task { await self.replace(session, at: now) }
      state.replacements[key] = Replacement(task: task, profileID: session.profileID, end: now + SessionTimes.grace)
      return task
    }
    let new = await task.value
    if new == nil { state.withLock { $0.replacements[key] = nil } }
    return new
  }

  private func replace(_ session: Session, at now: Timestamp) async -> SessionToken? {
    let token = SessionToken(from: environment.makeToken)
    let successor = Session(
      key: token.key, profileID: session.profileID, createdAt: now, seenAt: now, expiresAt: now + SessionTimes.idle,
      predecessor: session.key, isReceived: false)
    let isStored = try? await store.replace(with: successor, forgettingUnusedUntil: now - SessionTimes.grace)
    return isStored == true ? token : nil
  }

  // MARK: Ending

  /// Ends the session of a browser: its token, and the token that replaced it or that it replaced. The data of the profile stay, and so do
  /// its sessions in other browsers.
  func end(_ token: SessionToken, of profileID: ProfileID) async throws {
    // NB: a replacement that another request begins now is deleted too, or finds no session to replace.
    try await store.endSession(token.key, of: profileID)
    forget(profileID)
  }

  private func forget(_ profileID: ProfileID) {
    state.withLock { state in
      state.ends += 1
      state.sessions.removeAll { $0.profileID == profileID }
      state.replacements = state.replacements.filter { $0.value.profileID != profileID }
    }
  }

  /// Deletes a profile, in a request of it, while no other request of it is being handled.
  ///
  /// - Parameter delete: Deletes the data of the profile and its sessions.
  /// - Throws: The errors of `delete`. The sessions continue then.
  func close(_ profileID: ProfileID, _ delete: () async throws -> Void) async throws {
    state.withLock { $0.closed[profileID, default: 0] += 1 }
    defer { state.withLock { $0.reopen(profileID) } }
    while state.withLock({ $0.isBusy(profileID) }) { try await Task.sleep(for: .milliseconds(5)) }
    try await delete()
    forget(profileID)
  }

  // MARK: Requests

  /// Finds the profile of a token, and notes the beginning of a request of it. Each beginning needs one ``leave(_:)``.
  ///
  /// - Returns: Nil for a token that ``profile(of:)`` does not accept.
  /// - Throws: ``Problem`` if the profile is being deleted.
  func enter(with token: SessionToken) async throws -> ProfileID? {
    guard let profileID = try await session(token.key, isCurrent: false)?.profileID else { return nil }
    try enter(profileID)
    do {
      // NB: the session counts as it is after the beginning was noted: the profile may have been deleted before.
      if try await profile(of: token) == profileID { return profileID }
    } catch {
      leave(profileID)
      throw error
    }
    leave(profileID)
    return nil
  }

  /// Notes the beginning of a request. Each beginning needs one ``leave(_:)``.
  ///
  /// - Throws: ``Problem`` if the profile is being deleted.
  func enter(_ profileID: ProfileID) throws(Problem) {
    let isClosed = state.withLock { state in
      guard state.closed[profileID] == nil else { return true }
      state.requests[profileID, default: 0] += 1
      return false
    }
    if isClosed { throw .closed }
  }

  /// Notes the end of a request.
  func leave(_ profileID: ProfileID) {
    state.withLock { state in
      let count = state.requests[profileID, default: 0] - 1
      state.requests[profileID] = count > 0 ? count : nil
    }
  }
}

extension Problem {
  fileprivate static let closed = Problem(.conflict, "being-erased", "Your data are being erased. Wait a moment.")
}
