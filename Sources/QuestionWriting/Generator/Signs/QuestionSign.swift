/// A sign in the notes that a question about a key is likely to be sound, or unlikely.
///
/// The points come from a logistic regression over the verdicts of readers on questions from notes by strangers
/// (Tests/Notes/signs.tsv; a test fits them again). They are tenths of a logit, so ten points multiply the odds of a sound question by 2.7.
package struct QuestionSign: Sendable {
  /// A key and whether it shows the sign.
  struct Example: Sendable {
    let key: AskedKey
    let shows: Bool

    /// - Parameter change: Makes the key from one that shows no sign.
    init(_ form: AskedKey.Form, shows: Bool = true, _ change: (inout AskedKey) -> Void) {
      var key = AskedKey(form: form, key: "Ribosome")
      change(&key)
      (self.key, self.shows) = (key, shows)
    }
  }

  /// A name in plain words, for the documentation.
  package let name: String
  /// The ways of asking in which the sign counts.
  let forms: Set<AskedKey.Form>
  package let points: Int
  let examples: [Example]
  let shows: @Sendable (AskedKey) -> Bool

  /// The names of the ways of asking, in their order.
  package var formNames: [String] { AskedKey.Form.allCases.filter(forms.contains).map(\.rawValue) }

  /// All signs. Each has examples.
  package static let all: [QuestionSign] = ofTerms + ofGaps + ofOthers
}

/// Whether the signs speak for a question. Questions with many points come first, and those with too few are not asked.
package enum Soundness {
  /// The points of a question without a sign, by the way of asking.
  static func base(of form: AskedKey.Form) -> Int {
    switch form {
    case .term: 7
    case .choice: -7
    // NB: too few were judged. Thai or Japanese glossaries would give almost no question without them.
    case .unspacedChoice: minimum
    case .gap: 4
    case .keyTerm: 18
    case .year: 21
    case .cell: 9
    // NB: the regression gives numbers 4, and steps, of which only 17 were judged, -9. Tests would ask for little but terms without them.
    case .number, .step: minimum
    }
  }

  /// The ways of asking with the points of a question without a sign, in their order.
  package static var bases: [(form: String, points: Int)] { AskedKey.Form.allCases.map { ($0.rawValue, base(of: $0)) } }

  /// A question with fewer points is not asked. Of the judged questions with at least as many, three quarters were sound.
  package static let minimum = 3
  /// Questions with at least this many points come first.
  package static let strong = 8

  /// The points of a key. Too few reasons, results, formulas and entries of vocabulary lists were judged for signs; they get ``strong``.
  static func points(of key: AskedKey) -> Int {
    guard let form = key.form else { return strong }
    return base(of: form) + QuestionSign.all.reduce(0) { $0 + ($1.forms.contains(form) && $1.shows(key) ? $1.points : 0) }
  }
}
