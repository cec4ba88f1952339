/// Which times an answer can have taken.
enum ReplayTimes {
  /// Nobody sees a word and judges it faster: a runner who starts within a tenth of a second has not heard the shot (World Athletics,
  /// Technical Rule 16.6).
  static let fastest = 100
  /// How far the clock of a browser and the fall on the screen may be apart.
  static let grace = 250
  /// An answer without a clock may take so long, a day.
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
