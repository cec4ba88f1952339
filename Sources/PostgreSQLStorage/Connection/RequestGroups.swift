import Synchronization

/// Answers many requests with one statement: all that arrive while the statements before it are under way.
///
/// A transaction with one answer of a learner costs PostgreSQL several times as much as an answer in a transaction with many.
final class RequestGroups<Request: Sendable, Reply: Sendable>: Sendable {
  /// Requests with the same key are not in one group.
  typealias Key = @Sendable (Request) -> AnyHashable
  /// Answers a group, and returns as many replies as there are requests, in their order.
  typealias Perform = @Sendable ([Request]) async throws -> [Reply]

  /// What happens to a request that waits.
  fileprivate enum Turn: Sendable {
    /// Its caller answers the next group, which begins with it.
    case leads
    /// It was in a group.
    case settled(Result<Reply, any Error>)
  }

  fileprivate struct Waiting: Sendable {
    let request: Request
    let resume: @Sendable (Turn) -> Void
  }

  fileprivate struct State {
    var waiting: [Waiting] = []
    /// The number of groups that are under way.
    var groups = 0
  }

  private let limit: Int
  private let groupsAtOnce: Int
  private let key: Key?
  private let perform: Perform
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: The maximum number of requests in a group. It limits how long the first of them waits.
  ///   - groupsAtOnce: The maximum number of groups that are under way.
  ///   - key: The key of a request; nil if any requests may be in one group.
  ///   - perform: Answers a group.
  init(limit: Int = 64, groupsAtOnce: Int, key: Key? = nil, perform: @escaping Perform) {
    self.limit = limit
    self.groupsAtOnce = groupsAtOnce
    self.key = key
    self.perform = perform
  }

  /// The reply to a request, which waits for a place in a group.
  ///
  /// - Throws: The error of the group.
  func reply(to request: Request) async throws -> Reply {
    switch await turn(of: request) {
    case .settled(let result): return try result.get()
    case .leads: return try await lead(request)
    }
  }

  /// NB: a caller leads and not a task of its own, so a group is part of requests, whose executor the simulation of the tests chooses.
  private func turn(of request: Request) async -> Turn {
    await withCheckedContinuation { continuation in
      let leads = state.withLock { state in
        guard state.groups == groupsAtOnce else {
          state.groups += 1
          return true
        }
        state.waiting.append(Waiting(request: request) { continuation.resume(returning: $0) })
        return false
      }
      if leads { continuation.resume(returning: .leads) }
    }
  }

  private func lead(_ request: Request) async throws -> Reply {
    let others = state.withLock { $0.takeOthers(of: request, limit: limit - 1, key: key) }
    let replies: [Reply]
    do { replies = try await perform([request] + others.map(\.request)) } catch {
      if (error as? PostgreSQLError)?.isUncertain ?? false { passOn() } else { giveUp(error) }
      for other in others { other.resume(.settled(.failure(error))) }
      throw error
    }
    passOn()
    for (place, other) in others.enumerated() { other.resume(.settled(.success(replies[place + 1]))) }
    return replies[0]
  }

  /// Ends the wait of all requests. The database cannot be used, and each further group would wait for it as long as this one has.
  private func giveUp(_ error: any Error) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.groups -= 1
      return state.waiting
    }
    for entry in waiting { entry.resume(.settled(.failure(error))) }
  }

  /// Lets the first request that waits lead the next group.
  private func passOn() {
    let next = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.groups -= 1
        return nil as Waiting?
      }
      return state.waiting.removeFirst()
    }
    next?.resume(.leads)
  }
}

extension RequestGroups.State {
  /// Removes the requests that are answered together with a request: in their order, and one with each key.
  fileprivate mutating func takeOthers(
    of request: Request, limit: Int, key: RequestGroups.Key?
  ) -> [RequestGroups.Waiting] {
    guard let key else {
      defer { waiting.removeFirst(min(limit, waiting.count)) }
      return Array(waiting.prefix(limit))
    }
    var keys: Set = [key(request)]
    var (taken, left): ([RequestGroups.Waiting], [RequestGroups.Waiting]) = ([], [])
    for entry in waiting {
      if taken.count < limit, keys.insert(key(entry.request)).inserted { taken.append(entry) } else { left.append(entry) }
    }
    waiting = left
    return taken
  }
}
