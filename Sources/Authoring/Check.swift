import AnswerMatching
public import Placement

/// One rule over blueprints: a gate, which must hold, or a piece of advice.
///
/// Each lives in a file of its own with the examples that define it. Tests run all examples through the whole audit, and
/// Docs/audit.md is made from the same text.
public struct Check: Sendable {
  /// What a check found, before it is tied to a file.
  public struct Note: Sendable, Hashable {
    public let itemID: String?
    public let message: String

    public init(_ itemID: String?, _ message: String) {
      self.itemID = itemID
      self.message = message
    }
  }

  /// Stable, in snake_case: it stands in reports and in other people's scripts.
  public let name: String
  /// What the check wants and why, in one or two sentences.
  public let reason: String
  public let passing: [Example]
  public let failing: [Example]
  let notes: @Sendable (Subject) -> [Note]

  /// - Parameters:
  ///   - passing: blueprints in which the check finds nothing.
  ///   - failing: blueprints in which it finds something, and the item it must name.
  init(
    _ name: String, reason: String, passing: [Example], failing: [Example], notes: @escaping @Sendable (Subject) -> [Note]
  ) {
    self.name = name
    self.reason = reason
    self.passing = passing
    self.failing = failing
    self.notes = notes
  }

  /// A check that looks at one item at a time.
  init(
    _ name: String, reason: String, passing: [Example], failing: [Example],
    eachItem: @escaping @Sendable (TestItem, Subject) -> String?
  ) {
    self.init(name, reason: reason, passing: passing, failing: failing) { subject in
      subject.blueprint.items.lazy.prefix { _ in !subject.isGivenUp() }.compactMap { item in
        eachItem(item, subject).map { Note(item.itemID, $0) }
      }
    }
  }
}

/// What checks look at: a blueprint that could be read, and what they need to know besides.
public struct Subject: Sendable {
  public let blueprint: Blueprint
  public let session: TestSession
  /// False when some of the file could not be read: then sums over all items mean nothing.
  public let isWhole: Bool
  /// Whether to stop looking: see ``Audit/init(givesAdvice:isGivenUp:audioHead:)``. Checks whose work on one item has no bound ask it.
  let isGivenUp: @Sendable () -> Bool
  /// The first bytes of a recording by its path below the audio folder; nil when there is no such file.
  public let audioHead: @Sendable (String) -> [UInt8]?
  /// The accepted orders of each word reorder item, by item id: several checks need them, and finding them costs most.
  let acceptedOrders: [String: [[String]]]

  /// So many accepted orders of an item are looked at.
  static let orderLimit = 1000

  public init(
    blueprint: Blueprint, isWhole: Bool, isGivenUp: @escaping @Sendable () -> Bool = { false },
    audioHead: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.blueprint = blueprint
    self.isGivenUp = isGivenUp
    let session = TestSession(blueprint: blueprint)
    self.session = session
    acceptedOrders = blueprint.items.reduce(into: [:]) { orders, item in
      guard let spec = item.productionSpec, spec.format == .wordReorder, !isGivenUp() else { return }
      let solver = WordReorderSolver(matcher: session.matcher(for: spec))
      orders[item.itemID] = solver.arrangements(tiles: item.tiles, accept: spec.acceptList, limit: Self.orderLimit)
    }
    self.isWhole = isWhole
    self.audioHead = audioHead
  }
}

extension Subject {
  /// The answer the author means as right; see ``TestSession/canonicalAnswer(to:)``.
  func canonicalAnswer(to item: TestItem) -> String? {
    acceptedOrders[item.itemID].map { $0.first.map(TileText.joined) } ?? session.canonicalAnswer(to: item)
  }
}
