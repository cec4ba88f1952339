/// Examples inside a sentence. What an example says is true by chance, so nobody has to remember it.
enum Illustrations {
  /// Whether a text contains words that introduce an example.
  static func begin(in text: Substring) -> Bool {
    let lowercased = text.lowercased()
    return openings.contains { lowercased.firstPlace(of: $0) != nil }
  }

  private static let openings = [
    "e.g.", "for example", "for instance", "z.b.", "z. b.", "zum beispiel", "por ejemplo", "p. ej.", "par exemple", "p. ex.", "ad esempio",
    "per esempio", "es.:", "por exemplo", "bijvoorbeeld", "bijv.", "bv.", "na przykład", "np.", "например", "till exempel", "t.ex.",
    "örneğin",
    "mesela", "مثلا", "على سبيل المثال", "例如", "比如", "例えば", "たとえば", "예를 들어",
  ]
}
