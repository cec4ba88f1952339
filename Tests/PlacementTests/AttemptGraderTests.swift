import AnswerMatching
import Measurement
import Placement
import Reproducible
import Testing

@Suite("The grading of many attempts")
struct AttemptGraderTests {
  private static let items = [
    Fixture.choice("x_1"), Fixture.production("x_2", .wordReorder, stem: "I / like / green / tea", accept: ["I like green tea."]),
    Fixture.production("x_3", .minimalPair, stem: "C.\nS A: One.\nS B: Two.", accept: ["One."]),
    Fixture.production("x_4", .freeResponseCloze, stem: "I ___.", accept: ["am"]), Fixture.listening("x_5", hasAudio: false),
  ]

  /// The items, and three that are being tried out. Each attempt is asked two of these.
  private static let blueprint = Fixture.blueprint(
    items
      + (6...8).map { number in
        let item = Fixture.choice("x_\(number)")
        return TestItem(
          itemID: item.itemID, level: item.level, weight: 1, construct: "", prompt: item.prompt, task: item.task, isPretest: true)
      }, cuts: [(.preA1, 0), (.a1, 2)])

  /// Answers to most items: right, wrong, of another kind (also a typed text with the words of tiles), and without a meaning.
  private static func attempt(_ number: UInt64, blueprintID: Int64 = 1) -> FinishedAttempt {
    var generator = SeededGenerator(seed: number)
    let choices: [GivenAnswer] = ["o1", "o2", "o3", "o4", "o5", "A", "B", ""].map { .choice($0) }
    let texts: [GivenAnswer] = ["am", "Am", "is", " ", "o1", "I like green tea"].map { .text($0) }
    let tiles: [GivenAnswer] = [["t1", "t2", "t3", "t4"], ["t4", "t3", "t2", "t1"], ["t2", "t4", "t1", "t3"], ["t1", "t1"]].map {
      .tiles($0)
    }
    let given = choices + texts + tiles + [.dontKnow]
    let answers = blueprint.items.filter { _ in generator.below(5) > 0 }.map {
      FinishedAttempt.Answer(itemID: $0.itemID, given: given[generator.below(given.count)])
    }
    let client = AttemptClient(
      device: AttemptClient.Device.allCases.randomElement(using: &generator), interfaceLanguage: "x\(number % 1_200)")
    return FinishedAttempt(blueprintID: blueprintID, seed: generator.next(), client: client, answers: answers.shuffled(using: &generator))
  }

  private static func graded(_ attempts: some Sequence<FinishedAttempt>) throws -> GradedAttempts {
    var (graded, grader) = (try GradedAttempts(blueprint: blueprint), AttemptGrader(blueprint: blueprint))
    grader.add(blueprint, id: 1)
    for attempt in attempts { try graded.append(attempt, gradedBy: &grader) }
    return graded
  }

  /// The scores and the chosen options of an attempt according to its form.
  private static func expected(_ attempt: FinishedAttempt) -> (scores: [ScoredAnswer], options: [String?]) {
    let session = TestSession(blueprint: blueprint)
    let form = Form(blueprint: blueprint, attemptID: AttemptID("a"), seed: attempt.seed)
    let given = Dictionary(uniqueKeysWithValues: attempt.answers.map { ($0.itemID, $0.given) })
    var (scores, options): ([ScoredAnswer], [String?]) = ([], [])
    for item in blueprint.items {
      let question = form.questions.first { $0.item.itemID == item.itemID }
      let answer = question.flatMap { question in given[item.itemID].flatMap { try? question.answer(for: $0) } }
      scores.append(answer.map { session.response(to: item, $0) == .right ? .right : .wrong } ?? .notAnswered)
      guard let known = ItemOptions(item) else { continue }
      guard case .text(let text) = answer else {
        options.append(nil)
        continue
      }
      options.append((known.ids.firstIndex(of: text) ?? known.texts.firstIndex(of: text)).map { known.ids[$0] })
    }
    return (scores, options)
  }

  @Test("agrees with the form of each attempt")
  func forms() throws {
    let attempts = (0..<600).map { Self.attempt($0) }
    let expected = attempts.map(Self.expected).filter { $0.scores.contains { $0 != .notAnswered } }
    let graded = try Self.graded(attempts)
    #expect(graded.matrix.rows == expected.count && expected.count > 300)
    let options = graded.labels.filter { $0.kind == .option }
    for (row, expected) in expected.enumerated() {
      #expect(graded.matrix.scores(row: row) == expected.scores)
      #expect(options.map { labels in labels[row].map { labels.values[$0] } } == expected.options)
    }
    for item in 0..<8 where item != 4 {
      #expect(Set((0..<graded.matrix.rows).map { graded.matrix[$0, item] }).count == 3, "every score occurs at the item \(item)")
    }
  }

  @Test(
    "gives the same responses in parts, with more interface languages than labels",
    arguments: [[0, 2_600], [1, 700, 1_500], [1_100, 1_199]])
  func parts(cuts: [Int]) throws {
    let attempts = (0..<2_600).map { Self.attempt($0) }
    let whole = try Self.graded(attempts)
    var joined = try GradedAttempts(blueprint: Self.blueprint)
    for (start, end) in zip([0] + cuts, cuts + [attempts.count]) { try joined.append(contentsOf: Self.graded(attempts[start..<end])) }
    #expect(joined.matrix == whole.matrix)
    #expect(joined.labels == whole.labels)
    #expect(whole.labels[1].values.count == ResponseLabels.maximumValueCount)
  }

  @Test("leaves out attempts at an unknown version, and items that ask something else")
  func versions() throws {
    var grader = AttemptGrader(blueprint: Self.blueprint)
    grader.add(
      Fixture.blueprint(
        [Self.items[0], Fixture.production("x_4", .freeResponseCloze, stem: "You ___.", accept: ["am"])], cuts: [(.preA1, 0)]), id: 2)
    var graded = try GradedAttempts(blueprint: Self.blueprint)
    let answers = ["x_1", "x_4"].map { FinishedAttempt.Answer(itemID: $0, given: .dontKnow) }
    for id in [2, 3] as [Int64] {
      try graded.append(FinishedAttempt(blueprintID: id, seed: 1, client: .unknown, answers: answers), gradedBy: &grader)
    }
    #expect(graded.matrix.rows == 1)
    #expect(graded.matrix.scores(row: 0).enumerated().filter { $0.element != .notAnswered }.map(\.offset) == [0])
  }
}
