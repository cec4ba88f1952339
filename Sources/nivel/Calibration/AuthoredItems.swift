import Measurement
import Placement

/// What a blueprint says about its items before any response: the author's level, and the chance of a guess.
struct AuthoredItems {
  private let session: TestSession
  /// The published difficulties that calibration keeps; nil for none.
  let anchors: ItemCalibration?

  init(blueprint: Blueprint) {
    session = TestSession(blueprint: blueprint)
    anchors = nil
  }

  /// Loads a blueprint file and a file of published difficulties, or standard input for `-`.
  init(file: String, anchors: String?) throws {
    let blueprint = try ContentFolder.blueprint(InputFile.read(file), file: file)
    session = TestSession(blueprint: blueprint)
    self.anchors = try anchors.map { file in
      let bytes = try InputFile.read(file)
      do { return try ItemCalibration.load(bytes, for: blueprint) } catch {
        throw InputError(file: file, line: nil, message: "\(error)")
      }
    }
  }

  /// The blueprint with the items.
  var blueprint: Blueprint { session.blueprint }

  /// The author's level of an item; nil for an unknown id.
  func level(of itemID: String) -> CEFRLevel? { session.blueprint.item(withID: itemID)?.level }

  /// The options of an item; nil for an unknown id, and for items without options.
  func options(of itemID: String) -> ItemOptions? { session.blueprint.item(withID: itemID).flatMap(ItemOptions.init) }

  /// The items of the blueprint that are not in a list.
  func missing(in itemIDs: [String]) -> [String] {
    let given = Set(itemIDs)
    return session.blueprint.items.map(\.itemID).filter { !given.contains($0) }
  }

  /// What is known of each item before calibration.
  ///
  /// The chance of a guess is that of the format, in the share of the persons without the answer who guess.
  /// - Throws: ``InputErrors`` with an error for each id that is not in the blueprint; ``InputError`` if no item, or every item, is an anchor.
  func items(of responses: CalibrationResponses, usesLevels: Bool, file: String) throws -> [CalibrationItem] {
    let itemIDs = responses.itemIDs
    let unknown = itemIDs.filter { session.blueprint.item(withID: $0) == nil }
    guard unknown.isEmpty else {
      throw InputErrors(
        list: unknown.map { InputError(file: file, message: "the blueprint has no item \"\($0)\": correct the id, or remove the column") })
    }
    try checkAnchors(itemIDs, file: file)
    let guessing = responses.guessingShare { chance(of: $0) }
    return try itemIDs.compactMap { session.blueprint.item(withID: $0) }.map { item in
      let known = try session.authorParameters(of: item)
      if let anchor = anchors?.items[item.itemID] {
        return CalibrationItem(
          fixed: try ItemParameters(difficulty: anchor.difficulty, chance: guessing * known.chance, ceiling: known.ceiling))
      }
      let prior = usesLevels ? try ItemPrior(difficulty: known.difficulty) : nil
      return try CalibrationItem(prior: prior, chance: guessing * known.chance, ceiling: known.ceiling)
    }
  }

  /// The chance of a right guess at an item by its format; 0 for an unknown id.
  private func chance(of itemID: String) -> Double {
    (try? session.blueprint.item(withID: itemID).map { try session.authorParameters(of: $0).chance }) ?? 0
  }

  private func checkAnchors(_ itemIDs: [String], file: String) throws(InputError) {
    guard let anchors else { return }
    let free = itemIDs.filter { anchors.items[$0] == nil }
    if free.isEmpty { throw InputError(file: file, message: "every item is an anchor, so there is nothing to estimate") }
    if free.count == itemIDs.count {
      throw InputError(file: file, message: "no item is an anchor: without a common item there is no common scale")
    }
  }
}
