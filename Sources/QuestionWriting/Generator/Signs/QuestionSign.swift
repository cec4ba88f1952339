/// A sign in the notes that a question about a key is likely to be sound, or unlikely.
///
/// The points come from a logistic regression over the verdicts of readers on questions from notes by strangers
/// (Tests/Notes/signs.tsv; a test fits them again). They are tenths of a logit, so ten points multiply the odds of a sound question by 2.7.
struct QuestionSign: Sendable {
  /// A key and whether it shows the sign.
  struct Example: Sendable {
    let key: AskedKey
    let shows: Bool

    /// - Parameter change: Makes the key from one that shows no sign.
    init(_ form: AskedKey.Form, shows: Bool = true, _ change: (inout AskedKey) -> Void) {
      var key = AskedKey(form: form)
      change(&key)
      (self.key, self.shows) = (key, shows)
    }
  }

  /// A name in plain words, for the documentation.
  let name: String
  /// The ways of asking in which the sign counts.
  let forms: Set<AskedKey.Form>
  let points: Int
  let examples: [Example]
  let shows: @Sendable (AskedKey) -> Bool

  /// The names of the ways of asking, in their order.
  var formNames: [String] { AskedKey.Form.allCases.filter(forms.contains).map(\.rawValue) }

  /// All signs. Each has examples.
  static let all: [QuestionSign] = ofTerms + ofGaps + ofOthers
}

/// Whether the signs speak for a question. Questions with many points come first, and those with too few are not asked.
enum Soundness {
  /// The points of a question without a sign, by the way of asking.
  static func base(of form: AskedKey.Form) -> Int {
    switch form {
    case .term: 10
    case .choice: -4
    // NB: set by hand, because too few were judged. Thai or Japanese glossaries would give almost no question without them.
    case .unspacedChoice: 4
    case .gap: 6
    case .keyTerm: 6
    case .number: 6
    case .year: 17
    case .cell: 10
    case .cellChoice: -5
    // NB: set by hand. Of 27 that were judged, six were sound. Notes with procedures would give few questions without them.
    case .step: 5
    }
  }

  /// The ways of asking with the points of a question without a sign, in their order.
  static var bases: [(form: String, points: Int)] { AskedKey.Form.allCases.map { ($0.rawValue, base(of: $0)) } }

  /// The fewest points of a question that is asked. Typed terms need more than the other kinds, which make a test varied.
  static func minimum(of form: AskedKey.Form) -> Int {
    switch form {
    case .term: minimumOfTerms
    case .choice, .unspacedChoice, .gap, .keyTerm, .number, .year, .cell, .cellChoice, .step: minimumOfOthers
    }
  }

  static let (minimumOfTerms, minimumOfOthers) = (7, 4)

  /// The fewest points of a question that is asked before others. Options come first as well, so that not all answers are typed.
  static func strong(of form: AskedKey.Form) -> Int {
    switch form {
    case .choice, .unspacedChoice, .cellChoice: minimum(of: form)
    case .term, .gap, .keyTerm, .number, .year, .cell, .step: strongest
    }
  }

  static let strongest = 14

  /// Whether a question on a key is asked before others, after them, or not at all. Reasons, results and formulas were hardly judged, and
  /// vocabulary lists on their own. They have no form, and come first.
  static func rank(of key: AskedKey) -> Rank {
    guard let form = key.form else { return .first }
    let points = points(of: key, asked: form)
    return points >= strong(of: form) ? .first : points >= minimum(of: form) ? .later : .never
  }

  /// When a question is asked.
  enum Rank: Sendable { case first, later, never }

  /// The points of a key.
  static func points(of key: AskedKey, asked form: AskedKey.Form) -> Int {
    base(of: form) + QuestionSign.all.reduce(0) { $0 + ($1.forms.contains(form) && $1.shows(key) ? $1.points : 0) }
  }
}
