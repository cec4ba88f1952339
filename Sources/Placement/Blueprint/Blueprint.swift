/// The placement test of one language: its items, and the cut scores that assign a level to a score.
///
/// In the testing literature, a blueprint is the specification of a test, and the test itself is a form. Here, a blueprint is the file with
/// the items and their keys, and a ``Form`` is the test that one learner sees.
public struct Blueprint: Sendable, Hashable {
  /// The version of the file format that this version of Nivel reads and writes. It reads no other.
  public static let schemaVersion = 2

  /// The writing direction of the language's script.
  public enum Direction: String, Sendable, CaseIterable, Hashable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// BCP 47 language tag, such as `th`.
  public let languageID: String
  /// The version of the content, such as `2026.11.1`.
  public let version: String
  /// Number of the matching profile that grades typed and built answers.
  public let matchingProfile: Int
  /// The writing direction of prompts and options.
  public let direction: Direction
  /// The lowest score of each level.
  public let cuts: CutScores
  /// How the level of a result is made.
  public let levelRule: LevelRule
  /// The texts that several items ask about, in the order of the file.
  public let stimuli: [Stimulus]
  /// In the order in which they are asked.
  public let items: [TestItem]
  /// The items that every learner can be asked and that count, in the order of ``items``.
  // NB: a listening item without a recording is not asked. This differs from listening that the learner skips.
  public let askedItems: [TestItem]
  /// The items that are being tried out, in the order of ``items``.
  public let pretestItems: [TestItem]

  /// Creates a blueprint from its parts. It checks nothing; see ``BlueprintInvariant``.
  public init(
    languageID: String, version: String, matchingProfile: Int, direction: Direction, cuts: CutScores, levelRule: LevelRule = .cuts,
    stimuli: [Stimulus] = [], items: [TestItem]
  ) {
    self.languageID = languageID
    self.version = version
    self.matchingProfile = matchingProfile
    self.direction = direction
    self.cuts = cuts
    self.levelRule = levelRule
    self.stimuli = stimuli
    self.items = items
    askedItems = items.filter { !$0.isUnhearable && !$0.isPretest }
    pretestItems = items.filter { !$0.isUnhearable && $0.isPretest }
  }

  /// The sum of all weights: the score when every answer is right. Items that are being tried out have no points.
  public var maximumScore: Int { scoredItems.reduce(0) { $0 + $1.weight } }

  /// The items that count, in the order of ``items``.
  public var scoredItems: some Sequence<TestItem> { items.lazy.filter { !$0.isPretest } }

  /// The first item with an id; nil when there is none.
  public func item(withID id: String) -> TestItem? { items.first { $0.itemID == id } }

  /// Whether the test has recordings to listen to.
  public var hasAudio: Bool { items.contains { $0.audio != nil } }
}

/// The cut scores: the lowest score of each level, lowest level first.
public struct CutScores: Sendable, Hashable {
  /// A level and the lowest score that reaches it.
  public struct Cut: Sendable, Hashable {
    /// The level that begins at this cut.
    public let level: CEFRLevel
    /// The lowest score that reaches the level.
    public let from: Int

    /// Creates a cut from its parts.
    public init(level: CEFRLevel, from: Int) {
      self.level = level
      self.from = from
    }
  }

  /// Lowest level first.
  public let cuts: [Cut]

  /// Creates cut scores. It checks nothing; see ``faults(maximum:)``.
  public init(_ cuts: [Cut]) { self.cuts = cuts }

  /// The level of a score: the level of the highest cut that the score reaches, or the lowest level if it reaches none.
  public func level(for score: Int) -> CEFRLevel {
    cuts.last { $0.from <= score }?.level ?? bottom
  }

  /// The lowest level; pre-A1 when there are no cuts.
  public var bottom: CEFRLevel { cuts.first?.level ?? .preA1 }
  /// The highest level; pre-A1 when there are no cuts.
  public var top: CEFRLevel { cuts.last?.level ?? .preA1 }

  /// The reasons that the cuts do not give every score from 0 to `maximum` exactly one level; empty when they do.
  ///
  /// Without these faults, all right answers give the top level, and all wrong answers give the bottom level.
  public func faults(maximum: Int) -> [String] {
    guard let first = cuts.first, let last = cuts.last else { return ["there are no cuts: add a cut for each level"] }
    var faults: [String] = []
    if first.from != 0 {
      faults.append("scores from 0 to \(first.from - 1) have no level: start the lowest cut at 0")
    }
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      if high.level.rank != low.level.rank + 1 {
        faults.append("\(high.level.rawValue) follows \(low.level.rawValue): list every level once, lowest first, and skip none")
      }
      if high.from <= low.from {
        faults.append(
          "\(high.level.rawValue) starts at \(high.from), not above \(low.level.rawValue) at \(low.from): each cut must be higher than the one before"
        )
      }
    }
    if last.from > maximum {
      faults.append(
        "\(last.level.rawValue) starts at \(last.from), but the maximum score is \(maximum): lower the cut to \(maximum) or less")
    }
    return faults
  }
}
