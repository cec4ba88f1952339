/// Something the notes say that can be asked for.
public struct Fact: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Content: Sendable, Hashable {
    /// A term, and what it is, without the term.
    case definition(term: String, meaning: String)
    /// Something that is so, and why, with the word that gives the reason.
    case reason(statement: String, reason: String)
    /// Something, and what comes of it.
    case result(cause: String, result: String)
    /// One of several steps in a fixed order.
    case step(StepList, index: Int)
    /// A formula whose quantities have units.
    case formula(Formula)
    /// A cell of a table.
    case cell(NotesTable, row: Int, column: Int)
    /// A sentence with a term of the notes taken out.
    case gap(sentence: String, term: String)
  }

  public let content: Content
  /// The words of the notes that say so, in one piece.
  public let evidence: String
  /// The headings above them, outermost first.
  public let headings: [String]

  /// The term of a definition.
  public var term: String? { if case .definition(let term, _) = content { term } else { nil } }
  /// The meaning of a definition.
  public var meaning: String? { if case .definition(_, let meaning) = content { meaning } else { nil } }
}

/// Steps in a fixed order.
public struct StepList: Sendable, Hashable {
  /// What the steps do: the words that lead to them, or the heading above.
  public let title: String
  public let steps: [String]

  /// How many steps a list has. A shorter list has too few steps for the options of a question, and a longer one is seldom one procedure.
  static let sizes = 5...12
}

/// A table with a name in its first column, and what is so of it in the others.
public struct NotesTable: Sendable, Hashable {
  public let columns: [String]
  public let rows: [[String]]

  static let maximumRows = 40
}

extension Fact {
  /// The fact in one line, for examples and tests.
  package var summary: String {
    switch content {
    case .definition(let term, let meaning): "\(term) = \(meaning)"
    case .reason(let statement, let reason): "\(statement) <- \(reason)"
    case .result(let cause, let result): "\(cause) -> \(result)"
    case .step(let list, let index): "\(list.title) [\(index + 1)/\(list.steps.count)] \(list.steps[index])"
    case .formula(let formula): formula.text + formula.quantities.map { "; \($0.symbol) in \($0.unit)" }.joined()
    case .cell(let table, let row, let column): "\(table.rows[row][0]): \(table.columns[column]) = \(table.rows[row][column])"
    case .gap(let sentence, let term): "\(sentence) [\(term)]"
    }
  }
}
