import AnswerMatching
import Measurement
import Testing

@testable import Placement

@Suite("The level of a test by the response model")
struct LevelEstimateTests {
  private let session = TestSession(blueprint: Fixture.ladder)

  private func answers(rightUpTo level: CEFRLevel, otherwise wrong: Answer) -> [String: Answer] {
    session.blueprint.items.reduce(into: [:]) { $0[$1.itemID] = $1.level <= level ? .text("a") : wrong }
  }

  private func estimate(_ answers: [String: Answer]) throws -> LevelEstimate {
    try #require(session.result(answers: answers).estimate)
  }

  @Test("is within one level of that up to which a learner knows the answers", arguments: CEFRLevel.allCases)
  func knowledge(level: CEFRLevel) throws {
    let estimate = try estimate(answers(rightUpTo: level, otherwise: .dontKnow))
    // NB: a learner who knows exactly the items up to a level is at the border of the next level.
    #expect(abs(estimate.level.rank - level.rank) <= 1)
    #expect(abs(estimate.levels.reduce(0) { $0 + $1.probability } - 1) < 1e-9)
    #expect(estimate.levels.map(\.level) == CEFRLevel.allCases)
    #expect(estimate.range.contains(level) && estimate.questions == 30 && estimate.certainty != .tooFew)
  }

  @Test("notices guessing in wrong answers, and not in “I don't know”")
  func guessing() throws {
    #expect(try estimate(answers(rightUpTo: .b1, otherwise: .text("b"))).hasGuessedOften)
    #expect(try !estimate(answers(rightUpTo: .b1, otherwise: .dontKnow)).hasGuessedOften)
    let slips = answers(rightUpTo: .c2, otherwise: .dontKnow).merging(["A1_1": .text("b"), "C2_1": .text("b")]) { $1 }
    #expect(try !estimate(slips).hasGuessedOften)
  }

  @Test("says that answers are too few if they show only one side of the level")
  func oneSided() throws {
    let half = answers(rightUpTo: .c2, otherwise: .dontKnow).filter { $0.key.hasPrefix("A") || $0.key.hasPrefix("B1_1") }
    let estimate = try estimate(half)
    #expect(estimate.questions == 11 && estimate.range.upperBound == .c2 && estimate.certainty == .tooFew)
  }

  @Test("ignores questions without an answer")
  func unanswered() throws {
    let right = answers(rightUpTo: .c2, otherwise: .dontKnow)
    let few = try estimate(right.filter { $0.key.hasPrefix("B1") })
    #expect(few.questions == 5 && few.certainty == .tooFew && few.level >= .b1)
    let none = try estimate([:])
    #expect(none.questions == 0 && none.certainty == .tooFew && none.skills.isEmpty)
  }

  @Test("is the level of the result only if the blueprint says so")
  func rule() throws {
    let answers = answers(rightUpTo: .a2, otherwise: .text("b"))
    let cuts = session.result(answers: answers)
    #expect(cuts.level == cuts.cutLevel && cuts.levelRule == .cuts)
    let blueprint = Blueprint(
      languageID: "en", version: "1", matchingProfile: 2, direction: .leftToRight, cuts: Fixture.ladder.cuts, levelRule: .model,
      items: Fixture.ladder.items)
    let model = TestSession(blueprint: blueprint).result(answers: answers)
    #expect(model.level == model.estimate?.level && model.levelRule == .model && model.cutLevel == cuts.level)
  }

  @Test("has only the levels between the lowest and the highest cut")
  func shortScale() throws {
    let short = Fixture.blueprint(
      [Fixture.choice("x", level: .a1), Fixture.choice("y", level: .a2)], cuts: [(.a1, 0), (.a2, 2)])
    let result = TestSession(blueprint: short).result(answers: ["x": .text("a"), "y": .text("a")])
    #expect(result.estimate?.levels.map(\.level) == [.a1, .a2])
    #expect(result.estimate?.level == .a2)
  }

  @Test("leaves listening out when it is not measured, and counts it without a recording when it is answered")
  func listening() throws {
    let items = [Fixture.listening("l"), Fixture.listening("u", hasAudio: false), Fixture.choice("c")]
    let session = TestSession(blueprint: Fixture.blueprint(items, cuts: [(.preA1, 0), (.a1, 2)]))
    func questions(_ answers: [String: Answer], _ unmeasured: Set<Skill> = []) -> Int? {
      session.result(answers: answers, unmeasured: unmeasured).estimate?.questions
    }
    #expect(questions(["l": .text("a"), "c": .text("a")]) == 2)
    #expect(questions(["l": .text("a"), "c": .text("a")], [.listening]) == 1)
    #expect(questions(["l": .text("a"), "u": .text("a"), "c": .text("a")]) == 3)
  }

  @Test("uses the parameters from calibration instead of the author's level")
  func calibrated() throws {
    let hard = ItemCalibration.Item(difficulty: 5, standardError: 0.1, responses: 500)
    let session = TestSession(
      blueprint: Fixture.ladder,
      calibration: ItemCalibration(
        languageID: Fixture.ladder.languageID, blueprintVersion: Fixture.ladder.version, version: "1",
        items: Dictionary(uniqueKeysWithValues: (1...5).map { ("A1_\($0)", hard) })))
    let answers = Dictionary(uniqueKeysWithValues: (1...5).map { ("A1_\($0)", Answer.text("a")) })
    let calibrated = try #require(session.result(answers: answers).estimate)
    #expect(try calibrated.ability.ability > estimate(answers).ability.ability + 1)
  }

  private static let chances: [(item: TestItem, chance: Double)] = [
    (Fixture.choice("c", options: 4), 0.25), (Fixture.choice("c", options: 2), 0.5),
    (Fixture.production("p", .freeResponseCloze, stem: "I ___.", accept: ["go"]), 0),
    (Fixture.production("p", .minimalPair, stem: "A: “I go.”\nB: “I goes.”", accept: ["I go."]), 0.5),
    (Fixture.production("p", .wordReorder, stem: "I / go / now", accept: ["I go now"]), 1.0 / 6),
    (Fixture.production("p", .wordReorder, stem: "I / go / now", accept: ["I go now", "now I go"]), 1.0 / 3),
    (Fixture.production("p", .wordReorder, stem: "no / no / yes", accept: ["no no yes"]), 1.0 / 3),
  ]

  @Test("has a chance from the format of the item", arguments: chances)
  func chance(item: TestItem, chance: Double) {
    #expect(abs(session.chance(of: item) - chance) < 1e-12)
  }
}
