/// A run of letters and marks with a second spelling, and the spelling to compare.
struct LetterSequence: Sendable {
  let from: Scalars
  let to: Scalars

  /// Sequences written `from=to`, separated by spaces.
  @inline(never)
  static func list(_ sequences: String) -> [LetterSequence] {
    Scalars(sequences).split(separator: " ").map { pair in
      LetterSequence(from: Array(pair.prefix { $0 != "=" }), to: Array(pair.drop { $0 != "=" }.dropFirst()))
    }
  }
}
