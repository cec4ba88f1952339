import AnswerMatching
public import Placement

/// A rule for blueprints: a gate, which must hold, or a heuristic.
///
/// Each check has its own file, with the examples that define it. Tests run the whole audit on all examples, and
/// Docs/audit.md is generated from the same text.
public struct Check: Sendable {
  /// A fault that a check found, without its file and line.
  public struct Note: Sendable, Hashable {
    /// The item at fault; nil for the blueprint as a whole.
    public let itemID: String?
    /// What is wrong and what to do.
    public let message: String

    /// Creates a note from its parts.
    public init(_ itemID: String?, _ message: String) {
      self.itemID = itemID
      self.message = message
    }
  }

  /// The name in reports, in snake_case. It never changes, because scripts of other people depend on it.
  public let name: String
  /// The rule and its reason, in one or two sentences.
  public let reason: String
  /// Blueprints without a fault.
  public let passing: [Example]
  /// Blueprints with a fault.
  public let failing: [Example]
  let notes: @Sendable (Subject) -> [Note]

  /// - Parameters:
  ///   - passing: blueprints without a fault.
  ///   - failing: blueprints with a fault, and the item that the check must name.
  init(
    _ name: String, reason: String, passing: [Example], failing: [Example], notes: @escaping @Sendable (Subject) -> [Note]
  ) {
    self.name = name
    self.reason = reason
    self.passing = passing
    self.failing = failing
    self.notes = notes
  }

  /// A check of one item at a time.
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

/// The input of a check: a blueprint that could be read, and what is known about its file.
public struct Subject: Sendable {
  /// The items that could be read.
  public let blueprint: Blueprint
  /// A session that grades as for learners. It has no calibration if the calibration is faulty.
  public let session: TestSession
  /// The reason that the calibration cannot be used; nil when there is none, or when it can.
  let calibrationError: ItemCalibrationError?
  /// False when a part of the file could not be read. Sums over all items are then meaningless.
  public let isWhole: Bool
  /// Whether to stop; see ``Audit/init(givesAdvice:isGivenUp:audioHead:)``. Every check that may take long on one item must call it.
  let isGivenUp: @Sendable () -> Bool
  /// Returns the first bytes of a recording by its path below the audio folder; nil when it does not exist.
  public let audioHead: @Sendable (String) -> [UInt8]?
  /// The accepted orders of each word reorder item, by item id. They are computed once, because several checks need them and it takes long.
  let acceptedOrders: [String: [[String]]]

  /// The maximum number of accepted orders that are computed for an item.
  static let orderLimit = 1000

  /// Computes the accepted orders of all word reorder items, unless it is stopped. `calibration` holds the bytes of the calibration file.
  public init(
    blueprint: Blueprint, calibration: [UInt8]? = nil, isWhole: Bool, isGivenUp: @escaping @Sendable () -> Bool = { false },
    audioHead: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.blueprint = blueprint
    self.isGivenUp = isGivenUp
    let (loaded, error) = Self.load(calibration, for: blueprint)
    let session = TestSession(blueprint: blueprint, calibration: loaded)
    self.session = session
    calibrationError = error
    acceptedOrders = blueprint.items.reduce(into: [:]) { orders, item in
      guard let spec = item.productionSpec, spec.format == .wordReorder, !isGivenUp() else { return }
      let solver = WordReorderSolver(matcher: session.matcher(for: spec))
      orders[item.itemID] = solver.arrangements(tiles: item.tiles, accept: spec.acceptList, limit: Self.orderLimit)
    }
    self.isWhole = isWhole
    self.audioHead = audioHead
  }

  private static func load(_ bytes: [UInt8]?, for blueprint: Blueprint) -> (ItemCalibration?, ItemCalibrationError?) {
    guard let bytes else { return (nil, nil) }
    do { return (try ItemCalibration.load(bytes, for: blueprint), nil) } catch { return (nil, error) }
  }
}

extension Subject {
  /// One answer that the author intends as right; see ``TestSession/canonicalAnswer(to:)``.
  func canonicalAnswer(to item: TestItem) -> String? {
    acceptedOrders[item.itemID].map { $0.first.map(TileText.joined) } ?? session.canonicalAnswer(to: item)
  }
}
