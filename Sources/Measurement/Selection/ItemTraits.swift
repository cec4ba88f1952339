/// Properties of an item that the selection of the next question respects.
public struct ItemTraits: Sendable, Hashable {
  /// The content group of the item, for example its format or its skill: any number, the same for all items of the group.
  public let group: Int
  /// The unit of the item, for example its text. After the first item of a unit, the other items of the unit follow. Nil for an item that
  /// stands alone.
  public let unit: Int?

  /// Traits from their parts.
  public init(group: Int, unit: Int? = nil) {
    self.group = group
    self.unit = unit
  }
}
