/// An input that no measurement can be computed from.
public enum MeasurementError: Error, Sendable, Hashable {
  /// A discrimination is not finite, not above 0, or above ``ItemParameters/maximumMagnitude``.
  case discrimination
  /// A difficulty is not finite, or further from 0 than ``ItemParameters/maximumMagnitude``.
  case difficulty
  /// A chance is not from 0 up to but not including 1.
  case chance
  /// A ceiling is not above the chance, or above 1.
  case ceiling
  /// A grid of abilities has fewer than 2 nodes, more than ``AbilityGrid/maximumNodeCount``, or ends that are not finite and increasing.
  case abilities
  /// A grid has no guessing tendency, or one that is not from 0 to 1.
  case guessing
  /// Cut points are not finite and increasing, or there are more than ``LevelScale/maximumLevelCount`` levels.
  case cuts
  /// A level of a scale contains no node of the grid, so that it could never be reached.
  case emptyLevel
  /// A prior has a number of levels other than the scale, a negative or infinite weight, or only weights of 0.
  case prior
  /// A floor is not from 0 up to 0.3.
  case floor
  /// An index is not that of an item.
  case item
  /// Two lists that belong together differ in length, or both are empty.
  case count
  /// An ability is not a number, or a test is empty.
  case ability

  /// States in a sentence what is wrong and what to do.
  public var message: String {
    switch self {
    case .discrimination: "a discrimination is out of range: give a number above 0 and at most 1000"
    case .difficulty: "a difficulty is out of range: give a number from -1000 to 1000"
    case .chance: "a chance is out of range: give a number from 0 up to but not including 1"
    case .ceiling: "a ceiling is out of range: give a number above the chance and at most 1"
    case .abilities: "a grid of abilities needs 2 to 10000 nodes between finite, increasing ends"
    case .guessing: "a grid needs 1 to 100 guessing tendencies from 0 to 1"
    case .cuts: "cut points must be finite and increasing, and at most 63"
    case .emptyLevel: "a level contains no node of the grid: use more nodes, or move the cut points into the grid"
    case .prior: "a prior needs one weight for each level: not negative, finite, and not all 0"
    case .floor: "a floor is out of range: give a number from 0 to 0.3"
    case .item: "an index is not that of an item: use an index of the response table"
    case .count: "two lists that belong together must have the same length and at least one element"
    case .ability: "an ability must be a number, and a test needs at least one item"
    }
  }
}
