public import AnswerMatching
public import StrictJSON

extension Verdict {
  /// The verdict as results and the playground carry it. The note is the name of a remark, for which interfaces have words.
  public var json: JSON {
    [
      "correct": .bool(isCorrect), "tier": tier.map { .number($0) } ?? .null, "entry": .string(entry),
      "profile": .number(profile), "normalized": .string(normalized), "note": .string(remark?.rawValue),
      "nearest": nearest?.json ?? .null, "trace": .array(trace.map(\.json)),
    ]
  }
}

extension TraceStep {
  /// `{"step", "before", "after"}`.
  public var json: JSON { ["step": .string(step), "before": .string(before), "after": .string(after)] }
}

extension NearestEntry {
  /// `{"entry", "kind", "difference"}`, where a difference is a list of `{"same"}`, `{"added"}` and `{"missing"}`.
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
