/// Why nothing can be planned. The description says what to do.
public enum OccasionError: Error, Sendable, Hashable, CustomStringConvertible {
  case over(CivilDate)

  public var description: String {
    switch self {
    case .over(let day): "\(day) is over, or nearly: give the day of an exam or quiz that is still to come"
    }
  }
}
