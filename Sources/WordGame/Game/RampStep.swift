/// The difficulty of the game from a number of right attempts on.
public struct RampStep: Sendable, Hashable {
  /// The number of right attempts from which the step applies.
  public let from: Int
  /// The falling time in milliseconds; `nil` in a mode without a clock.
  public let milliseconds: Int?
  /// The percentage of wrong pairs that show a word similar to a right one, where there is such a word.
  public let lookAlikes: Int
  /// The percentage of pairs that ask a word with false friends. When such a pair is wrong, it shows one of them.
  public let falseFriends: Int
  /// The percentage of pairs that ask one of the player's hard words.
  public let hardWords: Int
  /// The number of levels above the player's own from which words come, in a deck with a start level.
  public let levelsAbove: Int
  /// The points for a right attempt, before the bonus for streaks.
  public let points: Int

  enum Theme: Sendable { case deceptive, hard, any }

  /// The theme of a pair for a random number from 0 to 99.
  func theme(at number: Int) -> Theme {
    if number < falseFriends { return .deceptive }
    return number < falseFriends + hardWords ? .hard : .any
  }
}

extension RampStep {
  /// The only step of *Classic*, with the numbers of the original challenge.
  static let classic = [RampStep(from: 0, milliseconds: 5000, lookAlikes: 0, falseFriends: 0, hardWords: 0, levelsAbove: 0, points: 1)]
  /// The only step of *Calm*.
  static let calm = [RampStep(from: 0, milliseconds: nil, lookAlikes: 0, falseFriends: 0, hardWords: 0, levelsAbove: 0, points: 1)]
  /// The steps of *Climb*, from easy to hard.
  static let climb = [
    RampStep(from: 0, milliseconds: 5000, lookAlikes: 0, falseFriends: 0, hardWords: 20, levelsAbove: 0, points: 1),
    RampStep(from: 5, milliseconds: 4500, lookAlikes: 40, falseFriends: 0, hardWords: 20, levelsAbove: 0, points: 1),
    RampStep(from: 10, milliseconds: 4000, lookAlikes: 60, falseFriends: 10, hardWords: 20, levelsAbove: 1, points: 2),
    RampStep(from: 15, milliseconds: 3600, lookAlikes: 70, falseFriends: 20, hardWords: 25, levelsAbove: 1, points: 2),
    RampStep(from: 22, milliseconds: 3200, lookAlikes: 80, falseFriends: 30, hardWords: 25, levelsAbove: 2, points: 3),
    RampStep(from: 30, milliseconds: 2800, lookAlikes: 90, falseFriends: 35, hardWords: 25, levelsAbove: 2, points: 3),
    RampStep(from: 40, milliseconds: 2400, lookAlikes: 100, falseFriends: 40, hardWords: 25, levelsAbove: 3, points: 4),
  ]
}
