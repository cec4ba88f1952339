import NoteFacts

extension ItemWritingRule {
  static let overlappingRanges = ItemWritingRule(
    "overlapping_ranges", .hard, for: [.choice],
    reason: "A number that lies in two ranges has two right answers (Haladyna, Downing and Rodriguez 2002, guideline 22).",
    advice: "Choose ranges that have no number in common.",
    passing: [
      .draft("adjacent ranges", key: "10–20 m", distractors: ["0–10 m", "20–30 m", "30–40 m", "40–50 m"]),
      .draft("periods of years", key: "1914–1918", distractors: ["1914–1917", "1912–1916", "1939–1945", "1870–1871"]),
      .draft("the same ranges in different units", key: "10–20 m", distractors: ["10–20 km", "10–20 cm", "10–20 mm", "10–20 µm"]),
      .draft("single numbers", key: "10", distractors: ["20", "30", "40", "50"]),
    ],
    failing: [
      .draft("ranges that overlap", key: "10–20 m", distractors: ["15-25 m", "30-40 m", "40-50 m", "50-60 m"]),
      .draft("ranges written with “to”", key: "10 to 20 m", distractors: ["15 to 25 m", "30 to 40 m", "40 to 50 m", "50 to 60 m"]),
      .draft("a number in a range", key: "15 %", distractors: ["10–20 %", "30–40 %", "40–50 %", "50–60 %"]),
      .draft("open ranges", key: "> 10", distractors: ["> 20", "5", "6", "7"]),
    ]
  ) { draft, _ in
    let ranges = zip(draft.options, draft.quantities).compactMap { option, quantity in quantity.map { (option, $0) } }
    for (index, (_, one)) in ranges.enumerated() {
      if let overlapping = ranges.dropFirst(index + 1).first(where: { overlap(one, $0.1) }) { return overlapping.0 }
    }
    return nil
  }

  /// Whether two ranges share more than an endpoint.
  private static func overlap(_ one: Quantity, _ other: Quantity) -> Bool {
    guard one.isRange || other.isRange, one.unit == other.unit, !areYears(one), !areYears(other) else { return false }
    return max(one.low, other.low) < min(one.high, other.high) || isInside(one.low, other) || isInside(other.low, one)
  }

  private static func isInside(_ number: Double, _ range: Quantity) -> Bool { range.low < number && number < range.high }

  // NB: A period of years is one answer as a whole, so such periods may overlap.
  private static func areYears(_ span: Quantity) -> Bool { span.isRange && span.unit.isEmpty && span.low >= 1000 && span.high <= 2200 }
}
