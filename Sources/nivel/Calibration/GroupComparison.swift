import Measurement

/// The comparison of all groups of one grouping with its largest group, item by item.
struct GroupComparison {
  /// What a group is in the comparison.
  enum Status: String {
    case reference
    case compared
    /// The group has fewer persons than ``DIFScreening/minimumAnswers``.
    case tooFew = "too_few"
    /// No other group has enough persons.
    case alone
  }

  struct Group {
    let value: String
    let persons: Int
    let status: Status
    /// The result of each item; nil unless the group is compared.
    let screening: DIFScreening?
  }

  /// The name of the grouping, such as `device`.
  let name: String
  /// The largest group first.
  let groups: [Group]

  /// The group that the others are compared with; nil if no group is compared.
  var reference: Group? { groups.first { $0.status == .reference } }

  init(_ labels: ResponseLabels, run: CalibrationRun) throws(MeasurementError) {
    name = labels.name
    let sizes = zip(labels.values, labels.counts).sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
    let canCompare = sizes.count { $0.1 >= DIFScreening.minimumAnswers } >= 2
    var groups: [Group] = []
    for (value, persons) in sizes {
      let isEnough = canCompare && persons >= DIFScreening.minimumAnswers
      let screening = isEnough && !groups.isEmpty ? try run.screening(labels, focal: value, reference: sizes[0].0) : nil
      let status: Status = persons < DIFScreening.minimumAnswers ? .tooFew : !isEnough ? .alone : groups.isEmpty ? .reference : .compared
      groups.append(Group(value: value, persons: persons, status: status, screening: screening))
    }
    self.groups = groups
  }

  /// The results of one item, with the group that the item was compared for.
  func results(item: Int) -> [(focal: String, result: DIFScreening.Item)] {
    groups.compactMap { group in group.screening.map { (group.value, $0.items[item]) } }
  }
}

extension CalibrationRun {
  fileprivate func screening(_ labels: ResponseLabels, focal: String, reference: String) throws(MeasurementError) -> DIFScreening {
    let (focal, reference) = (labels.values.firstIndex(of: focal), labels.values.firstIndex(of: reference))
    let isFocal = (0..<labels.count).map { person -> Bool? in
      guard let group = labels[person] else { return nil }
      return group == focal ? true : group == reference ? false : nil
    }
    return try DIFScreening(responses, isFocal: isFocal, abilities: abilities)
  }
}
