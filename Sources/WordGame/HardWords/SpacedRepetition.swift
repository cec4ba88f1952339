/// The schedule of repetitions by SM-2, the algorithm of SuperMemo 2 (P. A. Woźniak, "Optimization of learning", master's thesis,
/// University of Technology in Poznań, 1990, section 3.2).
///
/// The first successful repetition sets the interval to 1 day and the second to 6 days. Each later one multiplies the interval by the
/// easiness of the word and rounds up. A failed repetition resets the interval; the easiness stays. A new or failed word has an interval of
/// 0 days: it is repeated on the same day until it succeeds (step 7 of the algorithm).
///
/// NB: the formula only gives whole hundredths, so the easiness is stored in hundredths, and intervals are exact.
public struct SpacedRepetition: Sendable, Hashable {
  /// The E-factor in hundredths: 250 for a new word, never below 130.
  public private(set) var easiness: Int
  /// The number of successful repetitions since the last failed one.
  public private(set) var repetitions: Int
  /// The interval to the next repetition, in days.
  public private(set) var intervalDays: Int

  /// The maximum interval: a hundred years, in days.
  static let maximumIntervalDays = 36_500

  /// A new word.
  public init() { self.init(easiness: 250, repetitions: 0, intervalDays: 0) }

  /// A stored state. Values out of range are replaced by the nearest valid ones.
  ///
  /// - Parameters:
  ///   - easiness: In hundredths, at least 130.
  ///   - repetitions: At least 0.
  ///   - intervalDays: From 0 to 36,500.
  public init(easiness: Int, repetitions: Int, intervalDays: Int) {
    self.easiness = min(max(easiness, 130), 1_000_000)
    self.repetitions = max(repetitions, 0)
    self.intervalDays = min(max(intervalDays, 0), Self.maximumIntervalDays)
  }

  /// Records a repetition with its grade.
  public mutating func repeated(_ grade: ReviewGrade) {
    guard grade.quality >= 3 else { return (repetitions, intervalDays) = (0, 0) }
    easiness = Self.easiness(easiness, after: grade.quality)
    repetitions += 1
    intervalDays = nextInterval
  }

  /// EF' = EF + (0.1 − (5 − q) · (0.08 + (5 − q) · 0.02)), at least 1.3; here in hundredths.
  private static func easiness(_ old: Int, after quality: Int) -> Int {
    let lack = 5 - quality
    return min(max(old + 10 - lack * (8 + lack * 2), 130), 1_000_000)
  }

  private var nextInterval: Int {
    switch repetitions {
    case ...1: 1
    case 2: 6
    default: min((intervalDays * easiness + 99) / 100, Self.maximumIntervalDays)
    }
  }
}

/// The result of a repetition.
public enum ReviewGrade: String, Sendable, CaseIterable {
  /// Not remembered.
  case again
  /// Remembered with difficulty.
  case hard
  /// Remembered after some thought.
  case good
  /// Remembered at once.
  case easy

  /// The quality of the response on Woźniak's scale from 0 to 5. From 3 on, the repetition counts as successful.
  public var quality: Int {
    switch self {
    case .again: 1
    case .hard: 3
    case .good: 4
    case .easy: 5
    }
  }
}
