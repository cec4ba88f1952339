import HTTPTypes
import Synchronization

/// The bytes of large request bodies that the server holds in memory at the same time.
///
/// An address may hold at most as many bytes as are left for all others. So one address holds half of the budget at most, two addresses
/// three quarters, and a further address still finds room.
final class BodyBudget: Sendable {
  /// The maximum of all bytes. Parsing a body takes a few times its size for a moment.
  static let bytes = 192 << 20

  private struct State {
    var left: Int
    var addresses: [String: Int] = [:]
  }

  private let state: Mutex<State>

  init(bytes: Int = bytes) { state = Mutex(State(left: bytes)) }

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
    if !isTaken { throw .noRoomForBodies }
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

/// The part of the budget that one request holds until it is answered.
final class BodyShare: Sendable {
  /// The share of the current request.
  @TaskLocal static var current: BodyShare?

  private let budget: BodyBudget
  private let address: String
  private let held = Mutex(0)

  init(of budget: BodyBudget, for address: String) {
    self.budget = budget
    self.address = address
  }

  /// Takes bytes that have arrived.
  ///
  /// - Throws: ``Problem`` with status 503 if the budget has no room.
  func take(_ bytes: Int) throws(Problem) {
    try budget.take(bytes, for: address)
    held.withLock { $0 += bytes }
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
  fileprivate static let noRoomForBodies = Problem(
    .serviceUnavailable, "too-many-bodies", "The server is receiving too many large requests. Try again in a moment.",
    headers: [.retryAfter: "2"])
}
