/// Responses from a CSV file (RFC 4180): a row of item ids, then one row for each person with `1` for a right answer, `0` for a wrong one and
/// nothing for no answer.
///
/// A column with the heading `group:NAME` has a group of each person, and one with the heading `option:ITEM` the option that each person chose.
///
/// The text is UTF-8, with or without a byte order mark. Fields can stand in quotation marks. Empty lines are skipped.
public struct ResponseFile: Sendable, Hashable {
  /// The ids of the items, in the order of the columns.
  public let itemIDs: [String]
  /// The scores, one row for each person.
  public let matrix: ResponseMatrix
  /// The groups and the chosen options, in the order of their columns.
  public let labels: [ResponseLabels]

  /// Reads a whole file. ``ResponseFileParser`` reads a large file in parts.
  ///
  /// - Throws: ``ResponseFileError`` with the line of the first mistake.
  public init(_ bytes: [UInt8]) throws(ResponseFileError) {
    var parser = ResponseFileParser()
    try parser.parse(bytes)
    self = try parser.finish()
  }

  init(itemIDs: [String], matrix: ResponseMatrix, labels: [ResponseLabels]) {
    self.itemIDs = itemIDs
    self.matrix = matrix
    self.labels = labels
  }
}
