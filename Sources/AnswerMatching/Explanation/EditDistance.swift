/// The optimal string alignment distance (Boytsov, "Indexing methods for approximate dictionary searching", 2011, section 2.2): the fewest
/// letters to insert, delete, replace or swap with their neighbour to turn one text into another.
enum EditDistance {
  /// The maximum cost of all comparisons for one answer together, in cells of the distance table.
  struct Budget {
    var cells = 4_000_000
  }

  typealias Letter = LetterAlphabet.Letter

  /// The distance; `nil` when the budget is spent.
  static func between(_ left: [Letter], _ right: [Letter], _ budget: inout Budget) -> Int? {
    budget.cells -= left.count * right.count
    guard budget.cells >= 0 else { return nil }
    return table(left, right)[left.count][right.count]
  }

  /// The alignment of both texts.
  static func pieces(_ answer: [Letter], _ entry: [Letter]) -> [NearestEntry.Piece] {
    let table = table(answer, entry)
    var (row, column) = (answer.count, entry.count)
    var steps: [Step] = []
    while row > 0 || column > 0 {
      if row > 0, column > 0, answer[row - 1] == entry[column - 1], table[row][column] == table[row - 1][column - 1] {
        (row, column) = (row - 1, column - 1)
        steps.append(Step(kind: .same, text: entry[column].text))
      } else if column > 0, row == 0 || table[row][column - 1] <= table[row - 1][column], !replaces(table, row, column) {
        column -= 1
        steps.append(Step(kind: .missing, text: entry[column].text))
      } else if row > 0, !replaces(table, row, column) {
        row -= 1
        steps.append(Step(kind: .added, text: answer[row].text))
      } else {
        (row, column) = (row - 1, column - 1)
        steps.append(Step(kind: .missing, text: entry[column].text))
        steps.append(Step(kind: .added, text: answer[row].text))
      }
    }
    return joined(steps.reversed())
  }

  private static func replaces(_ table: [[Int]], _ row: Int, _ column: Int) -> Bool {
    row > 0 && column > 0 && table[row][column] == table[row - 1][column - 1] + 1
  }

  private static func table(_ left: [Letter], _ right: [Letter]) -> [[Int]] {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for column in 0...right.count { table[0][column] = column }
    for row in 0..<left.count {
      table[row + 1][0] = row + 1
      for column in 0..<right.count {
        var best = min(table[row][column + 1], table[row + 1][column]) + 1
        best = min(best, table[row][column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = best
      }
    }
    return table
  }

  private struct Step {
    enum Kind { case same, added, missing }
    let kind: Kind
    var text: Scalars
  }

  /// Joins neighbouring steps of one kind into one piece. An added piece comes before the missing piece beside it.
  private static func joined(_ steps: [Step]) -> [NearestEntry.Piece] {
    var runs: [Step] = []
    for step in steps {
      if let index = mergeIndex(runs, step.kind) {
        runs[index].text += step.text
      } else {
        runs.append(step)
      }
    }
    return runs.map { run in
      switch run.kind {
      case .same: .same(run.text.text)
      case .added: .added(run.text.text)
      case .missing: .missing(run.text.text)
      }
    }
  }

  private static func mergeIndex(_ runs: [Step], _ kind: Step.Kind) -> Int? {
    guard let last = runs.last else { return nil }
    if last.kind == kind { return runs.count - 1 }
    guard kind != .same, last.kind != .same, runs.count > 1, runs[runs.count - 2].kind == kind else { return nil }
    return runs.count - 2
  }
}
