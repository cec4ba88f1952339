import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which entry of the table has this value? No other entry has it.
  static let entryWith = QuestionTemplate("entry_with", .understand, .dataInterpretation, suits: isCell) { fact, context in
    guard let cell = TableCell(context.facts[fact]), cell.others(with: cell.value).isEmpty,
      let stem = context.ask([context.wording.entryWith], a: cell.column, b: cell.value)
    else { return nil }
    return cell.question(stem, key: cell.name, from: cell.names(without: cell.name), context)
  }

  /// Which value does this entry have in that column?
  static let valueOf = QuestionTemplate("value_of", .remember, .dataInterpretation, suits: isCell) { fact, context in
    guard let cell = TableCell(context.facts[fact]), let stem = context.ask([context.wording.valueOf], a: cell.name, b: cell.column) else {
      return nil
    }
    return cell.question(stem, key: cell.value, from: cell.values.filter { $0 != cell.value }, context)
  } typed: { fact, context in
    guard let cell = TableCell(context.facts[fact]), let stem = context.ask([context.wording.valueOf], a: cell.name, b: cell.column) else {
      return nil
    }
    return cell.typed(fact, stem, key: cell.value, context)
  }

  @Sendable private static func isCell(_ fact: Fact) -> Bool { TableCell(fact) != nil }
}

/// A cell with its table.
private struct TableCell {
  let table: NotesTable
  let row: Int
  let place: Int

  /// - Returns: `nil` if a question on the cell would be senseless or easily guessed: the first cell of the row has no letter, the header of the
  ///   column has fewer than three letters, the header of the first column names properties or arguments (“Pros”), the cell is 0, or one of the
  ///   two cells is an abbreviation of the other.
  init?(_ fact: Fact) {
    guard case .cell(let table, let row, let column) = fact.content, table.rows[row][0].contains(where: \.isLetter),
      Self.says(table.columns[column]), !PropertyLists.isNamedSo(table.columns[0]), table.rows[row][column] != "0",
      !Abbreviation.isSpelledOut(table.rows[row][0], in: table.rows[row][column]),
      !Abbreviation.isSpelledOut(table.rows[row][column], in: table.rows[row][0])
    else { return nil }
    (self.table, self.row, place) = (table, row, column)
  }

  /// The minimum number of letters in the header of a column.
  private static let minimumHeader = 3

  /// Whether the header of a column is more than a sign.
  private static func says(_ header: String) -> Bool {
    UnspacedScript.occurs(in: header) || header.count(where: \.isLetter) >= minimumHeader
  }

  var name: String { table.rows[row][0] }
  var column: String { table.columns[place] }
  var value: String { table.rows[row][place] }

  /// The different values of the column.
  var values: [String] { Self.distinct(table.rows.map { $0[place] }) }

  func names(without name: String) -> [String] { Self.distinct(table.rows.map { $0[0] }).filter { $0 != name } }

  /// The other entries with a given value in the column.
  func others(with value: String) -> [String] {
    Self.distinct(
      table.rows.indices.filter { $0 != row && table.rows[$0][place].lowercased() == value.lowercased() }.map { table.rows[$0][0] })
  }

  func question(_ stem: String, key: String, from candidates: [String], _ context: TemplateContext) -> WrittenQuestion? {
    guard table.rows.count >= QuestionSlot.optionCount, Set(table.rows.map { $0[0] }).count == table.rows.count else { return nil }
    let numbers = NumericOptions(keyPosition: context.keyPosition, decimalMark: context.wording.decimalMark)
    let distractors = numbers.isNumber(key) ? numbers.sorted(candidates, around: key, context) : four(of: candidates, context)
    guard let distractors, !Clues(in: stem, key: key, context.index).giveAway(among: distractors) else { return nil }
    return WrittenQuestion(stem: stem, key: key, distractors: distractors, subject: name, frame: column)
  }

  /// The question with a typed answer, whose first letters are given.
  func typed(_ fact: Int, _ stem: String, key: String, _ context: TemplateContext) -> WrittenQuestion? {
    guard table.rows.count >= Self.minimumRows, isShort(key),
      Set(table.rows.map { $0[0] }).count == table.rows.count,
      others(with: value).isEmpty, values.count >= Self.minimumRows, Clues(in: stem, key: key, context.index).isEmpty,
      !HiddenTerm.isShown(key, in: "\(name) \(column)", context.index.language)
    else { return nil }
    return context.typed(fact, stem: stem, key: key, subject: name, frame: column, hint: .required)
  }

  /// Whether a value has one wording. A longer one is a free phrase.
  private func isShort(_ value: String) -> Bool {
    UnspacedScript.occurs(in: value) ? value.count <= Self.maximumCharacters : Words.all(value).count <= Self.maximumWords
  }

  private static let (maximumWords, maximumCharacters) = (2, 4)

  /// The minimum number of rows, and of different values in the column. Of two values, one is easily guessed.
  private static let minimumRows = 3

  private func four(of candidates: [String], _ context: TemplateContext) -> [String]? {
    let chosen = context.shuffled(candidates).prefix(QuestionSlot.optionCount - 1)
    return chosen.count == QuestionSlot.optionCount - 1 ? Array(chosen) : nil
  }

  private static func distinct(_ texts: [String]) -> [String] {
    texts.filter { !$0.isEmpty }.uniquedIgnoringCase()
  }
}
