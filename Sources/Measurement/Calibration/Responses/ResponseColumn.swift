/// The meaning of a column of a file of responses.
enum ResponseColumn: Sendable, Hashable {
  /// Scores of the item with this index.
  case scores(item: Int)
  /// The labels with this index.
  case labels(Int)

  /// Splits a heading such as `group:device` into kind and name; `nil` for the id of an item.
  static func labels(heading: String) -> ResponseLabels? {
    for kind in ResponseLabels.Kind.allCases where heading.hasPrefix("\(kind.rawValue):") {
      return ResponseLabels(kind: kind, name: String(heading.dropFirst(kind.rawValue.count + 1)))
    }
    return nil
  }
}
