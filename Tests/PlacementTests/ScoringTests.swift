import Reproducible
import Placement
import Testing

@Suite("Scoring")
struct ScoringTests {
  private let session = TestSession(blueprint: Fixture.ladder)

  private func answers(rightUpTo level: CEFRLevel, else other: Answer) -> [String: Answer] {
    session.blueprint.items.reduce(into: [:]) { $0[$1.itemID] = $1.level <= level ? .text("a") : other }
  }

  @Test("The score is the sum of the weights of the right answers")
  func sum() {
    let result = session.result(answers: ["A1_1": .text("a"), "B2_1": .text("a"), "C2_1": .text("b")])
    #expect(result.score == 1 + 4)
    #expect(result.maximumScore == 105)
    #expect(result.scaledScore == 5)
  }

  @Test("A learner who knows everything up to a level, and does not guess, is placed there", arguments: CEFRLevel.testable)
  func ladder(level: CEFRLevel) {
    #expect(session.result(answers: answers(rightUpTo: level, else: .dontKnow)).level >= level)
  }

  @Test("“I don't know” counts as wrong, but only a wrong choice predicts lucky guesses")
  func dontKnow() {
    let honest = session.result(answers: answers(rightUpTo: .b1, else: .dontKnow))
    let guessing = session.result(answers: answers(rightUpTo: .b1, else: .text("b")))
    #expect(honest.score == guessing.score)
    #expect(honest.correctedForGuessing?.score == honest.score)
    // 75 points of wrong choices among four options predict 25 points from lucky guesses.
    #expect(guessing.correctedForGuessing?.score == guessing.score - 25)
    #expect(honest.outcomes.last?.status == .dontKnow)
  }

  @Test("An item without an answer counts as wrong and is reported as unanswered")
  func unanswered() {
    let result = session.result(answers: [:])
    #expect(result.score == 0)
    #expect(result.outcomes.allSatisfy { $0.status == .unanswered })
  }

  @Test(
    "A score within one item of a cut borders on the level beyond it",
    arguments: [
      (score: 43, CEFRLevel.b2, CEFRLevel.b1), (39, .b1, .b2), (47, .b2, .b1), (5, .a1, .preA1), (4, .preA1, .a1),
    ])
  func borderline(score: Int, level: CEFRLevel, neighbour: CEFRLevel) {
    let result = session.result(answers: answersScoring(score))
    #expect(result.score == score)
    #expect(result.level == level)
    #expect(result.borderline == neighbour)
  }

  @Test("A score that is far from every cut is not borderline", arguments: [0, 8, 34, 50, 105])
  func clear(score: Int) {
    #expect(session.result(answers: answersScoring(score)).borderline == nil)
  }

  /// Right answers whose weights add up to a score, chosen greedily from the highest weight.
  private func answersScoring(_ score: Int) -> [String: Answer] {
    var rest = score
    return session.blueprint.items.reversed().reduce(into: [:]) { answers, item in
      guard item.weight <= rest else { return }
      rest -= item.weight
      answers[item.itemID] = .text("a")
    }
  }

  @Test("Every skill and level has its own tally")
  func tallies() {
    let result = session.result(answers: answers(rightUpTo: .a2, else: .dontKnow))
    #expect(result.levels[.a2]?.correct == 5)
    #expect(result.levels[.b1]?.correct == 0)
    #expect(result.skills[.useOfLanguage]?.score == 15)
    #expect(result.skills[.reading] == nil)
  }
}

@Suite("Listening that cannot be measured")
struct UnmeasuredListeningTests {
  private func blueprint(hasAudio: Bool) -> Blueprint {
    Fixture.blueprint(
      [Fixture.choice("x_1"), Fixture.choice("x_2"), Fixture.listening("x_3", level: .b1, hasAudio: hasAudio)],
      cuts: [(.preA1, 0), (.a1, 2), (.a2, 3), (.b1, 4)])
  }

  @Test("Skipped listening is left out of the score, which is scaled to the full range")
  func skipped() {
    let session = TestSession(blueprint: blueprint(hasAudio: true))
    let half = session.result(answers: ["x_1": .text("a")], unmeasured: [.listening])
    #expect((half.score, half.maximumScore, half.scaledScore, half.scaleMaximum) == (1, 2, 3, 5))
    #expect(half.skills[.listening] == nil)
    let perfect = session.result(answers: ["x_1": .text("a"), "x_2": .text("a")], unmeasured: [.listening])
    #expect((perfect.scaledScore, perfect.level) == (5, .b1))
    #expect(session.result(answers: [:], unmeasured: [.listening]).level == .preA1)
  }

  @Test("An item without a recording is not measured, unless it was answered")
  func withoutRecording() {
    let session = TestSession(blueprint: blueprint(hasAudio: false))
    #expect(session.result(answers: [:]).outcomes.last?.status == .notMeasured)
    #expect(session.result(answers: ["x_3": .text("a")]).outcomes.last?.status == .correct)
  }
}

@Suite("All right and all wrong answers")
struct ExtremeRunTests {
  /// Random blueprints of many sizes and weights, with any cuts that the invariants allow.
  private func randomBlueprint(_ generator: inout SeededGenerator) -> Blueprint {
    let top = Int.random(in: 0...6, using: &generator)
    let levels = Array(CEFRLevel.allCases[0...top])
    let items = (0..<Int.random(in: max(1, top)...30, using: &generator)).map { index in
      let level = levels.filter { $0 != .preA1 }.randomElement(using: &generator) ?? .a1
      let item = Fixture.choice("i\(index)", level: level, weight: Int.random(in: 1...9, using: &generator))
      return index % 5 == 4 ? Fixture.listening("i\(index)", level: level, hasAudio: Bool.random(using: &generator)) : item
    }
    let maximum = items.reduce(0) { $0 + $1.weight }
    let froms = [0] + Array((1...max(1, maximum)).shuffled(using: &generator).prefix(top)).sorted()
    return Fixture.blueprint(items, cuts: Array(zip(levels, froms)))
  }

  @Test("In every valid blueprint, all right answers give the top level and all wrong answers the bottom level")
  func always() {
    var generator = SeededGenerator(seed: 20_261_121)
    var checked = 0
    for _ in 0..<2_000 {
      let blueprint = randomBlueprint(&generator)
      guard BlueprintInvariant.allCases.allSatisfy({ $0.violations(in: blueprint).isEmpty }) else { continue }
      checked += 1
      let session = TestSession(blueprint: blueprint)
      let perfect = blueprint.items.reduce(into: [String: Answer]()) { $0[$1.itemID] = .text("a") }
      let wrong = perfect.mapValues { _ in Answer.text("b") }
      for unmeasured in [[], Set([Skill.listening])] {
        let best = session.result(answers: perfect, unmeasured: unmeasured)
        if best.maximumScore > 0 { #expect(best.level == blueprint.cuts.top) }
        #expect(session.result(answers: wrong, unmeasured: unmeasured).level == blueprint.cuts.bottom)
        #expect(session.result(answers: [:], unmeasured: unmeasured).level == blueprint.cuts.bottom)
      }
    }
    #expect(checked > 1_000)
  }

  @Test("More right answers never lower the level")
  func monotonic() {
    let session = TestSession(blueprint: Fixture.ladder)
    var answers: [String: Answer] = [:]
    var last = session.result(answers: answers)
    for item in session.blueprint.items {
      answers[item.itemID] = .text("a")
      let next = session.result(answers: answers)
      #expect(next.level >= last.level)
      #expect(next.scaledScore > last.scaledScore)
      last = next
    }
  }
}
