/// A rule beyond the file format that every blueprint must satisfy, so that a test session neither crashes nor gives a wrong result.
///
/// The loader refuses a blueprint that breaks an invariant. The audit reports each violation under the gate of the same name.
public enum BlueprintInvariant: String, Sendable, CaseIterable, Hashable {
  /// No two items have the same id.
  case uniqueItemIDs = "unique_item_ids"
  /// A choice has at least two options with distinct ids, and its key is one of them.
  case keyAmongOptions = "key_among_options"
  /// The accept list of a typed or built answer has at least one entry, and no entry is blank.
  case acceptList = "accept_list"
  /// Every stimulus has its own id and one to four items, which follow each other, have one level, and are not being tried out.
  case stimuli
  /// Every score from 0 to the maximum has exactly one level, and no item is above the top level.
  case cutScores = "cut_scores"

  /// One fault in a blueprint.
  public struct Violation: Sendable, Hashable {
    /// The invariant that is broken.
    public let invariant: BlueprintInvariant
    /// Nil when the violation concerns the blueprint as a whole.
    public let itemID: String?
    /// What is wrong and what to do.
    public let message: String
  }

  /// All violations of this invariant in a blueprint; empty when it holds.
  public func violations(in blueprint: Blueprint) -> [Violation] {
    switch self {
    case .uniqueItemIDs: repeatedIDs(blueprint)
    case .keyAmongOptions: blueprint.items.flatMap(keyFaults)
    case .acceptList: blueprint.items.flatMap(acceptListFaults)
    case .stimuli: stimulusFaults(blueprint)
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
        ? nil : violation(item, "another item has the id \(item.itemID): give each item its own id")
    }
  }

  private func keyFaults(_ item: TestItem) -> [Violation] {
    guard let choice = item.choice else { return [] }
    var faults: [Violation] = []
    if choice.options.count < 2 {
      faults.append(violation(item, "the item has too few options (\(choice.options.count)): give at least two"))
    }
    if Set(choice.options.map(\.id)).count != choice.options.count {
      faults.append(violation(item, "two options have the same id: give each option its own id"))
    }
    if !choice.options.contains(where: { $0.id == choice.correctOptionID }) {
      let ids = choice.options.map(\.id).joined(separator: ", ")
      faults.append(violation(item, "the key \"\(choice.correctOptionID)\" is not among the options \(ids): name one of them"))
    }
    return faults
  }

  private func acceptListFaults(_ item: TestItem) -> [Violation] {
    guard let spec = item.productionSpec else { return [] }
    if spec.acceptList.isEmpty { return [violation(item, "the accept list is empty, so that no answer can be right: add an answer")] }
    return spec.acceptList.enumerated().compactMap { index, entry in
      entry.trimmedScalars().isEmpty ? violation(item, "accept list entry \(index + 1) is blank: write an answer or remove it") : nil
    }
  }

  private func stimulusFaults(_ blueprint: Blueprint) -> [Violation] {
    var seen: Set<String> = []
    return blueprint.stimuli.flatMap { stimulus in
      let id = stimulus.stimulusID
      guard seen.insert(id).inserted else {
        return [violation(nil, "two stimuli have the id \(id): give each stimulus its own id")]
      }
      return itemFaults(of: id, blueprint.items.enumerated().filter { $0.element.prompt.stimulusID == id })
    }
  }

  private func itemFaults(of id: String, _ items: [(offset: Int, element: TestItem)]) -> [Violation] {
    let most = Stimulus.itemCounts.upperBound
    guard let first = items.first, let last = items.last else {
      return [violation(nil, "no item asks about the stimulus \(id): name it in an item, or remove it")]
    }
    var faults: [Violation] = []
    if items.count > most { faults.append(violation(last.element, "the stimulus \(id) has \(items.count) items: keep at most \(most)")) }
    if last.offset - first.offset >= items.count {
      faults.append(violation(last.element, "other items stand between the items of the stimulus \(id): put its items together"))
    }
    faults += items.filter { $0.element.level != first.element.level }.map {
      violation($0.element, "the first item of the stimulus \(id) has the level \(first.element.level.rawValue): use one level for all")
    }
    faults += items.filter(\.element.isPretest).map {
      violation($0.element, "an item that is being tried out asks about the stimulus \(id): give it a text of its own")
    }
    return faults
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
