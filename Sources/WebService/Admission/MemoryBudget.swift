import HTTPTypes
import Synchronization

/// The bytes of large request bodies, or of large answers, that the server holds in memory at the same time.
///
/// An address may hold at most as many bytes as are left for all others. So one address holds half of the budget at most, two addresses
/// three quarters, and a further address still finds room.
final class MemoryBudget: Sendable {
  private struct State {
    var left: Int
    var addresses: [String: Int] = [:]
  }

  private let state: Mutex<State>
  private let refusal: Problem

  /// - Parameters:
  ///   - bytes: The maximum of all bytes.
  ///   - refusal: The answer to a request that finds no room.
  init(bytes: Int, refusal: Problem) {
    state = Mutex(State(left: bytes))
    self.refusal = refusal
  }

  /// Takes bytes for an address.
  ///
  /// - Throws: ``Problem`` with status 503 if there is no room. Nothing is taken then.
  fileprivate func take(_ bytes: Int, for address: String) throws(Problem) {
    let isTaken = state.withLock { state in
      let held = state.addresses[address, default: 0] + bytes
      guard held <= state.left else { return false }
      state.addresses[address] = held
      state.left -= bytes
      return true
    }
    if !isTaken { throw refusal }
  }

  fileprivate func give(_ bytes: Int, for address: String) {
    guard bytes > 0 else { return }
    state.withLock { state in
      state.left += bytes
      let held = state.addresses[address, default: 0] - bytes
      state.addresses[address] = held > 0 ? held : nil
    }
  }
}

extension MemoryBudget {
  /// The maximum size of all large bodies. Parsing a body takes a few times its size for a moment.
  static let bodyBytes = 192 << 20

  /// The maximum size of all large answers that wait for their readers.
  static let answerBytes = 192 << 20

  /// The budget of large request bodies.
  static func bodies(bytes: Int = bodyBytes) -> MemoryBudget {
    MemoryBudget(bytes: bytes, refusal: .noRoom("too-many-bodies", "The server is receiving too many large requests."))
  }

  /// The budget of large answers.
  static func answers(bytes: Int = answerBytes) -> MemoryBudget {
    MemoryBudget(bytes: bytes, refusal: .noRoom("too-many-answers", "Too many large answers wait for their readers."))
  }
}

/// The part of a budget that one request holds. The budget gets it back with ``release()``, or when nothing refers to it any more.
final class MemoryShare: Sendable {
  /// The share that the body of the current request counts against.
  @TaskLocal static var ofBody: MemoryShare?

  private let budget: MemoryBudget
  private let address: String
  private let held = Mutex(0)

  init(of budget: MemoryBudget, for address: String) {
    self.budget = budget
    self.address = address
  }

  deinit { release() }

  /// Takes further bytes.
  ///
  /// - Throws: ``Problem`` with status 503 if the budget has no room.
  func take(_ bytes: Int) throws(Problem) {
    try budget.take(bytes, for: address)
    held.withLock { $0 += bytes }
  }

  /// Gives bytes back, or takes further ones, so that the share has a size.
  ///
  /// - Throws: ``Problem`` with status 503 if the budget has no room.
  func resize(to bytes: Int) throws(Problem) {
    let before = held.withLock { held in
      defer { held = min(held, bytes) }
      return held
    }
    if bytes > before { try take(bytes - before) } else { budget.give(before - bytes, for: address) }
  }

  /// Gives all bytes back.
  func release() {
    let bytes = held.withLock { held in
      defer { held = 0 }
      return held
    }
    budget.give(bytes, for: address)
  }
}

extension Problem {
  fileprivate static func noRoom(_ kind: String, _ reason: String) -> Problem {
    Problem(.serviceUnavailable, kind, "\(reason) Try again in a moment.", headers: [.retryAfter: "2"])
  }
}
