/// What one item asks of the matcher beyond its profile: `production_spec.matching` of a blueprint.
///
/// Profile 1 knows no policy and ignores it.
public struct MatchingPolicy: Sendable, Hashable {
  /// How one kind of difference is treated. No rule (`nil`) means: as the profile says for the language and the format.
  public enum Rule: String, Sendable, CaseIterable {
    /// The difference counts.
    case strict
    /// The difference is overlooked.
    case lenient
  }

  /// Upper and lower case. Strict: case counts. Lenient: it never does, not even in a minimal pair.
  public var letterCase: Rule?

  /// Marks on letters. Strict: vowel signs (tashkeel, niqqud) and stress marks count too. Lenient: combining marks (accents) are overlooked.
  public var marks: Rule?

  /// Spaces. Strict: they count (a run is one space) in every script. Lenient: they never count.
  public var spaces: Rule?

  /// Wrong answers worth a note. They beat any leniency: such an answer is wrong, with a note.
  public var nearMisses: [String]

  /// What a look at the meaning may do: tier two.
  public enum Similarity: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// A wrong answer that means nearly the same gets a note, and no credit.
    case review
    /// A wrong answer that means nearly the same is right.
    case accept
  }

  /// What a look at the meaning may do, where there is a model. Only typed answers are ever looked at.
  public var similarity: Similarity

  /// A policy; without arguments it leaves everything to the profile.
  public init(
    letterCase: Rule? = nil, marks: Rule? = nil, spaces: Rule? = nil, nearMisses: [String] = [], similarity: Similarity = .off
  ) {
    self.letterCase = letterCase
    self.marks = marks
    self.spaces = spaces
    self.nearMisses = nearMisses
    self.similarity = similarity
  }
}
