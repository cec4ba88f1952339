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
    /// Its caller answers the next group, which begins with it. The value is the number of the group.
    case leads(Int)
    /// It was in a group.
    case settled(Result<Reply, any Error>)
  }

  fileprivate struct Waiting: Sendable {
    let request: Request
    let since: ContinuousClock.Instant
    let resume: @Sendable (Turn) -> Void
  }

  fileprivate struct State {
    var waiting: [Waiting] = []
    /// The numbers of the groups that are under way, without those that hold up no other.
    var groups: Set<Int> = []
    /// The number of the last group, and when it began.
    var last = (number: 0, begin: ContinuousClock.Instant?.none)
  }

  /// The maximum number of requests that wait.
  private static var waitingLimit: Int { 2_000 }
  /// After this time, a group no longer holds up the next one: its connection may be dead, and others work.
  private static var stall: Duration { .seconds(1) }

  private let limit: Int
  private let groupsAtOnce: Int
  private let key: Key?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let perform: Perform
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: The maximum number of requests in a group. It limits how long the first of them waits.
  ///   - groupsAtOnce: The maximum number of groups that are under way, unless the last of them began more than a second ago.
  ///   - key: The key of a request; nil if any requests may be in one group.
  ///   - now: The time, which never goes back.
  ///   - perform: Answers a group.
  init(
    limit: Int = 64, groupsAtOnce: Int, key: Key? = nil, now: @escaping @Sendable () -> ContinuousClock.Instant, perform: @escaping Perform
  ) {
    self.limit = limit
    self.groupsAtOnce = groupsAtOnce
    self.key = key
    self.now = now
    self.perform = perform
  }

  /// The reply to a request, which waits for a place in a group.
  ///
  /// - Throws: The error of the group, or ``PostgreSQLError/busy`` when too many requests wait.
  func reply(to request: Request) async throws -> Reply {
    switch await turn(of: request) {
    case .settled(let result): return try result.get()
    case .leads(let group): return try await lead(group, request)
    }
  }

  /// NB: a caller leads and not a task of its own, so a group is part of requests, whose executor the simulation of the tests chooses.
  private func turn(of request: Request) async -> Turn {
    let since = now()
    return await withCheckedContinuation { continuation in
      let turn = state.withLock { state -> Turn? in
        if let group = state.beginIfFree(at: since, groupsAtOnce: groupsAtOnce, stall: Self.stall) { return .leads(group) }
        guard state.waiting.count < Self.waitingLimit else { return .settled(.failure(PostgreSQLError.busy)) }
        state.waiting.append(Waiting(request: request, since: since) { continuation.resume(returning: $0) })
        return nil
      }
      if let turn { continuation.resume(returning: turn) }
    }
  }

  private func lead(_ group: Int, _ request: Request) async throws -> Reply {
    let others = state.withLock { $0.takeOthers(of: request, limit: limit - 1, key: key) }
    let replies: [Reply]
    do { replies = try await perform([request] + others.map(\.request)) } catch {
      switch error as? PostgreSQLError {
      case .unreachable, .busy: giveUp(error)
      // NB: the fault of one connection or one request. The next group has another.
      default: break
      }
      passOn(from: group)
      for other in others { other.resume(.settled(.failure(error))) }
      throw error
    }
    passOn(from: group)
    for (place, other) in others.enumerated() { other.resume(.settled(.success(replies[place + 1]))) }
    return replies[0]
  }

  /// Ends the wait of requests that have waited for as long as a group waits for the database. Later ones get a group of their own, because
  /// the database may be back.
  private func giveUp(_ error: any Error) {
    let last = now() - PostgreSQLDatabase.patience
    let expired = state.withLock { state in
      let count = state.waiting.prefix { $0.since <= last }.count
      defer { state.waiting.removeFirst(count) }
      return state.waiting.prefix(count)
    }
    for entry in expired { entry.resume(.settled(.failure(error))) }
  }

  /// Lets the first request that waits lead the next group.
  private func passOn(from group: Int) {
    let time = now()
    let next = state.withLock { state -> (entry: Waiting, group: Int)? in
      guard state.groups.remove(group) != nil, !state.waiting.isEmpty else { return nil }
      return (state.waiting.removeFirst(), state.begin(at: time))
    }
    if let next { next.entry.resume(.leads(next.group)) }
  }
}

extension RequestGroups.State {
  /// Begins a group unless enough others are under way. Groups that take too long hold up no other from then on.
  ///
  /// - Returns: The number of the group; nil if it must wait.
  fileprivate mutating func beginIfFree(at time: ContinuousClock.Instant, groupsAtOnce: Int, stall: Duration) -> Int? {
    if let begin = last.begin, begin + stall <= time { groups = [] }
    return groups.count < groupsAtOnce ? begin(at: time) : nil
  }

  /// Begins a group, and returns its number.
  fileprivate mutating func begin(at time: ContinuousClock.Instant) -> Int {
    last = (last.number + 1, time)
    groups.insert(last.number)
    return last.number
  }

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
