public import StrictJSON

/// The place of a question among the questions of an attempt that ask about the same text.
public struct TextPlace: Sendable, Hashable {
  /// The same for the questions of one text in one attempt. It does not reveal the text's id in the blueprint.
  public let id: String
  /// The place among the questions of the text, from 1.
  public let number: Int
  /// The number of questions of the text in the form; 2 or more.
  public let count: Int

  /// The place of an item among items; nil if the item has no stimulus, or is alone with it.
  init?(of item: TestItem, among items: [TestItem], attemptID: AttemptID) {
    let sharing = items.indices.filter { items[$0].sharesStimulus(with: item) }
    guard sharing.count > 1, let index = sharing.firstIndex(where: { items[$0].itemID == item.itemID }) else { return nil }
    id = "\(attemptID.rawValue.prefix(8))-text\(sharing[0] + 1)"
    number = index + 1
    count = sharing.count
  }

  /// The place as a client of the service and of `nivel place` sees it.
  public var json: JSON { ["id": .string(id), "number": .number(number), "count": .number(count)] }
}
