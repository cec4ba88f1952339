// NB: Swift compares composed and decomposed letters as equal, but a text is stored exactly as the learner wrote it.
extension String {
  /// Whether the texts have the same bytes.
  func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [String] {
  /// Whether the texts have the same bytes, in the same order.
  func areExactly(_ others: [String]) -> Bool { elementsEqual(others) { $0.isExactly($1) } }
}
