import Measurement
public import StrictJSON

extension LevelEstimate {
  /// The estimate as the results of the HTTP interface and of `nivel score` have it.
  public var json: JSON {
    [
      "level": .string(level.rawValue), "confidence": .decimal(confidence, places: 4), "neighbor": neighbor?.json ?? .null,
      "levels": .array(levels.map(\.json)), "range": range.json, "certainty": .string(certainty.rawValue),
      "theta": .decimal(ability.ability, places: 4), "standard_error": .decimal(ability.standardError, places: 4),
      "guessing": .decimal(guessing, places: 4), "guessed_often": .bool(hasGuessedOften), "questions": .number(questions),
    ]
  }
}

extension LevelEstimate.Share {
  /// `{"level", "probability"}`.
  public var json: JSON { ["level": .string(level.rawValue), "probability": .decimal(probability, places: 4)] }
}

extension ClosedRange<CEFRLevel> {
  /// `{"from", "to"}`.
  public var json: JSON { ["from": .string(lowerBound.rawValue), "to": .string(upperBound.rawValue)] }
}
