/// A reason why rows of scores make no response matrix. Rows and columns are counted from 1.
public enum ResponseMatrixError: Error, Sendable, Hashable {
  /// There are no items, or more than ``ResponseMatrix/maximumItemCount``.
  case itemCount(Int)
  /// A row has another number of columns than the matrix has items.
  case columns(row: Int, found: Int, expected: Int)
  /// A number is neither 0 nor 1.
  case unknownScore(row: Int, column: Int, number: Int)
  /// A row stands for fewer than 1 person, or all rows stand for more than ``ResponseMatrix/maximumPersonCount``.
  case personCount(row: Int)

  /// States in a sentence what is wrong and what to do.
  public var message: String {
    switch self {
    case .itemCount(let count): "a response matrix has \(count) items: give 1 to \(ResponseMatrix.maximumItemCount)"
    case .columns(let row, let found, let expected): "row \(row) has \(found) columns: give \(expected), with an empty one for no answer"
    case .unknownScore(let row, let column, let number): "row \(row), column \(column): \(number) is no score: give 1, 0 or nothing"
    case .personCount(let row): "row \(row) stands for an impossible number of persons: give at least 1"
    }
  }
}
