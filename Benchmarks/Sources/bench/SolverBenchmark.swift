import AnswerMatching

/// Compares the solver with a brute-force search of all orders, with the same matcher, on an unanswerable item.
enum SolverBenchmark {
  private static let words = ["yesterday", "my", "little", "brother", "read", "three", "short", "funny", "stories"]

  static func run() {
    print("solver, one unanswerable item      solver ms   brute force ms        ratio")
    let matcher = AnswerMatcher(language: "en", format: .wordReorder)
    for count in [6, 8, 9] {
      var tiles = Array(words.prefix(count))
      let accept = [tiles.joined(separator: " ")]
      tiles[count - 1] = "misspelt"
      let solver = WordReorderSolver(matcher: matcher)
      let fast = Sample((0..<21).map { _ in milliseconds { _ = solver.solve(tiles: tiles, accept: accept) } }).median
      let slow = Sample((0..<(count < 9 ? 5 : 1)).map { _ in milliseconds { tryAll(tiles, accept, matcher) } }).median
      print("  \(count) tiles                      \(rounded(fast))         \(rounded(slow))       \(rounded(slow / fast)) x")
    }
  }

  private static func tryAll(_ tiles: [String], _ accept: [String], _ matcher: AnswerMatcher) {
    let found = WordReorderSolver.firstAcceptedPermutation(tiles: tiles) { matcher.isAccepted($0, accept: accept) }
    precondition(found == nil, "the item must be unanswerable")
  }
}
