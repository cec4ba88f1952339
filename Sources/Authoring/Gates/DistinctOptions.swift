import Placement

extension Check {
  static let distinctOptions = Check(
    "distinct_options",
    reason: """
      No two options of an item show the same text. Texts are compared as a browser shows them: in Normalization Form C, without spaces \
      at either end, and with each run of spaces as one. Case and marks count.
      """,
    passing: [
      .items(
        "two options that differ in case",
        Example.choiceItem("x_1", key: "a", options: #"[{"id": "a", "text": "May"}, {"id": "b", "text": "may"}]"#))
    ],
    failing: [
      .items(
        "one text twice", blames: "x_1",
        Example.choiceItem("x_1", key: "a", options: #"[{"id": "a", "text": "am"}, {"id": "b", "text": "am "}]"#)),
      .items(
        "composed and decomposed", blames: "x_1",
        Example.choiceItem("x_1", key: "a", options: #"[{"id": "a", "text": "caf\u00E9"}, {"id": "b", "text": "cafe\u0301"}]"#)),
    ]
  ) { item, _ in
    guard let choice = item.choice else { return nil }
    var ids: [[String]: String] = [:]
    for option in choice.options {
      if let earlier = ids.updateValue(option.id, forKey: shownWords(option.text)) {
        return "the options \(earlier) and \(option.id) have the same text: change or remove one of them"
      }
    }
    return nil
  }

  /// The words that a browser shows. Swift strings are equal when they are canonically equivalent.
  private static func shownWords(_ text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
  }
}
