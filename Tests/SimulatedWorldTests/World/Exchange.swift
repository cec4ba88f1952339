/// A request of a learner, with all copies of it in the network. The client sends it again when no response has arrived.
final class Exchange {
  /// Gives a copy to the server.
  let deliver: (Exchange) -> Void
  private let over: () -> Void
  private var copies = 0
  private var retries: Int
  private var hasResponse = false

  /// - Parameters:
  ///   - retries: How often the client sends the request again.
  ///   - over: Called when no copy is under way any more, and the client gives up or has a response.
  init(retries: Int, deliver: @escaping (Exchange) -> Void, over: @escaping () -> Void) {
    (self.retries, self.deliver, self.over) = (retries, deliver, over)
  }

  func addCopy() { copies += 1 }

  func receiveResponse() { hasResponse = true }

  /// A copy or its response is gone.
  /// - Returns: Whether the client sends the request again.
  func removeCopy() -> Bool {
    copies -= 1
    guard copies == 0 else { return false }
    guard !hasResponse, retries > 0 else {
      over()
      return false
    }
    retries -= 1
    return true
  }
}
