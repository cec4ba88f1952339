// This file is compiled twice: for the Swift tests, and by Scripts/build_wasm.sh for WebAssembly. Both must give the recorded hashes.
import Measurement
import Reproducible

/// Computations whose results are the same on every platform, bit for bit.
enum PlatformCheck {
  /// The hash of ``sessions()``.
  static let recordedSessions: UInt64 = 10_783_180_752_384_661_383
  /// The hash of ``calibration()``.
  static let recordedCalibration: UInt64 = 13_667_058_084_388_931_400

  /// Hashes 300 adaptive tests of simulated learners: questions, probabilities of levels, and gains.
  static func sessions() throws(MeasurementError) -> UInt64 {
    let items = try items()
    let selector = try ItemSelector(
      table: ResponseTable(items: items, prior: try LevelPrior(scale: .cefr, grid: .standard)), traits: traits())
    var generator = SeededGenerator(seed: 6)
    var truth: [ItemParameters] = []
    for item in items { truth.append(try ItemSimulation().parameters(around: item, using: &generator)) }
    var hash = FNV1a()
    for number in 0..<300 {
      let ability = LevelScale.cefr.ability(in: number % 7, within: -7...7, using: &generator)
      let learner = GuessingBehavior.mixed.learner(ability: ability, using: &generator)
      var test = AdaptiveTest(selector: selector, seed: generator.next())
      while let item = test.next { try test.record(learner.response(to: truth[item], using: &generator), item: item) }
      for item in test.asked { hash.combine(UInt64(item)) }
      for probability in test.posterior.levelProbabilities { hash.combine(probability.bitPattern) }
      for gain in selector.gains(test.posterior) { hash.combine(gain.bitPattern) }
    }
    return hash.value
  }

  /// Hashes the parameters that a calibration finds from the scores of 400 simulated persons. 0 if it fails.
  static func calibration() -> UInt64 {
    guard let items = try? items(), let matrix = scores(of: items),
      let calibration = try? Calibration.run(matrix, plan: CalibrationPlan(model: .twoParameter))
    else { return 0 }
    var hash = FNV1a()
    for item in calibration.calibratedItems {
      guard let parameters = item.parameters else { continue }
      hash.combine(parameters.discrimination.bitPattern)
      hash.combine(parameters.difficulty.bitPattern)
    }
    return hash.value
  }

  private static func scores(of items: [ItemParameters]) -> ResponseMatrix? {
    guard var matrix = try? ResponseMatrix(items: items.count) else { return nil }
    var generator = SeededGenerator(seed: 12)
    for person in 0..<400 {
      let ability = LevelScale.cefr.ability(in: person % 7, within: -7...7, using: &generator)
      let learner = GuessingBehavior.honest.learner(ability: ability, using: &generator)
      let scores = items.map { learner.response(to: $0, using: &generator) == .right ? ScoredAnswer.right : .wrong }
      guard (try? matrix.append(scores)) != nil else { return nil }
    }
    return matrix
  }

  /// Eight items for each level from A1 to C2 in six formats, with the parameters that the author's levels give.
  private static func items() throws(MeasurementError) -> [ItemParameters] {
    var items: [ItemParameters] = []
    for level in 1...6 {
      for chance in [0.25, 0.25, 0.25, 0.25, 0.25, 0, 0.04, 0.5] {
        let difficulty = LevelScale.cefr.middle(of: level)
        items.append(try ItemParameters(difficulty: difficulty, chance: chance, ceiling: ThreeOutcomeModel.usualCeiling))
      }
    }
    return items
  }

  private static func traits() -> [ItemTraits] { (1...6).flatMap { _ in [0, 0, 0, 1, 2, 3, 4, 5].map { ItemTraits(group: $0) } } }
}

#if hasFeature(Embedded)
  /// 1 if the sessions have the recorded hash, 0 if not.
  @_expose(wasm, "sessions_agree")
  @_cdecl("sessions_agree")
  public func sessionsAgree() -> Int32 { (try? PlatformCheck.sessions()) == PlatformCheck.recordedSessions ? 1 : 0 }

  /// 1 if the calibration has the recorded hash, 0 if not.
  @_expose(wasm, "calibration_agrees")
  @_cdecl("calibration_agrees")
  public func calibrationAgrees() -> Int32 { PlatformCheck.calibration() == PlatformCheck.recordedCalibration ? 1 : 0 }
#endif
