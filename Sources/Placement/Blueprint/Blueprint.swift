/// The placement test of one language: its items, and the cut scores that turn a score into a level.
public struct Blueprint: Sendable, Hashable {
  /// The only schema this version writes and reads.
  public static let schemaVersion = 2

  public enum Direction: String, Sendable, CaseIterable, Hashable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// BCP 47 language subtag, such as `th`.
  public let languageID: String
  /// The version of the content, such as `2026.11.1`.
  public let version: String
  /// Number of the matching profile that grades the built answers.
  public let matchingProfile: Int
  public let direction: Direction
  public let cuts: CutScores
  public let items: [TestItem]
  /// The items that are asked, in their order.
  // NB: an item that cannot be heard is no question at all, unlike one the learner chooses to skip.
  public let askedItems: [TestItem]

  public init(
    languageID: String, version: String, matchingProfile: Int, direction: Direction, cuts: CutScores, items: [TestItem]
  ) {
    self.languageID = languageID
    self.version = version
    self.matchingProfile = matchingProfile
    self.direction = direction
    self.cuts = cuts
    self.items = items
    askedItems = items.filter { !$0.isUnhearable }
  }

  /// The score of a perfect run: the sum of all weights.
  public var maximumScore: Int { items.reduce(0) { $0 + $1.weight } }

  public func item(withID id: String) -> TestItem? { items.first { $0.itemID == id } }

  /// Whether the test has recordings to listen to.
  public var hasAudio: Bool { items.contains { $0.audio != nil } }
}

/// The lowest score of each level, lowest level first.
public struct CutScores: Sendable, Hashable {
  public struct Cut: Sendable, Hashable {
    public let level: CEFRLevel
    /// The lowest score that reaches the level.
    public let from: Int

    public init(level: CEFRLevel, from: Int) {
      self.level = level
      self.from = from
    }
  }

  public let cuts: [Cut]

  public init(_ cuts: [Cut]) { self.cuts = cuts }

  /// The level of a score: that of the highest cut the score reaches, or of the lowest cut below all of them.
  public func level(for score: Int) -> CEFRLevel {
    cuts.last { $0.from <= score }?.level ?? bottom
  }

  public var bottom: CEFRLevel { cuts.first?.level ?? .preA1 }
  public var top: CEFRLevel { cuts.last?.level ?? .preA1 }

  /// Why the cuts do not cover every score from 0 to `maximum` with one level each; empty when they do.
  ///
  /// With none of these faults, a perfect run lands on the top level and an all-wrong run on the bottom one.
  public func faults(maximum: Int) -> [String] {
    guard let first = cuts.first, let last = cuts.last else { return ["there are no cuts: add one for each level"] }
    var faults: [String] = []
    if first.from != 0 {
      faults.append("scores from 0 to \(first.from - 1) have no level: let the lowest cut start at 0")
    }
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      if high.level.rank != low.level.rank + 1 {
        faults.append("\(high.level.rawValue) follows \(low.level.rawValue): list every level once, lowest first, without a gap")
      }
      if high.from <= low.from {
        faults.append(
          "\(high.level.rawValue) starts at \(high.from), not above \(low.level.rawValue) at \(low.from): let the cuts rise")
      }
    }
    if last.from > maximum {
      faults.append(
        "\(last.level.rawValue) starts at \(last.from), but a perfect run scores \(maximum): lower the cut to \(maximum) or less")
    }
    return faults
  }
}
