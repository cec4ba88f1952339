/// The scores of many persons on the same items: right, wrong or not answered.
///
/// Five scores take one byte: they are the digits of a number in base 3. Ten million responses take two megabytes.
public struct ResponseMatrix: Sendable, Hashable {
  /// The number of items.
  public let items: Int
  /// The number of rows. A row stands for one person, or for several persons with the same scores.
  public private(set) var rows = 0
  /// The number of persons that all rows stand for.
  public private(set) var persons = 0

  /// One code for each row and group of five items.
  private(set) var codes: [UInt8] = []
  /// The patterns that the codes stand for.
  private(set) var patternCodes: PatternCodes
  /// The number of persons of each row. It is empty as long as each row stands for one person.
  private(set) var counts: [Int32] = []

  /// The largest number of items.
  public static let maximumItemCount = 10_000
  /// The largest number of persons.
  public static let maximumPersonCount = 1 << 30

  /// A matrix without rows.
  ///
  /// - Parameter items: The number of items, from 1 to ``maximumItemCount``.
  /// - Throws: ``ResponseMatrixError/itemCount(_:)``.
  public init(items: Int) throws(ResponseMatrixError) {
    guard (1...Self.maximumItemCount).contains(items) else { throw .itemCount(items) }
    self.items = items
    patternCodes = PatternCodes(groups: (items + ItemGroup.size - 1) / ItemGroup.size)
  }

  /// The number of groups of five items. The last group may have fewer.
  var groups: Int { patternCodes.patterns.count }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - scores: One score for each item, in the order of the items.
  ///   - count: The number of persons with these scores.
  /// - Throws: ``ResponseMatrixError/columns(row:found:expected:)`` or ``ResponseMatrixError/personCount(row:)``. The matrix is then
  ///   unchanged.
  public mutating func append(_ scores: some Collection<ScoredAnswer>, count: Int = 1) throws(ResponseMatrixError) {
    guard scores.count == items else { throw .columns(row: rows + 1, found: scores.count, expected: items) }
    guard count >= 1, count <= Self.maximumPersonCount - persons else { throw .personCount(row: rows + 1) }
    appendPatterns(of: scores)
    appendCount(count)
    rows += 1
    persons += count
  }

  private mutating func appendPatterns(of scores: some Collection<ScoredAnswer>) {
    var (pattern, place, group) = (0, 0, 0)
    for score in scores {
      pattern += Int(score.rawValue) * ItemGroup.places[place]
      place += 1
      guard place == ItemGroup.size else { continue }
      codes.append(patternCodes.code(of: pattern, group: group))
      (pattern, place, group) = (0, 0, group + 1)
    }
    if place > 0 { codes.append(patternCodes.code(of: pattern, group: group)) }
  }

  private mutating func appendCount(_ count: Int) {
    if counts.isEmpty, count > 1 { counts = [Int32](repeating: 1, count: rows) }
    if count > 1 || !counts.isEmpty { counts.append(Int32(truncatingIfNeeded: count)) }
  }

  /// Adds rows whose patterns have other codes.
  mutating func appendRows(of other: ResponseMatrix) {
    // NB: codes are numbered by their first row, so the order of the codes is that of the rows.
    let codes = other.patternCodes.patterns.enumerated().map { group, patterns in
      patterns.map { patternCodes.code(of: Int($0), group: group) }
    }
    for (index, code) in other.codes.enumerated() { self.codes.append(codes[index % groups][Int(code)]) }
    if !counts.isEmpty || !other.counts.isEmpty { counts = ownCounts + other.ownCounts }
    rows += other.rows
    persons += other.persons
  }

  /// The number of persons of each row.
  private var ownCounts: [Int32] { counts.isEmpty ? [Int32](repeating: 1, count: rows) : counts }

  /// Replaces all rows by others that stand for the same persons.
  mutating func replaceRows(codes: [UInt8], counts: [Int32]) {
    self.codes = codes
    self.counts = counts.allSatisfy { $0 == 1 } ? [] : counts
    rows = counts.count
  }

  /// Removes all scores of an item.
  mutating func omit(item: Int) {
    let (group, place) = (item / ItemGroup.size, ItemGroup.places[item % ItemGroup.size])
    for row in 0..<rows {
      let score = Int(self[row, item].rawValue)
      guard score > 0 else { continue }
      let index = row * groups + group
      let pattern = Int(patternCodes.patterns[group][Int(codes[index])])
      codes[index] = patternCodes.code(of: pattern - score * place, group: group)
    }
  }

  /// The number of persons that a row stands for; 0 if there is no such row.
  public func count(row: Int) -> Int {
    guard row >= 0, row < rows else { return 0 }
    return counts.isEmpty ? 1 : Int(counts[row])
  }

  /// The score of a row on an item, both counted from 0; not answered if there is no such row or item.
  public subscript(row: Int, item: Int) -> ScoredAnswer {
    guard row >= 0, row < rows, item >= 0, item < items else { return .notAnswered }
    let group = item / ItemGroup.size
    let pattern = patternCodes.patterns[group][Int(codes[row * groups + group])]
    return ItemGroup.score(in: pattern, place: item % ItemGroup.size)
  }

  /// The scores of a row, in the order of the items; none if there is no such row.
  public func scores(row: Int) -> [ScoredAnswer] {
    guard row >= 0, row < rows else { return [] }
    return (0..<items).map { self[row, $0] }
  }
}
