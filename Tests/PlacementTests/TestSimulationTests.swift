import Measurement
import Testing

@testable import Placement

@Suite("Simulated learners")
struct TestSimulationTests {
  private let session = TestSession(blueprint: Fixture.ladder)

  private func tally(_ length: TestLength, _ behavior: GuessingBehavior, blocks: Range<Int> = 0..<10) throws -> SimulationTally {
    let simulation = TestSimulation(
      model: try session.levelModel(), blueprint: Fixture.ladder, length: length, behavior: behavior, seed: 5)
    var sum = SimulationTally(levels: [], itemIDs: [])
    for block in blocks { sum.add(simulation.outcomes(block: block)) }
    return sum
  }

  @Test("are found at their level more often than by the weighted score, also when they guess", arguments: GuessingBehavior.allCases)
  func accuracy(behavior: GuessingBehavior) throws {
    let full = try tally(.full, behavior)
    #expect(full.learners == 500 && full.meanQuestions == 30)
    #expect(full.exactShare > full.cutShare && full.withinOneShare > 0.9)
  }

  @Test("need between 8 and 20 questions of a quick test", arguments: GuessingBehavior.allCases)
  func length(behavior: GuessingBehavior) throws {
    let quick = try tally(.quick, behavior)
    #expect((8...20).contains(quick.meanQuestions) && quick.coveredShare == 1 && quick.cutShare == 0)
    #expect(quick.highestExposure > 0 && quick.highestExposure <= 1 && quick.calibrationError < 0.2)
  }

  @Test(
    "who click at random are mostly placed at the lowest level, although every item is a choice of four", arguments: TestLength.allCases)
  func random(length: TestLength) throws {
    #expect(try tally(length, .random).bottomShare > 0.75)
  }

  @Test("give the same tally in any order of blocks")
  func order() throws {
    let simulation = TestSimulation(
      model: try session.levelModel(), blueprint: Fixture.ladder, length: .quick, behavior: .mixed, seed: 5)
    var (forward, backward) = (SimulationTally(levels: [], itemIDs: []), SimulationTally(levels: [], itemIDs: []))
    for block in 0..<4 { forward.add(simulation.outcomes(block: block)) }
    for block in (0..<4).reversed() { backward.add(simulation.outcomes(block: block)) }
    #expect(forward == backward)
  }

  @Test("are judged by cuts on the scale of the whole test, when listening has no recordings")
  func unhearable() throws {
    let items = Fixture.ladder.items + CEFRLevel.testable.map { Fixture.listening("l_\($0.rawValue)", level: $0, hasAudio: false) }
    let cuts = Fixture.ladder.cuts.cuts.map { ($0.level, ($0.from * 126 + 52) / 105) }
    let session = TestSession(blueprint: Fixture.blueprint(items, cuts: cuts))
    let simulation = TestSimulation(
      model: try session.levelModel(), blueprint: session.blueprint, length: .full, behavior: .honest, seed: 5)
    var sum = SimulationTally(levels: [], itemIDs: [])
    for block in 0..<10 { sum.add(simulation.outcomes(block: block)) }
    #expect(abs(sum.cutShare - (try tally(.full, .honest).cutShare)) < 0.05)
  }
}
