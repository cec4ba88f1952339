/// A statement of the notes that a question can ask about.
public struct Fact: Sendable, Hashable {
  /// The kind of fact, with its parts.
  public enum Content: Sendable, Hashable {
    /// A term and its definition. The definition does not repeat the term.
    case definition(term: String, meaning: String)
    /// A statement and the reason for it. The reason begins with its conjunction, such as `because`.
    case reason(statement: String, reason: String)
    /// A cause and its effect.
    case result(cause: String, result: String)
    /// The step at `index`, from 0, of a procedure.
    case step(StepList, index: Int)
    /// A formula whose quantities have units.
    case formula(Formula)
    /// A cell of a table. `row` and `column` are indices from 0; `column` is at least 1.
    case cell(NotesTable, row: Int, column: Int)
    /// A sentence that names a thing. A blank replaces the name, which the notes mark.
    case keyTerm(sentence: String, term: String)
    /// A sentence in which a blank replaces a term of the notes. The sentence does not name the thing, so other words can fit into it.
    case gap(sentence: String, term: String)
    /// A sentence in which a blank replaces a year; or an event, without a blank, and its year.
    case year(sentence: String, year: String)
    /// A sentence in which a blank replaces a number. `value` is the number as the notes write it, without its unit.
    case number(sentence: String, value: String)
    /// A word and its translation, from a vocabulary list.
    case pair(word: String, translation: String)
  }

  /// The content of a fact.
  public let content: Content
  /// The contiguous quotation from the notes that states the fact.
  public let evidence: String
  /// The headings above the evidence, outermost first.
  public let headings: [String]

  /// The sign for a missing word.
  package static let blank = "_____"

  /// Whether a blank is in the first third of a sentence, counted in words. The reader does not know yet what the sentence is about.
  package static func isEarly(_ blank: Range<String.Index>, in sentence: String) -> Bool {
    let (before, after) = (Words.all(String(sentence[..<blank.lowerBound])).count, Words.all(String(sentence[blank.upperBound...])).count)
    return 3 * before < before + after + 1
  }

  /// The term of a definition; `nil` for any other fact.
  public var term: String? { if case .definition(let term, _) = content { term } else { nil } }
  /// Whether the notes only put the meaning beside the term, in a list or a table, and do not say that it is a definition.
  package func isEntry(in language: NotesLanguage) -> Bool { Glossary.isEntry(self, language) }
  /// The meaning of a definition; `nil` for any other fact.
  public var meaning: String? { if case .definition(_, let meaning) = content { meaning } else { nil } }
}

/// Steps in a fixed order.
public struct StepList: Sendable, Hashable {
  /// The purpose of the steps: the sentence that introduces the list, or the heading above it.
  public let title: String
  /// The steps in order, without Markdown and without a full stop at the end.
  public let steps: [String]

  /// The allowed number of steps. A shorter list has too few steps for the options of a question. A longer list is seldom one procedure.
  static let sizes = 5...12
}

/// A table whose first column names an entry and whose other columns describe that entry.
public struct NotesTable: Sendable, Hashable {
  /// The names of the columns, the first column included.
  public let columns: [String]
  /// The cells of each row. Each row has as many cells as the table has columns.
  public let rows: [[String]]

  static let maximumRows = 40
  /// The columns after these are left out.
  static let maximumColumns = 40
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
    case .keyTerm(let sentence, let term), .gap(let sentence, let term): "\(sentence) [\(term)]"
    case .year(let sentence, let year): "\(sentence) [\(year)]"
    case .number(let sentence, let value): "\(sentence) [\(value)]"
    case .pair(let word, let translation): "\(word) ~ \(translation)"
    }
  }
}
