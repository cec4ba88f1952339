import StrictJSON

/// What a link to a result shows: the language, the level, how sure it is, whether readings were used, and the day. Nothing else of the result document.
struct SharedStatement {
  /// What a result can say about the level. The app states the level of a result by the same rule (`statementOf`).
  enum Kind: String {
    /// The learner has this level.
    case level
    /// The learner has at least this level; there are too few answers for more.
    case atLeast = "at_least"
    /// There are too few answers for any level.
    case open
  }

  let result: JSON

  private var measurement: JSON? {
    guard result["level_by"]?.string == "model", let measurement = result["measurement"], !measurement.isNull else { return nil }
    return measurement
  }

  private var lowest: String? { measurement?["range"]?["from"]?.string }

  private var kind: Kind {
    guard measurement?["certainty"]?.string == "too_few" else { return .level }
    return lowest == measurement?["levels"]?.array?.first?["level"]?.string ? .open : .atLeast
  }

  private var level: String? {
    switch kind {
    case .level: result["level"]?.string
    case .atLeast: lowest
    case .open: nil
    }
  }

  /// The members of the document. The confidence is the probability of the level, from 0 to 1; it is null for a level without one.
  var members: [JSON.Member] {
    let names = ["language_id", "language_name", "direction"].map { JSON.Member(key: $0, value: result[$0] ?? .null) }
    let isLevel = kind == .level
    return names + [
      .init(key: "statement", value: .string(kind.rawValue)), .init(key: "level", value: .string(level)),
      .init(key: "certainty", value: isLevel ? measurement?["certainty"] ?? .null : .null),
      .init(key: "confidence", value: isLevel ? measurement?["confidence"] ?? .null : .null),
      .init(key: "readings_used", value: .bool(result["readings_used"]?.bool ?? false)),
      .init(key: "finished_on", value: .string(result["finished_at"]?.string.map { String($0.prefix(10)) })),
    ]
  }
}
