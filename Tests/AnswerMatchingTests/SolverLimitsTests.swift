@testable import AnswerMatching
import Testing

@Suite("The solver keeps within its limits")
struct SolverLimitsTests {
  let matcher = AnswerMatcher(language: "en", format: .wordReorder)
  private var solver: WordReorderSolver { WordReorderSolver(matcher: matcher) }

  @Test("reports more accepted orders than 64 bits can count")
  func overflow() {
    let tiles = Array(repeating: "a", count: 21) + Array(repeating: "A", count: 21) + Array(repeating: "a,", count: 22)
    let solution = solver.solve(tiles: tiles, accept: [String(repeating: "a", count: 64)])
    #expect(solution.isAnswerable)
    #expect(solution.arrangements == nil)
    #expect(solution.problem == .overflow)
    #expect(solution.example?.count == 64)
  }

  @Test("counts up to the last number that fits")
  func largeCount() {
    let tiles = Array(repeating: "a", count: 32) + Array(repeating: "A", count: 32)
    #expect(solver.solve(tiles: tiles, accept: [String(repeating: "a", count: 64)]).arrangements == 1_832_624_140_942_590_534)
  }

  @Test("accepts 64 distinct tiles and no more")
  func manyTiles() {
    let tiles = (0..<64).map { "\(["a", "b", "c", "d"][$0 / 16])\(["e", "f", "g", "h"][$0 / 4 % 4])\(["k", "l", "m", "n"][$0 % 4])" }
    #expect(solver.solve(tiles: tiles, accept: [tiles.joined()]).arrangements == 1)
    #expect(solver.solve(tiles: tiles + ["z"], accept: [tiles.joined() + "z"]).problem == .tooComplex)
  }

  @Test("gives up when the states are used up")
  func states() {
    var limits = WordReorderSolver.Limits.standard
    limits.states = 100
    let tiles = (1...8).map { String(repeating: "a", count: $0) }
    let solution = WordReorderSolver(matcher: matcher, limits: limits).solve(tiles: tiles, accept: [String(repeating: "a", count: 36)])
    #expect(solution.problem == .tooComplex)
    #expect(solution.arrangements == nil)
    #expect(!solution.isAnswerable)
  }

  @Test("gives up when the comparisons are used up")
  func work() {
    var limits = WordReorderSolver.Limits.standard
    limits.work = 5
    let solution = WordReorderSolver(matcher: matcher, limits: limits).solve(tiles: ["aa", "a", "aaa"], accept: ["aaaaaa"])
    #expect(solution.problem == .tooComplex)
  }

  @Test("does not try every order of more than eight tiles that change with their neighbours")
  func unsafeTiles() {
    let few = ["\u{301}", "e", "a", "b", "c", "d", "f", "g"]
    #expect(solver.solve(tiles: few, accept: ["éabcdfg"]).arrangements == 1)
    let solution = solver.solve(tiles: few + ["h"], accept: ["éabcdfgh"])
    #expect(solution.problem == .unsafeTile("\u{301}"))
    #expect(solution.arrangements == nil)
  }

  @Test("refuses tiles and answers that are too long")
  func longTexts() {
    let long = String(repeating: "a", count: 200_000)
    #expect(solver.solve(tiles: [long], accept: ["a"]).problem == .tooComplex)
    #expect(solver.solve(tiles: ["a"], accept: [long, long]).problem == .tooComplex)
    #expect(solver.solve(tiles: ["a"], accept: Array(repeating: long, count: 3)).isAnswerable == false)
  }

  @Test("names a stray tile also when it tries every order")
  func strayByTrying() {
    #expect(solver.solve(tiles: ["\u{301}", "e", "z"], accept: ["é"]).problem == .strayTiles(["z"]))
    #expect(solver.solve(tiles: ["\u{301}", "e", "z"], accept: ["q"]).problem == .noArrangement)
  }
}
