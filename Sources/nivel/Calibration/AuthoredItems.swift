import Measurement
import Placement

/// What a blueprint says about its items before any response: the author's level, and the chance of a guess.
struct AuthoredItems {
  private let session: TestSession

  init(blueprint: Blueprint) { session = TestSession(blueprint: blueprint) }

  /// Loads a blueprint file, or standard input for `-`.
  init(file: String) throws { session = TestSession(blueprint: try ContentFolder.blueprint(InputFile.read(file), file: file)) }

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
  /// - Throws: ``InputErrors`` with an error for each id that is not in the blueprint.
  func items(_ itemIDs: [String], usesLevels: Bool, file: String) throws -> [CalibrationItem] {
    let unknown = itemIDs.filter { session.blueprint.item(withID: $0) == nil }
    guard unknown.isEmpty else {
      throw InputErrors(
        list: unknown.map { InputError(file: file, message: "the blueprint has no item \"\($0)\": correct the id, or remove the column") })
    }
    return try itemIDs.compactMap { session.blueprint.item(withID: $0) }.map { item in
      let known = try session.authorParameters(of: item)
      let prior = usesLevels ? try ItemPrior(difficulty: known.difficulty) : nil
      return try CalibrationItem(prior: prior, chance: known.chance, ceiling: known.ceiling)
    }
  }
}
