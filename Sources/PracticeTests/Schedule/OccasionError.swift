/// Why no test can be planned. The description says what to do.
public enum OccasionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No full hour is left before the end of this day.
  case over(CivilDate)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .over(let day): "\(day) is over or nearly over: give the day of a future exam or quiz"
    }
  }
}
