/// The exceptions of one item to the rules of its profile: `production_spec.matching` of a blueprint.
///
/// Profile 1 ignores policies.
public struct MatchingPolicy: Sendable, Hashable {
  /// How one kind of difference is treated. Without a rule (`nil`) the profile decides by language and format.
  public enum Rule: String, Sendable, CaseIterable {
    /// The difference counts.
    case strict
    /// The difference does not count.
    case lenient
  }

  /// Upper and lower case. Strict: case counts. Lenient: it never does, not even in a minimal pair.
  public var letterCase: Rule?

  /// Marks on letters. Strict: vowel signs (tashkeel, niqqud) and stress marks count too. Lenient: combining marks (accents) do not count.
  public var marks: Rule?

  /// Spaces. Strict: they count (a run is one space) in every script. Lenient: they never count.
  public var spaces: Rule?

  /// Wrong answers that the author expects. Such an answer is wrong and gets a note, however lenient the other rules are.
  public var nearMisses: [String]

  /// What a comparison of meanings (tier two) may change.
  public enum Similarity: String, Sendable, CaseIterable {
    /// Meanings are not compared.
    case off
    /// A wrong answer that means nearly the same gets a note, and no credit.
    case review
    /// A wrong answer that means nearly the same is right.
    case accept
  }

  /// What a comparison of meanings may change, where a model is available. Only typed answers are compared.
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
