/// The answers to one question that a client sent. The answer with the highest sequence number must win.
struct SentAnswers {
  /// An answer or a report with its sequence number.
  struct Answer: Hashable {
    let sequence: Int
    let content: String
  }

  private var sent: [(answer: Answer, began: Int)] = []
  private var acknowledged: [(sequence: Int, time: Int)] = []

  mutating func send(_ answer: Answer, at time: Int) { sent.append((answer, time)) }

  /// The server said that this answer or a newer one is stored.
  mutating func acknowledge(_ sequence: Int, at time: Int) { acknowledged.append((sequence, time)) }

  /// The rule that a stored answer breaks; nil if it breaks none.
  /// - Parameters:
  ///   - stored: The stored answer; nil if there is none.
  ///   - span: The times at which the read began and ended.
  func broken(by stored: Answer?, during span: ClosedRange<Int>) -> Rule? {
    let least = acknowledged.filter { $0.time <= span.lowerBound }.map(\.sequence).max()
    guard let stored else { return least == nil ? nil : .answerKept }
    if let least, stored.sequence < least { return .answerKept }
    return sent.contains { $0.answer == stored && $0.began <= span.upperBound } ? nil : .answerSent
  }

  func isAcknowledged(at time: Int) -> Bool { acknowledged.contains { $0.time <= time } }
  func isSent(at time: Int) -> Bool { sent.contains { $0.began <= time } }
}
