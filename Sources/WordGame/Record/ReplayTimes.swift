/// The possible times of an answer, in milliseconds.
enum ReplayTimes {
  /// The minimum time to see a word and judge it. For comparison: a runner who starts within a tenth of a second has made a false start
  /// (World Athletics, Technical Rule 16.6).
  static let fastest = 100
  /// The allowed difference between the clock of the browser and the fall on the screen.
  static let grace = 250
  /// The maximum time of an answer without a clock: one day.
  static let slowest = 86_400_000

  static func check(_ answer: GameRecord.Answer, pair: Int, limit: Int?) throws(ReplayError) {
    let time = answer.milliseconds
    guard answer.said != nil else {
      guard let limit else { throw .ranOutWithoutClock(pair: pair) }
      guard (limit - grace...slowest).contains(time) else { throw .ranOutTooSoon(pair: pair, milliseconds: time) }
      return
    }
    guard time >= fastest else { throw .tooFast(pair: pair, milliseconds: time) }
    guard time <= limit.map({ $0 + grace }) ?? slowest else { throw .tooLate(pair: pair, milliseconds: time) }
  }
}
