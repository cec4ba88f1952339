import Foundation
import Testing

@testable import PracticeTests

@Suite("Mastery of a topic")
struct MasteryTests {
  /// Weights of right and wrong answers, then the mean and the quantiles at 5 % and 95 % of a beta distribution truncated at .2, computed
  /// by an independent program.
  static let references: [(Double, Double, Double, Double, Double)] = [
    (0, 0, 0.50000, 0.05000, 0.95000), (5, 0, 0.82148, 0.50886, 0.98936), (0, 5, 0.14286, 0.00851, 0.39304),
    (4, 1, 0.64396, 0.27627, 0.92151), (6, 4, 0.48018, 0.19031, 0.75066), (2.5, 0, 0.72501, 0.29119, 0.98188),
    (13.7, 6.2, 0.58904, 0.37594, 0.77942), (2, 8, 0.15217, 0.01163, 0.37988), (1, 20, 0.05184, 0.00288, 0.14902),
    (90, 10, 0.86520, 0.79731, 0.92214), (200, 200, 0.37500, 0.32378, 0.42622), (0, 60, 0.01613, 0.00084, 0.04792),
  ]

  @Test("equals the posterior that an independent program computes", arguments: references)
  func agrees(correct: Double, wrong: Double, value: Double, low: Double, high: Double) {
    let mastery = Mastery(correct: correct, wrong: wrong)
    #expect(abs(mastery.value - value) < 2e-5 && abs(mastery.low - low) < 2e-5 && abs(mastery.high - high) < 2e-5, "\(mastery)")
  }

  @Test("lies inside its interval, and grows with every right answer")
  func growsWithRightAnswers() {
    for count in 0...30 {
      let masteries = (0...count).map { Mastery(correct: Double($0), wrong: Double(count - $0)) }
      #expect(masteries.allSatisfy { 0 <= $0.low && $0.low < $0.value && $0.value < $0.high && $0.high <= 1 })
      for (fewer, more) in zip(masteries, masteries.dropFirst()) {
        #expect(fewer.value < more.value && fewer.low < more.low && fewer.high < more.high)
      }
    }
  }

  @Test("has an interval that narrows with more answers in the same proportion")
  func narrows() {
    for correct in 0...5 {
      let widths = [1, 2, 4, 8, 16, 32].map { (factor: Int) in
        let mastery = Mastery(correct: Double(correct * factor), wrong: Double((5 - correct) * factor))
        return mastery.high - mastery.low
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 }, "\(correct) of 5: \(widths)")
    }
  }

  @Test("is low for a learner who guesses and high for a learner who knows everything")
  func guessing() {
    #expect(Mastery(correct: 20, wrong: 80).high < 0.15)
    #expect(Mastery(correct: 100, wrong: 0).low > 0.95)
  }

  @Test("is unknown with fewer than five answers or with old answers only")
  func shown() {
    let fresh = Mastery.Answer(isCorrect: true, age: 0)
    #expect(Mastery(after: [Mastery.Answer](repeating: fresh, count: 4)) == nil)
    #expect(Mastery(after: [Mastery.Answer](repeating: fresh, count: 5)) == Mastery(correct: 5, wrong: 0))
    let month = [Mastery.Answer](repeating: Mastery.Answer(isCorrect: true, age: 29.9), count: 5)
    #expect(Mastery(after: month) != nil)
    #expect(Mastery(after: month.map { Mastery.Answer(isCorrect: $0.isCorrect, age: 30.1) }) == nil)
  }

  @Test("gives an answer half the weight after a half-life, and never more than one")
  func halfLife() {
    for (age, weight) in [(0.0, 1.0), (30, 0.5), (60, 0.25), (15, 0.5.squareRoot()), (-7, 1), (1e9, 0)] {
      #expect(abs(Mastery.Answer(isCorrect: true, age: age).weight - weight) < 1e-14, "\(age)")
    }
  }

  @Test("stays within bounds with a million answers")
  func many() {
    for (correct, wrong) in [(1e6, 0.0), (0, 1e6), (5e5, 5e5), (1e6, 1)] {
      let mastery = Mastery(correct: correct, wrong: wrong)
      #expect(0 <= mastery.low && mastery.low <= mastery.value && mastery.value <= mastery.high && mastery.high <= 1, "\(mastery)")
    }
  }
}

@Suite("Logarithm and exponential")
struct ExponentialTests {
  @Test("agree with those of the platform to 14 digits")
  func agree() {
    for exponent in -300...300 {
      for mantissa in stride(from: 1.0, to: 10, by: 0.37) {
        let number = mantissa * Foundation.pow(10, Double(exponent))
        let expected = Foundation.log(number)
        #expect(abs(Exponential.log(number) - expected) <= 1e-14 * max(abs(expected), 1))
      }
    }
    for step in 0...6990 {
      let number = -Double(step) / 10
      let expected = Foundation.exp(number)
      #expect(abs(Exponential.exp(number) - expected) <= 1e-13 * expected, "\(number)")
    }
  }

  @Test("are defined for every number")
  func edges() {
    #expect(Exponential.log(0) == -.infinity && Exponential.log(-1) == -.infinity && Exponential.log(.infinity) == .infinity)
    #expect(Exponential.log(1) == 0 && Exponential.exp(0) == 1 && Exponential.exp(-.infinity) == 0 && Exponential.exp(5) == 1)
    #expect(abs(Exponential.log(.leastNonzeroMagnitude) - Foundation.log(.leastNonzeroMagnitude)) < 1e-11)
  }
}
