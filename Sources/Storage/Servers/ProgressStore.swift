/// Shares how far the writing of practice tests is, between the servers of one storage. It may lose what was added: nothing else may
/// depend on it.
public protocol ProgressStore: Sendable {
  /// Adds an entry to the progress of a test that this server writes, in the place of one with the same number. Number 1 removes number 0.
  /// When the writing of a test begins again, all its entries are removed.
  ///
  /// - Parameters:
  ///   - text: What to tell those who follow the test.
  ///   - number: The place of the entry, from 1; 0 for a state that changes, such as a place in a queue.
  func add(_ text: String, number: Int, toTest id: String) async throws

  /// The entries of a test with higher numbers than `number`, and that with the number 0, in the order of their numbers.
  func progress(ofTest id: String, after number: Int) async throws -> [(number: Int, text: String)]
}
