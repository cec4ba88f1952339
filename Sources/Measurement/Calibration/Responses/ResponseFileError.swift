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
    /// An item id is not UTF-8.
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
    case .tooManyItems: "there are more than \(ResponseMatrix.maximumItemCount) columns: calibrate fewer items at a time"
    case .tooManyPersons: "there are more than \(ResponseMatrix.maximumPersonCount) persons: calibrate fewer persons at a time"
    case .columns(let found, let expected):
      "the row has \(found) columns and the first row \(expected): write one column for each item, empty for no answer"
    case .score(let text, let id):
      "\"\(text)\" is not a score of the item \"\(id)\": write 1, 0 or nothing, with commas between columns"
    case .quotation: "a quotation mark is out of place: close it before the next comma or line, and write \"\" for one inside"
    case .fieldLength: "a field is longer than \(ResponseFileParser.maximumFieldLength) bytes: check that this is a CSV file"
    case .encoding: "an item id is not UTF-8 text: save the file as UTF-8"
    }
  }
}
