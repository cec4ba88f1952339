import Measurement
import StrictJSON

/// The difficulties of items that were estimated from the answers of learners, for one version of a blueprint.
///
/// An item without an entry keeps the parameters of its author's level.
public struct ItemCalibration: Sendable, Hashable {
  /// The difficulty of one item, in logits on the scale of the levels.
  public struct Item: Sendable, Hashable {
    /// The estimated difficulty.
    public let difficulty: Double
    /// The standard error of the difficulty.
    public let standardError: Double
    /// The number of answers that it was estimated from.
    public let responses: Int

    /// Creates an entry from its parts.
    public init(difficulty: Double, standardError: Double, responses: Int) {
      self.difficulty = difficulty
      self.standardError = standardError
      self.responses = responses
    }

    /// The entry as a file has it, with four decimal places.
    public var rounded: Item {
      let round = { (number: Double) in (number * 10_000).rounded() / 10_000 }
      return Item(difficulty: round(difficulty), standardError: round(standardError), responses: responses)
    }
  }

  /// The version of the file format.
  public static let schemaVersion = 1
  /// Items with a standard error from here on are not published, in logits.
  public static let standardErrorLimit = 0.5
  /// Items at least this far from the middle of their author's level are not published, in logits. Such an item is a question for its author.
  public static let shiftLimit = 1.5

  /// BCP 47 language tag of the blueprint.
  public let languageID: String
  /// The version of the blueprint whose items these are.
  public let blueprintVersion: String
  /// The version of this calibration, such as a date.
  public let version: String
  /// The entries by item id.
  public let items: [String: Item]

  /// Creates a calibration from its parts. It does not check them; see ``faults(for:)``.
  public init(languageID: String, blueprintVersion: String, version: String, items: [String: Item]) {
    self.languageID = languageID
    self.blueprintVersion = blueprintVersion
    self.version = version
    self.items = items
  }

  /// Why an estimate must not be published. The raw values are those of the report of `nivel calibrate`.
  public enum Refusal: String, Sendable, Hashable {
    /// The standard error is at least ``ItemCalibration/standardErrorLimit``.
    case standardError = "standard_error"
    /// The difficulty is at least ``ItemCalibration/shiftLimit`` from the middle of the author's level.
    case farFromLevel = "far_from_level"
  }

  /// Why an estimate must not be published; nil when it may be.
  ///
  /// The limits keep out items with few answers, and items that may be faulty.
  /// - Parameters:
  ///   - item: the estimate.
  ///   - level: the level that the author gave the item.
  public static func refusal(of item: Item, level: CEFRLevel) -> Refusal? {
    guard item.standardError < standardErrorLimit else { return .standardError }
    return abs(item.difficulty - LevelScale.cefr.middle(of: level.rank)) < shiftLimit ? nil : .farFromLevel
  }

  /// The level at which an item plays: its author's level, unless the difficulty is far from it. Nil if the estimate is too uncertain.
  public static func playsAs(_ item: Item, labelled level: CEFRLevel) -> CEFRLevel? {
    switch refusal(of: item, level: level) {
    case nil: level
    case .standardError: nil
    case .farFromLevel: CEFRLevel.allCases[LevelScale.cefr.level(of: item.difficulty)]
    }
  }

  private static func message(_ refusal: Refusal, _ item: Item, _ level: CEFRLevel) -> String {
    let text = { (number: Double) in JSON.decimal(number, places: 2).text }
    switch refusal {
    case .standardError:
      return "a standard error of \(text(item.standardError)) is too uncertain: it must be below \(text(standardErrorLimit))"
    case .farFromLevel:
      let shift = item.difficulty - LevelScale.cefr.middle(of: level.rank)
      return "the difficulty is \(text(abs(shift))) logits \(shift < 0 ? "below" : "above") the middle of \(level.rawValue): "
        + "check the item and its level"
    }
  }

  /// The reasons that this calibration does not fit a blueprint; empty when it does.
  public func faults(for blueprint: Blueprint) -> [Fault] {
    guard languageID == blueprint.languageID, blueprintVersion == blueprint.version else {
      let (own, other) = ("\(languageID) \(blueprintVersion)", "\(blueprint.languageID) \(blueprint.version)")
      return [Fault(itemID: nil, message: "the calibration is for \(own), and the blueprint is \(other): calibrate this version")]
    }
    return items.sorted { $0.key < $1.key }.compactMap { itemID, item in
      guard let level = blueprint.item(withID: itemID)?.level else {
        return Fault(itemID: itemID, message: "the blueprint has no such item: remove the entry")
      }
      return Self.refusal(of: item, level: level).map {
        Fault(itemID: itemID, message: "\(Self.message($0, item, level)); or remove the entry")
      }
    }
  }

  /// A reason that a calibration does not fit a blueprint.
  public struct Fault: Sendable, Hashable, CustomStringConvertible {
    /// The item at fault; nil for the calibration as a whole.
    public let itemID: String?
    /// What is wrong and what to do.
    public let message: String

    /// The item and the message.
    public var description: String { [itemID, message].compactMap(\.self).joined(separator: ": ") }
  }
}
