/// How much of a topic a learner knows, from 0 to 1, and how sure that is.
///
/// Whoever does not know the answer guesses, and is right one time in five. So with a share θ known, the chance of a right answer is
/// p = .2 + .8·θ (the chance-corrected score is θ = (p − .2)/.8). Before the first answer every θ is as likely, which is the distribution
/// Beta(1, 1); the answers turn it into the posterior density (.2 + .8·θ)ᶜ · (.8·(1 − θ))ʷ after c right and w wrong ones (Bayes' rule). Its mean
/// is the value; its quantiles at 5 % and 95 % bound the interval.
public struct Mastery: Sendable, Hashable {
  /// The weight of an answer halves in so many days. A choice: what was practised a month ago says half as much about today. The form,
  /// 2^(−age / half-life), is that of B. Settles and B. Meeder, "A trainable spaced repetition model for language learning", ACL 2016.
  public static let halfLifeDays = 30.0
  /// Fewer answers say too little to be shown.
  public static let minimumAnswers = 5
  /// Nor do answers so old that they weigh less together: five answers are shown for one half-life.
  public static let minimumWeight = 2.5

  /// The mean of the posterior.
  public let value: Double
  /// The learner knows more than this with a probability of 95 %.
  public let low: Double
  /// The learner knows less than this with a probability of 95 %.
  public let high: Double

  /// One answer: whether it is right, and how long ago it was, in days.
  struct Answer {
    let isCorrect: Bool
    let age: Double

    /// From 0 to 1.
    var weight: Double { Exponential.exp(-max(age, 0) / Mastery.halfLifeDays * Exponential.logarithmOf2) }
  }

  /// - Returns: `nil` when the answers say too little: see ``minimumAnswers`` and ``minimumWeight``.
  init?(after answers: [Answer]) {
    let correct = answers.reduce(0) { $0 + ($1.isCorrect ? $1.weight : 0) }
    let wrong = answers.reduce(0) { $0 + ($1.isCorrect ? 0 : $1.weight) }
    guard answers.count >= Self.minimumAnswers, correct + wrong >= Self.minimumWeight else { return nil }
    self.init(correct: correct, wrong: wrong)
  }

  /// - Parameters:
  ///   - correct: The weight of the right answers, at least 0.
  ///   - wrong: The weight of the wrong answers, at least 0.
  init(correct: Double, wrong: Double) {
    let posterior = KnowledgePosterior(correct: correct, wrong: wrong)
    (value, low, high) = (posterior.mean, posterior.quantile(0.05), posterior.quantile(0.95))
  }
}
