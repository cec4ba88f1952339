/// When to repeat a word so that it is just not forgotten: SM-2 (P. A. Woźniak, "Optimization of learning", master's thesis, University of
/// Technology in Poznań, 1990, section 3.2), the algorithm of SuperMemo 2.
///
/// After a repetition that went well the next one comes in a day, then in 6 days, then each time in as many days as the last time, times the
/// easiness of the word, rounded up. After one that went badly the word is as new, and keeps its easiness. A new word is to be repeated on the
/// same day until it goes well: its interval is 0 days, which is step 7 of the algorithm.
///
/// NB: the formula only gives whole hundredths, so that the easiness is counted in these, and intervals are exact.
public struct SpacedRepetition: Sendable, Hashable {
  /// The E-Factor, in hundredths: 250 at first, never below 130.
  public private(set) var easiness: Int
  /// Repetitions that went well since the word was new.
  public private(set) var repetitions: Int
  /// Days from one repetition to the next.
  public private(set) var intervalDays: Int

  /// A hundred years: no repetition is put off for longer.
  static let longest = 36_500

  /// A new word.
  public init() { self.init(easiness: 250, repetitions: 0, intervalDays: 0) }

  /// A word as it was kept. Values out of range are taken for the nearest that is in it.
  public init(easiness: Int, repetitions: Int, intervalDays: Int) {
    self.easiness = min(max(easiness, 130), 1_000_000)
    self.repetitions = max(repetitions, 0)
    self.intervalDays = min(max(intervalDays, 0), Self.longest)
  }

  /// Takes a repetition that went so.
  public mutating func repeated(_ grade: ReviewGrade) {
    guard grade.quality >= 3 else { return (repetitions, intervalDays) = (0, 0) }
    easiness = Self.easiness(easiness, after: grade.quality)
    repetitions += 1
    intervalDays = nextInterval
  }

  /// EF' = EF + (0.1 − (5 − q) · (0.08 + (5 − q) · 0.02)), and at least 1.3, in hundredths.
  private static func easiness(_ old: Int, after quality: Int) -> Int {
    let lack = 5 - quality
    return min(max(old + 10 - lack * (8 + lack * 2), 130), 1_000_000)
  }

  private var nextInterval: Int {
    switch repetitions {
    case ...1: 1
    case 2: 6
    default: min((intervalDays * easiness + 99) / 100, Self.longest)
    }
  }
}

/// How a repetition went.
public enum ReviewGrade: String, Sendable, CaseIterable {
  /// Not remembered.
  case again
  /// Remembered with difficulty.
  case hard
  /// Remembered after some thought.
  case good
  /// Remembered at once.
  case easy

  /// Woźniak's quality of the response, from 0 to 5.
  public var quality: Int {
    switch self {
    case .again: 1
    case .hard: 3
    case .good: 4
    case .easy: 5
    }
  }
}
