/// What every blueprint must keep beyond its shape, so that a session over it can neither crash nor mislead.
///
/// The loader refuses a blueprint that breaks one; the audit reports them, each under the gate of its name.
public enum BlueprintInvariant: String, Sendable, CaseIterable, Hashable {
  case uniqueItemIDs = "unique_item_ids"
  case keyAmongOptions = "key_among_options"
  case acceptList = "accept_list"
  case cutScores = "cut_scores"

  public struct Violation: Sendable, Hashable {
    public let invariant: BlueprintInvariant
    /// Nil when the fault lies with the blueprint as a whole.
    public let itemID: String?
    public let message: String
  }

  /// Where a blueprint breaks this invariant.
  public func violations(in blueprint: Blueprint) -> [Violation] {
    switch self {
    case .uniqueItemIDs: repeatedIDs(blueprint)
    case .keyAmongOptions: blueprint.items.flatMap(keyFaults)
    case .acceptList: blueprint.items.flatMap(acceptListFaults)
    case .cutScores: cutFaults(blueprint)
    }
  }

  private func violation(_ item: TestItem?, _ message: String) -> Violation {
    Violation(invariant: self, itemID: item?.itemID, message: message)
  }

  private func repeatedIDs(_ blueprint: Blueprint) -> [Violation] {
    var seen: Set<String> = []
    return blueprint.items.compactMap { item in
      seen.insert(item.itemID).inserted
        ? nil : violation(item, "another item has the id \(item.itemID) already: give each item an id of its own")
    }
  }

  private func keyFaults(_ item: TestItem) -> [Violation] {
    guard let choice = item.choice else { return [] }
    var faults: [Violation] = []
    if choice.options.count < 2 {
      faults.append(violation(item, "a choice of \(choice.options.count): give at least two options"))
    }
    if Set(choice.options.map(\.id)).count != choice.options.count {
      faults.append(violation(item, "two options share an id: give each option an id of its own"))
    }
    if !choice.options.contains(where: { $0.id == choice.correctOptionID }) {
      let ids = choice.options.map(\.id).joined(separator: ", ")
      faults.append(violation(item, "the key \"\(choice.correctOptionID)\" is not among the options \(ids): name one of them"))
    }
    return faults
  }

  private func acceptListFaults(_ item: TestItem) -> [Violation] {
    guard let spec = item.productionSpec else { return [] }
    if spec.acceptList.isEmpty { return [violation(item, "the accept list is empty: no answer could be right")] }
    return spec.acceptList.enumerated().compactMap { index, entry in
      entry.trimmedScalars().isEmpty ? violation(item, "accept list entry \(index + 1) is blank: write an answer or remove it") : nil
    }
  }

  private func cutFaults(_ blueprint: Blueprint) -> [Violation] {
    let faults = blueprint.cuts.faults(maximum: blueprint.maximumScore).map { violation(nil, $0) }
    let top = blueprint.cuts.top
    return faults
      + blueprint.items.filter { $0.level > top && !blueprint.cuts.cuts.isEmpty }.map {
        violation($0, "the item is \($0.level.rawValue), above the highest cut \(top.rawValue): add a cut or correct the level")
      }
  }
}
