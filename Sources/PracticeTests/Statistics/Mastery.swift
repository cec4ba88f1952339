/// The share of a topic that a learner knows, from 0 to 1, with its interval.
///
/// A learner who does not know an answer guesses and is right one time in five. So if the learner knows a share θ, the probability of a
/// right answer is p = .2 + .8·θ (the score corrected for guessing is θ = (p − .2)/.8). The prior is uniform, Beta(1, 1). After c right and
/// w wrong answers the posterior density is proportional to (.2 + .8·θ)ᶜ · (.8·(1 − θ))ʷ (Bayes' rule). Nobody guesses a typed answer, so
/// for typed answers p = θ. The value is the mean of the posterior, and the bounds of the interval are its quantiles at 5 % and 95 %.
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
    var isTyped = false

    /// The weight of the answer, from 0 to 1.
    var weight: Double { Exponential.exp(-max(age, 0) / Mastery.halfLifeDays * Exponential.logarithmOf2) }
  }

  /// The total weights of right and of wrong answers.
  struct Weights {
    var correct = 0.0
    var wrong = 0.0

    init(correct: Double = 0, wrong: Double = 0) { (self.correct, self.wrong) = (correct, wrong) }

    init(_ answers: [Answer]) {
      for answer in answers {
        correct += answer.isCorrect ? answer.weight : 0
        wrong += answer.isCorrect ? 0 : answer.weight
      }
    }
  }

  /// Estimates the mastery from answers; `nil` if they say too little (see ``minimumAnswers`` and ``minimumWeight``).
  init?(after answers: [Answer]) {
    guard answers.count >= Self.minimumAnswers, answers.reduce(0, { $0 + $1.weight }) >= Self.minimumWeight else { return nil }
    self.init(chosen: Weights(answers.filter { !$0.isTyped }), typed: Weights(answers.filter(\.isTyped)))
  }

  /// - Parameters:
  ///   - correct: The total weight of the right answers, at least 0.
  ///   - wrong: The total weight of the wrong answers, at least 0.
  init(correct: Double, wrong: Double) { self.init(chosen: Weights(correct: correct, wrong: wrong), typed: Weights()) }

  init(chosen: Weights, typed: Weights) {
    let posterior = KnowledgePosterior(chosen: chosen, typed: typed)
    (value, low, high) = (posterior.mean, posterior.quantile(0.05), posterior.quantile(0.95))
  }
}
