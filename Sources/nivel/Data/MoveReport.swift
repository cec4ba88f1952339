import Storage

/// Says how far a move has come: in one line on a terminal, and in a line each second at most elsewhere. Says at the end what was moved.
final class MoveReport {
  private let line = ProgressLine()
  private var next = ContinuousClock.now
  /// Whether rows were moved.
  private(set) var hasBegun = false

  func show(_ progress: StoreMove.Progress) {
    hasBegun = true
    let text = "\(progress.table): \(progress.done) of \(progress.rows) rows \(progress.step == .copying ? "copied" : "checked")"
    if line.isShown { return line.show(text) }
    guard ContinuousClock.now >= next else { return }
    next = .now + .seconds(1)
    Console.note(text)
  }

  func clear() { line.clear() }

  /// What was moved, from the number of rows by table.
  static func summary(_ rows: [String: Int]) -> String {
    let counts = shown.map { "\($0.name): \(rows[$0.table] ?? 0)" }.joined(separator: ", ")
    return "moved and checked: \(counts); rows in all: \(rows.values.reduce(0, +))"
  }

  private static let shown: [(name: String, table: String)] = [
    ("profiles", "profile"), ("placement attempts", "attempt"), ("answers", "answer"), ("courses", "course"),
    ("practice tests", "practice_test"), ("scheduled tests", "scheduled_test"), ("own word lists", "own_word_list"), ("games", "game"),
    ("hard words", "hard_word"),
  ]
}
