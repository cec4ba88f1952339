/// Why a game cannot have been played as a record says.
public enum ReplayError: Error, Sendable, Hashable {
  case notFinished(pairs: Int)
  case answersAfterTheEnd(pairs: Int)
  case tooFast(pair: Int, milliseconds: Int)
  case tooLate(pair: Int, milliseconds: Int)
  case ranOutTooSoon(pair: Int, milliseconds: Int)
  case ranOutWithoutClock(pair: Int)
}

extension ReplayError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinished(let pairs): "the game is not over after \(pairs) pairs: send it when it is"
    case .answersAfterTheEnd(let pairs): "the game was over after \(pairs) pairs: there can be no more answers"
    case .tooFast(let pair, let milliseconds): "pair \(pair): nobody answers within \(milliseconds) ms"
    case .tooLate(let pair, let milliseconds): "pair \(pair): time had run out when it was answered after \(milliseconds) ms"
    case .ranOutTooSoon(let pair, let milliseconds): "pair \(pair): time cannot have run out after \(milliseconds) ms"
    case .ranOutWithoutClock(let pair): "pair \(pair): there is no clock that could run out"
    }
  }
}
