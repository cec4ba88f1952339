import Dispatch
import Foundation
import Synchronization

/// Threads that work through numbered shards. Each takes the next shard that no thread has begun.
struct Workers: Sendable {
  /// The number of threads, at least 1.
  let count: Int

  /// One thread for each processor.
  static let all = Workers(count: ProcessInfo.processInfo.activeProcessorCount)

  /// Adds the results of a function for all shards, in the order of the shards. The number of threads therefore changes no result.
  /// - Throws: the first error. No further shard is begun then.
  func sum<Sum: Sendable, Value: Sendable, Failure: Error>(
    shards: Int, from start: Sum, _ body: @Sendable (Int) throws(Failure) -> Value,
    add: @Sendable (inout Sum, Value) throws(Failure) -> Void
  ) throws(Failure) -> Sum {
    let queue = ShardQueue<Sum, Value, Failure>(count: shards, sum: start)
    @Sendable func work() {
      while let shard = queue.next() { queue.give(Self.result { () throws(Failure) in try body(shard) }, of: shard, add: add) }
    }
    // NB: one thread is the calling one, because SQLite can be read there only.
    if min(count, shards) <= 1 { work() } else { DispatchQueue.concurrentPerform(iterations: min(count, shards)) { _ in work() } }
    return try queue.result()
  }

  /// The results of a function for each shard, in the order of the shards.
  func map<Value: Sendable>(shards: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
    sum(shards: shards, from: [Value]()) {
      body($0)
    } add: {
      $0.append($1)
    }
  }

  private static func result<Value, Failure>(_ body: () throws(Failure) -> Value) -> Result<Value, Failure> {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }
}

/// The shards that are left, and the results that wait for those of earlier shards.
private final class ShardQueue<Sum: Sendable, Value: Sendable, Failure: Error>: Sendable {
  private struct State {
    var begun = 0
    var added = 0
    var waiting: [Int: Result<Value, Failure>] = [:]
    var sum: Sum
    var error: Failure?
  }

  private let count: Int
  private let state: Mutex<State>

  init(count: Int, sum: Sum) {
    self.count = count
    state = Mutex(State(sum: sum))
  }

  /// The next shard; nil if there is none.
  func next() -> Int? {
    state.withLock { state in
      guard state.begun < count, state.error == nil else { return nil }
      state.begun += 1
      return state.begun - 1
    }
  }

  /// Adds a result, and those that waited for it.
  func give(_ result: Result<Value, Failure>, of shard: Int, add: (inout Sum, Value) throws(Failure) -> Void) {
    state.withLock { state in
      state.waiting[shard] = result
      if case .failure(let error) = result { state.error = state.error ?? error }
      while state.error == nil, let next = state.waiting.removeValue(forKey: state.added) {
        state.added += 1
        do throws(Failure) { try add(&state.sum, next.get()) } catch { state.error = error }
      }
    }
  }

  /// The sum of all results.
  func result() throws(Failure) -> Sum {
    let (sum, error) = state.withLock { ($0.sum, $0.error) }
    if let error { throw error }
    return sum
  }
}
