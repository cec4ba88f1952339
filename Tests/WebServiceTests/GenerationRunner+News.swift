@testable import WebService

extension GenerationRunner {
  /// The numbered news of a test after number `last`; nil if the test is not being written.
  func news(of testID: String, after last: Int) -> AsyncStream<(Int, GenerationNews)>? {
    let (stream, continuation) = AsyncStream<(Int, GenerationNews)>.makeStream()
    let listener = Listener {
      continuation.yield(($0, $1))
    } finish: {
      continuation.finish()
    }
    return listen(to: testID, after: last, listener) == nil ? nil : stream
  }
}
