/// The persons who answered the same items, for conditional estimation: the number of right answers to each item and the number of persons
/// with each score.
struct ConditionalGroup {
  /// The answered items.
  let items: [Int]
  /// For each answered item, the number of right answers.
  private(set) var right: [Int]
  /// The number of persons with each score.
  private(set) var persons: [Int]

  init(items: [Int]) {
    self.items = items
    right = [Int](repeating: 0, count: items.count)
    persons = [Int](repeating: 0, count: items.count + 1)
  }

  mutating func add(_ isRight: [Bool], count: Int) {
    let score = isRight.count { $0 }
    // NB: a person with all answers right or all wrong says nothing about differences between items.
    guard score > 0, score < items.count else { return }
    persons[score] += count
    for (place, isRight) in isRight.enumerated() where isRight { right[place] += count }
  }

  /// The persons of a matrix by the items that they answered, among those that take part.
  static func groups(of matrix: ResponseMatrix, items: [Int]) -> [ConditionalGroup] {
    var (groups, places) = ([ConditionalGroup](), [[Int]: Int]())
    for row in 0..<matrix.rows {
      let answered = items.filter { matrix[row, $0] != .notAnswered }
      let place = places[answered] ?? groups.count
      if place == groups.count {
        places[answered] = place
        groups.append(ConditionalGroup(items: answered))
      }
      groups[place].add(answered.map { matrix[row, $0] == .right }, count: matrix.count(row: row))
    }
    return groups.filter { $0.persons.contains { $0 > 0 } }
  }
}
