public import AnswerMatching
public import StrictJSON

extension Verdict {
  /// The verdict as JSON, for results and the playground. `note` is the name of a remark; user interfaces have a text for each.
  public var json: JSON {
    .object([
      "correct": .bool(isCorrect), "tier": tier.map { .number($0) } ?? .null, "entry": .string(entry),
      "profile": .number(profile), "normalized": .string(normalized), "note": .string(remark?.rawValue),
      "nearest": nearest?.json ?? .null, "distance": distance?.json, "trace": .array(trace.map(\.json)),
    ])
  }
}

extension Double {
  /// The number rounded to three decimal places. Distances between meanings are not more precise.
  public var json: JSON {
    // NB: a format string would need Foundation.
    let thousandths = Int((self * 1_000).rounded())
    let digits = String(thousandths % 1_000)
    return JSON(.number("\(thousandths / 1_000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"))
  }
}

extension TraceStep {
  /// `{"step", "before", "after"}`.
  public var json: JSON { ["step": .string(step), "before": .string(before), "after": .string(after)] }
}

extension NearestEntry {
  /// `{"entry", "kind", "difference"}`, where `difference` is a list of `{"same"}`, `{"added"}` and `{"missing"}`.
  public var json: JSON {
    ["entry": .string(entry), "kind": .string(kind?.rawValue), "difference": .array(difference.map(\.json))]
  }
}

extension NearestEntry.Piece {
  fileprivate var json: JSON {
    switch self {
    case .same(let text): ["same": .string(text)]
    case .added(let text): ["added": .string(text)]
    case .missing(let text): ["missing": .string(text)]
    }
  }
}
