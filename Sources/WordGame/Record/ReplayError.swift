/// The reason why a recorded game is impossible. Pairs are counted from 1.
public enum ReplayError: Error, Sendable, Hashable {
  /// The game is not over after all answers, whose number is given.
  case notFinished(pairs: Int)
  /// There are answers after the end of the game, which is after this number of pairs.
  case answersAfterTheEnd(pairs: Int)
  /// The answer came faster than a person can react.
  case tooFast(pair: Int, milliseconds: Int)
  /// The answer came after the time of the pair had run out.
  case tooLate(pair: Int, milliseconds: Int)
  /// The record says that time ran out, but the pair had time left.
  case ranOutTooSoon(pair: Int, milliseconds: Int)
  /// The record says that time ran out in a mode without a clock.
  case ranOutWithoutClock(pair: Int)
}

extension ReplayError: CustomStringConvertible {
  /// One sentence: why the game is impossible.
  public var description: String {
    switch self {
    case .notFinished(let pairs): "the game is not over after \(pairs) pairs: send it when it is finished"
    case .answersAfterTheEnd(let pairs): "the game was over after \(pairs) pairs: remove the answers after the end"
    case .tooFast(let pair, let milliseconds): "pair \(pair): an answer after \(milliseconds) ms is too fast to be possible"
    case .tooLate(let pair, let milliseconds): "pair \(pair): time had run out when it was answered after \(milliseconds) ms"
    case .ranOutTooSoon(let pair, let milliseconds): "pair \(pair): time cannot have run out after \(milliseconds) ms"
    case .ranOutWithoutClock(let pair): "pair \(pair): time cannot run out in a mode without a clock"
    }
  }
}
