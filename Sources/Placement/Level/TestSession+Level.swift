public import Measurement
import Synchronization

extension TestSession {
  /// The items that a level is computed from.
  public enum MeasuredItems: Sendable, Hashable {
    /// The items that learners are asked.
    case asked
    /// The items that learners are asked, without those of some skills.
    case leavingOut(Set<Skill>)
    /// Every item, also listening without a recording, for example when a teacher reads it aloud.
    case all
  }

  /// The response model of some items. It is made at the first call and then kept.
  ///
  /// - Throws: `MeasurementError` if the parameters of an item are out of range. The parameters of a blueprint that was loaded never are.
  public func levelModel(of items: MeasuredItems = .asked) throws(MeasurementError) -> LevelModel {
    if let known = models.model(of: items) { return known }
    let measured = blueprint.scoredItems.filter { isMeasured($0, items) }
    var parameters: [ItemParameters] = []
    for item in measured { parameters.append(try self.parameters(of: item)) }
    let model = try LevelModel(items: measured, parameters: parameters, cuts: blueprint.cuts)
    models.keep(model, of: items)
    return model
  }

  /// The parameters of an item: those of its author's level, with the difficulty from calibration if there is one.
  public func parameters(of item: TestItem) throws(MeasurementError) -> ItemParameters {
    let author = try authorParameters(of: item)
    guard let estimate = calibration?.items[item.itemID] else { return author }
    return try ItemParameters(difficulty: estimate.difficulty, chance: author.chance, ceiling: author.ceiling)
  }

  /// The parameters that the author's level gives: the middle of the level as difficulty, a discrimination of 1, and the chance of the
  /// format; see ``chance(of:)``.
  public func authorParameters(of item: TestItem) throws(MeasurementError) -> ItemParameters {
    try ItemParameters(
      difficulty: LevelScale.cefr.middle(of: item.level.rank), chance: chance(of: item), ceiling: ThreeOutcomeModel.usualCeiling)
  }

  private func isMeasured(_ item: TestItem, _ items: MeasuredItems) -> Bool {
    switch items {
    case .asked: !item.isUnhearable
    case .leavingOut(let skills): !item.isUnhearable && !skills.contains(item.skill)
    case .all: true
    }
  }
}

/// The response models of one session. Copies of the session share them.
final class LevelModels: Sendable {
  private let models = Mutex<[TestSession.MeasuredItems: LevelModel]>([:])

  func model(of items: TestSession.MeasuredItems) -> LevelModel? { models.withLock { $0[items] } }

  func keep(_ model: LevelModel, of items: TestSession.MeasuredItems) { models.withLock { $0[items] = model } }
}
