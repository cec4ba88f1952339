/// A text that several items ask about.
public struct Stimulus: Sendable, Hashable {
  /// Unique within its blueprint.
  public let stimulusID: String
  /// The text to read.
  public let passage: String

  /// The number of items that one text can have.
  public static let itemCounts = 1...4

  /// Creates a stimulus from its parts.
  public init(stimulusID: String, passage: String) {
    self.stimulusID = stimulusID
    self.passage = passage
  }
}

extension TestItem {
  /// Whether two items ask about the same stimulus. False for items without one.
  public func sharesStimulus(with other: TestItem) -> Bool {
    prompt.stimulusID != nil && prompt.stimulusID == other.prompt.stimulusID
  }
}

extension Sequence where Element == TestItem {
  /// For each item, a number for its stimulus, from 0; nil for an item that has none.
  var stimulusNumbers: [Int?] {
    var numbers: [String: Int] = [:]
    return map { item in
      guard let id = item.prompt.stimulusID else { return nil }
      numbers[id] = numbers[id] ?? numbers.count
      return numbers[id]
    }
  }
}
