import Measurement
import Testing

@testable import Placement

@Suite("Items that are being tried out")
struct PretestTests {
  /// The ladder with five items that are being tried out. One of them is a listening item.
  private static let blueprint: Blueprint = {
    let tried = (1...4).map { pretest(Fixture.choice("new_\($0)", level: .b2)) } + [pretest(Fixture.listening("new_5", level: .b2))]
    let ladder = Fixture.ladder
    return Blueprint(
      languageID: ladder.languageID, version: ladder.version, matchingProfile: ladder.matchingProfile, direction: ladder.direction,
      cuts: ladder.cuts, levelRule: .model, items: tried + ladder.items)
  }()

  private static func pretest(_ item: TestItem) -> TestItem {
    TestItem(
      itemID: item.itemID, level: item.level, weight: 1, construct: item.construct, prompt: item.prompt, task: item.task, audio: item.audio,
      isPretest: true)
  }

  private let session = TestSession(blueprint: blueprint)

  /// Takes a test, and returns the asked items in their order.
  private func take(_ run: inout TestRun, _ answer: (TestItem) -> Answer) -> [TestItem] {
    var asked: [TestItem] = []
    while let question = run.current {
      asked.append(question.item)
      run.answer(answer(question.item))
    }
    return asked
  }

  @Test("are two in every test, between the other questions", arguments: TestLength.allCases, 1...10 as ClosedRange<UInt64>)
  func asked(length: TestLength, seed: UInt64) {
    var run = TestRun(session: session, length: length, seed: seed)
    let asked = take(&run) { $0.level <= .b1 ? .text("a") : .dontKnow }
    let places = asked.indices.filter { asked[$0].isPretest }
    #expect(places == (length == .quick ? [3, 7] : [10, 21]))
    #expect(Set(asked.map(\.itemID)).count == asked.count)
    #expect(run.questionCount.contains(asked.count) && run.questionCount == Self.blueprint.questionCount(length))
  }

  @Test("change neither a question nor the result, whatever the answer is", arguments: TestLength.allCases, 1...10 as ClosedRange<UInt64>)
  func uncounted(length: TestLength, seed: UInt64) throws {
    var results: [PlacementResult] = []
    var questions: [[String]] = []
    for answer in [Answer.text("a"), .text("b"), .dontKnow] {
      var run = TestRun(session: session, length: length, seed: seed)
      questions.append(take(&run) { $0.isPretest ? answer : $0.level <= .b1 ? .text("a") : .dontKnow }.map(\.itemID))
      results.append(run.result)
    }
    let first = try #require(results.first)
    #expect(Set(questions).count == 1)
    for result in results {
      #expect(result.estimate == first.estimate && result.level == first.level && result.score == first.score)
      #expect(result.skills == first.skills && result.levels == first.levels && result.maximumScore == first.maximumScore)
      #expect(result.outcomes.count { $0.item.isPretest } == 2)
    }
    #expect(first.estimate?.questions == first.outcomes.count - 2)
  }

  @Test("have no points, and no place in the response model")
  func points() throws {
    #expect(Self.blueprint.maximumScore == Fixture.ladder.maximumScore)
    #expect(try session.levelModel().items == Fixture.ladder.items)
    let unanswered = session.result(answers: [:])
    #expect(unanswered.outcomes.map(\.item) == Fixture.ladder.items)
  }

  @Test("are each asked in some tests, and left out with listening")
  func spread() {
    let tried = (1...40 as ClosedRange<UInt64>).map { Self.blueprint.triedOut(seed: $0).map(\.itemID) }
    #expect(Set(tried.joined()).count == 5 && tried.allSatisfy { $0.count == 2 })
    for seed in 1...10 as ClosedRange<UInt64> {
      var run = TestRun(session: session, length: .quick, seed: seed)
      run.skipListening()
      #expect(!take(&run) { _ in .text("a") }.contains { $0.skill == .listening })
    }
  }

  @Test("are the same in every copy of a form, and each of its questions can be found by its id")
  func form() {
    let form = Form(blueprint: Self.blueprint, attemptID: AttemptID("0123456789"), seed: 7)
    #expect(form.questions.map(\.number) == Array(1...32))
    for question in form.questions {
      #expect(Form.question(withID: question.id, blueprint: Self.blueprint, attemptID: AttemptID("0123456789"), seed: 7) == question)
    }
  }
}
