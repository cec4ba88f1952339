import Measurement

extension GroupComparison {
  /// The groups that are too small to compare, one sentence each.
  var notes: [String] {
    let few = groups.filter { $0.status == .tooFew }
    guard !groups.isEmpty, !few.isEmpty else { return [] }
    let sizes = few.prefix(5).map { "\($0.value) has \($0.persons)" }.joined(separator: ", ")
    let rest = few.count > 5 ? " and \(few.count - 5) more groups are too small" : ""
    return ["\(name): a comparison needs \(DIFScreening.minimumAnswers) persons in each of two groups. \(sizes)\(rest)."]
  }

  /// The groups for which an item is harder or easier than for the largest group, one sentence each.
  func notes(of itemID: String, index: Int) -> [String] {
    guard let reference else { return [] }
    return results(item: index).compactMap { focal, result in
      guard let test = result.mantelHaenszel, test.category != .a else { return nil }
      let direction = test.delta < 0 ? "harder" : "easier"
      return "\(itemID): \(direction) for \(name) \(focal) than for equally able persons with \(reference.value)"
        + " (class \(test.category.rawValue.uppercased()))."
    }
  }
}
