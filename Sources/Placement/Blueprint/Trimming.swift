extension StringProtocol {
  /// The text without white space at either end.
  ///
  /// NB: trims scalars: a space followed by a combining mark is one Character, and would not be removed.
  package func trimmedScalars() -> String {
    var view = unicodeScalars[...]
    while view.first?.properties.isWhitespace == true { view.removeFirst() }
    while view.last?.properties.isWhitespace == true { view.removeLast() }
    return String(String.UnicodeScalarView(view))
  }
}
