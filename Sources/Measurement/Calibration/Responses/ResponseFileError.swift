/// A mistake in a file of responses.
public struct ResponseFileError: Error, Sendable, Hashable {
  /// The kinds of mistakes.
  public enum Mistake: Sendable, Hashable {
    /// The file has no row.
    case empty
    /// A column has no item id. Columns are counted from 1.
    case missingID(column: Int)
    /// Two columns have the same item id.
    case repeatedID(String)
    /// The first row has no item id.
    case noItems
    /// A column has the chosen options of an item that has no column of scores.
    case optionsWithoutScores(itemID: String)
    /// A column has more than ``ResponseLabels/maximumValueCount`` different groups or options.
    case tooManyLabels(heading: String)
    /// There are more than ``ResponseMatrix/maximumItemCount`` columns.
    case tooManyItems
    /// There are more than ``ResponseMatrix/maximumPersonCount`` rows.
    case tooManyPersons
    /// A row has another number of columns than the first row.
    case columns(found: Int, expected: Int)
    /// A field is neither `1` nor `0` nor empty.
    case score(String, itemID: String)
    /// A quotation mark is not closed on its line, or stands beside other text of its field.
    case quotation
    /// A field has more than ``ResponseFileParser/maximumFieldLength`` bytes.
    case fieldLength
    /// An item id, a group or an option is not UTF-8.
    case encoding
  }

  /// The line of the mistake, counted from 1.
  public let line: Int
  /// The mistake.
  public let mistake: Mistake

  /// States what is wrong and what to do.
  public var message: String {
    switch mistake {
    case .empty: "there are no responses: write a row of item ids, then a row for each person"
    case .missingID(let column): "column \(column) has no item id: give it an id, or remove the column"
    case .repeatedID(let id): "two columns have the item id \"\(id)\": give each item one column"
    case .noItems: "there is no item: write a column with the scores of each item"
    case .optionsWithoutScores(let id): "the item \"\(id)\" has options and no scores: add a column \"\(id)\" with 1, 0 or nothing"
    case .tooManyLabels(let heading):
      "\"\(heading)\" has more than \(ResponseLabels.maximumValueCount) different texts: give groups or options, not persons"
    case .tooManyItems: "there are more than \(ResponseMatrix.maximumItemCount) columns: calibrate fewer items at a time"
    case .tooManyPersons: "there are more than \(ResponseMatrix.maximumPersonCount) persons: calibrate fewer persons at a time"
    case .columns(let found, let expected):
      "the row has \(found) columns and the first row \(expected): write one column for each item, empty for no answer"
    case .score(let text, let id):
      "\"\(text)\" is not a score of the item \"\(id)\": write 1, 0 or nothing, with commas between columns"
    case .quotation: "a quotation mark is out of place: close it before the next comma or line, and write \"\" for one inside"
    case .fieldLength: "a field is longer than \(ResponseFileParser.maximumFieldLength) bytes: check that this is a CSV file"
    case .encoding: "a text is not UTF-8: save the file as UTF-8"
    }
  }
}
