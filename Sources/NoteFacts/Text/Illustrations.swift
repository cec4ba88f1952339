/// Words that introduce an example. No question asks for a number in an example, because nobody has to remember it.
enum Illustrations {
  /// Whether a text contains such words.
  static func begin(in text: Substring) -> Bool {
    let lowercased = text.lowercased()
    return openings.contains { lowercased.firstPlace(of: $0) != nil }
  }

  private static let openings = [
    "e.g.", "for example", "for instance", "z.b.", "z. b.", "z.\u{a0}b.", "zum beispiel", "por ejemplo", "p. ej.", "p.ej.", "par exemple",
    "p. ex.", "p.ex.", "ad esempio", "per esempio", "es.:", "por exemplo", "bijvoorbeeld", "bijv.", "bv.", "na przykład", "np.", "например",
    "till exempel", "t.ex.", "örneğin", "mesela",
  ]
}
