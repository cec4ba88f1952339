/// The patterns of five scores that occur in each group of items, numbered in the order in which they first occur.
///
/// Complete answers make 32 of the 243 patterns. Tables with a row for each pattern that occurs are small enough for the fast memory of
/// a processor.
struct PatternCodes: Sendable, Hashable {
  /// For each group, the patterns by their codes. Code 0 is the pattern without any answer.
  private(set) var patterns: [[UInt8]]
  /// For each group and pattern, its code; 0 if it has not occurred.
  private var codes: [UInt8]

  init(groups: Int) {
    patterns = [[UInt8]](repeating: [0], count: groups)
    codes = [UInt8](repeating: 0, count: groups * ItemGroup.patterns)
  }

  /// The code of a pattern, which is new if the pattern has not occurred.
  mutating func code(of pattern: Int, group: Int) -> UInt8 {
    let known = codes[group * ItemGroup.patterns + pattern]
    guard known == 0, pattern != 0 else { return known }
    let code = UInt8(truncatingIfNeeded: patterns[group].count)
    codes[group * ItemGroup.patterns + pattern] = code
    patterns[group].append(UInt8(truncatingIfNeeded: pattern))
    return code
  }

  /// The first row of each group in a table with one row for each code.
  var firstRows: [Int] {
    var (rows, next) = ([Int](), 0)
    for group in patterns {
      rows.append(next)
      next += group.count
    }
    return rows
  }

  /// The number of rows of a table with one row for each code.
  var rowCount: Int { patterns.reduce(0) { $0 + $1.count } }
}
