/// What calibration needs of a finished attempt. It does not say who the learner is.
public struct FinishedAttempt: Sendable, Hashable {
  /// An answer in the terms of the attempt's form.
  public struct Answer: Sendable, Hashable {
    /// The item that was asked.
    public let itemID: String
    /// The stored answer.
    public let given: GivenAnswer

    /// Creates an answer from its parts.
    public init(itemID: String, given: GivenAnswer) {
      self.itemID = itemID
      self.given = given
    }
  }

  /// The stored blueprint that the attempt began with.
  public let blueprintID: Int64
  /// Determines the order of options and tiles.
  public let seed: UInt64
  /// The program and the device with which the attempt began.
  public let client: AttemptClient
  /// The stored answers to the items that the learner met for the first time, at most one for each item, in any order.
  ///
  /// An item that the learner answered in an earlier attempt or drill in the language is left out, because they showed its key.
  public var answers: [Answer]

  /// Creates an attempt from its parts.
  public init(blueprintID: Int64, seed: UInt64, client: AttemptClient, answers: [Answer] = []) {
    self.blueprintID = blueprintID
    self.seed = seed
    self.client = client
    self.answers = answers
  }
}

/// The finished attempts at the tests in one language at one moment. Attempts that end later are not among them.
///
/// They are divided into shards of consecutive attempts in the order of their ids, by code point. The division depends on the stored
/// attempts alone, and not on the number of threads that read them.
public protocol FinishedAttemptSnapshot: Sendable {
  /// The number of shards.
  var shardCount: Int { get }

  /// The stored files of all tests in the language, by their row ids.
  /// - Throws: the errors of the storage.
  func documents() throws -> [Int64: TestDocuments]

  /// Reads the attempts of a shard in their order. If there are several shards, several threads can read at the same time. A single shard is
  /// read on the thread that got the snapshot.
  /// - Parameters:
  ///   - shard: the number of the shard, from 0.
  ///   - each: is called for every attempt.
  /// - Throws: the errors of the storage, or the error of `each`.
  func forEach(inShard shard: Int, _ each: (FinishedAttempt) throws -> Void) throws
}
