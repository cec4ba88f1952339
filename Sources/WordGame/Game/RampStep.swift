/// How hard the game is from some number of right attempts on.
public struct RampStep: Sendable, Hashable {
  /// Right attempts from which the step holds.
  public let from: Int
  /// Milliseconds until the word has fallen; nil when nothing falls.
  public let milliseconds: Int?
  /// Of 100 wrong pairs, how many show a word that looks like a right one, where there is such a word.
  public let lookAlikes: Int
  /// Of 100 pairs, how many ask a word that has false friends. When such a pair is wrong, it shows one.
  public let falseFriends: Int
  /// Of 100 pairs, how many ask one of the player's hard words.
  public let hardWords: Int
  /// Points for a right attempt, before the bonus for streaks.
  public let points: Int

  enum Theme: Sendable { case deceptive, hard, any }

  /// What a pair is about, for a number from 0 to below 100.
  func theme(at number: Int) -> Theme {
    if number < falseFriends { return .deceptive }
    return number < falseFriends + hardWords ? .hard : .any
  }
}

extension RampStep {
  /// The whole of *Classic*: the numbers of the challenge.
  static let classic = [RampStep(from: 0, milliseconds: 5000, lookAlikes: 0, falseFriends: 0, hardWords: 0, points: 1)]
  /// The whole of *Calm*.
  static let calm = [RampStep(from: 0, milliseconds: nil, lookAlikes: 0, falseFriends: 0, hardWords: 0, points: 1)]
  /// *Climb*, from easy to hard.
  static let climb = [
    RampStep(from: 0, milliseconds: 5000, lookAlikes: 0, falseFriends: 0, hardWords: 20, points: 1),
    RampStep(from: 5, milliseconds: 4500, lookAlikes: 40, falseFriends: 0, hardWords: 20, points: 1),
    RampStep(from: 10, milliseconds: 4000, lookAlikes: 60, falseFriends: 10, hardWords: 20, points: 2),
    RampStep(from: 15, milliseconds: 3600, lookAlikes: 70, falseFriends: 20, hardWords: 25, points: 2),
    RampStep(from: 22, milliseconds: 3200, lookAlikes: 80, falseFriends: 30, hardWords: 25, points: 3),
    RampStep(from: 30, milliseconds: 2800, lookAlikes: 90, falseFriends: 35, hardWords: 25, points: 3),
    RampStep(from: 40, milliseconds: 2400, lookAlikes: 100, falseFriends: 40, hardWords: 25, points: 4),
  ]
}
