/// The share of a topic that a learner knows, from 0 to 1, with its interval.
///
/// A learner who does not know an answer guesses and is right one time in five. So if the learner knows a share θ, the probability of a
/// right answer is p = .2 + .8·θ (the score corrected for guessing is θ = (p − .2)/.8). The prior is uniform, Beta(1, 1). After c right and
/// w wrong answers the posterior density is proportional to (.2 + .8·θ)ᶜ · (.8·(1 − θ))ʷ (Bayes' rule). The value is its mean, and the
/// bounds of the interval are its quantiles at 5 % and 95 %.
public struct Mastery: Sendable, Hashable {
  /// The number of days in which the weight of an answer halves. This is a choice: an answer from a month ago says half as much about
  /// today. The formula 2^(−age / half-life) is that of B. Settles and B. Meeder, "A trainable spaced repetition model for language
  /// learning", ACL 2016.
  public static let halfLifeDays = 30.0
  /// The minimum number of answers. Fewer answers say too little.
  public static let minimumAnswers = 5
  /// The minimum total weight of the answers. Five answers given at the same time reach it for one half-life.
  public static let minimumWeight = 2.5

  /// The mean of the posterior distribution.
  public let value: Double
  /// The lower bound: the learner knows more than this with a probability of 95 %.
  public let low: Double
  /// The upper bound: the learner knows less than this with a probability of 95 %.
  public let high: Double

  /// One answer with its age in days.
  struct Answer {
    let isCorrect: Bool
    let age: Double

    /// The weight of the answer, from 0 to 1.
    var weight: Double { Exponential.exp(-max(age, 0) / Mastery.halfLifeDays * Exponential.logarithmOf2) }
  }

  /// Estimates the mastery from answers; `nil` if they say too little (see ``minimumAnswers`` and ``minimumWeight``).
  init?(after answers: [Answer]) {
    let correct = answers.reduce(0) { $0 + ($1.isCorrect ? $1.weight : 0) }
    let wrong = answers.reduce(0) { $0 + ($1.isCorrect ? 0 : $1.weight) }
    guard answers.count >= Self.minimumAnswers, correct + wrong >= Self.minimumWeight else { return nil }
    self.init(correct: correct, wrong: wrong)
  }

  /// - Parameters:
  ///   - correct: The total weight of the right answers, at least 0.
  ///   - wrong: The total weight of the wrong answers, at least 0.
  init(correct: Double, wrong: Double) {
    let posterior = KnowledgePosterior(correct: correct, wrong: wrong)
    (value, low, high) = (posterior.mean, posterior.quantile(0.05), posterior.quantile(0.95))
  }
}
