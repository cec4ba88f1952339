public import AnswerMatching
public import Measurement

/// Grades the answers to one blueprint. All of Nivel grades placement answers here and nowhere else.
public struct TestSession: Sendable {
  /// The test whose answers are graded.
  public let blueprint: Blueprint
  private let profile: MatchingProfile
  /// The verdicts of tier two on answers that tier one judged wrong; see ``withSecondOpinions(on:from:)``.
  private var secondOpinions: [SecondOpinion: Verdict] = [:]

  /// The estimated difficulties of items; nil when all items have the parameters of their author's level.
  public let calibration: ItemCalibration?
  let models = LevelModels()

  /// Creates a session without verdicts of tier two.
  /// - Parameters:
  ///   - blueprint: the test.
  ///   - calibration: the estimated difficulties of items. All other items get those of their author's level.
  public init(blueprint: Blueprint, calibration: ItemCalibration? = nil) {
    self.blueprint = blueprint
    self.calibration = calibration
    // NB: the loader refuses unknown profile numbers. A blueprint created in code with such a number gets the current profile.
    profile = MatchingProfile.numbered(blueprint.matchingProfile) ?? .current
  }

  /// Whether an answer is right.
  ///
  /// The answer is the id of an option, the typed words, the tiles joined by one space, or the chosen sentence of a minimal
  /// pair.
  public func isAnswerCorrect(item: TestItem, answer: String) -> Bool {
    if let choice = item.choice { return choice.correctOptionID == answer }
    guard let spec = item.productionSpec else { return false }
    if let opinion = secondOpinions[SecondOpinion(itemID: item.itemID, answer: answer)] { return opinion.isCorrect }
    return matcher(for: spec).isAccepted(answer, accept: spec.acceptList)
  }

  /// The outcome of an answer in the terms of the response model.
  public func response(to item: TestItem, _ answer: Answer) -> ItemResponse {
    switch answer {
    case .dontKnow: .doesNotKnow
    case .text(let text): isAnswerCorrect(item: item, answer: text) ? .right : .wrong
    }
  }

  /// The explained verdict on a typed or built answer; nil for choices, which need no explanation.
  public func verdict(on answer: String, to item: TestItem) -> Verdict? {
    guard let spec = item.productionSpec else { return nil }
    if let opinion = secondOpinions[SecondOpinion(itemID: item.itemID, answer: answer)] { return opinion }
    return matcher(for: spec).verdict(on: answer, accept: spec.acceptList)
  }

  /// The matcher that grades an item of this blueprint.
  public func matcher(for spec: ProductionSpec) -> AnswerMatcher {
    AnswerMatcher(profile: profile, language: blueprint.languageID, format: spec.format, policy: spec.matching)
  }

  /// One answer that the author intends as right: the key, the first accept entry, or an accepted order of the tiles.
  ///
  /// Nil when the accept list is empty, or when the tiles cannot form an accepted sentence.
  public func canonicalAnswer(to item: TestItem) -> String? {
    if let choice = item.choice { return choice.correctOptionID }
    guard let spec = item.productionSpec else { return nil }
    switch spec.format {
    case .freeResponseCloze: return spec.acceptList.first
    case .wordReorder:
      return WordReorderSolver(matcher: matcher(for: spec)).solve(tiles: item.tiles, accept: spec.acceptList)
        .example.map(TileText.joined)
    case .minimalPair:
      guard let pair = item.minimalPair else { return nil }
      return [pair.sentenceA, pair.sentenceB].first { isAnswerCorrect(item: item, answer: $0) }
    }
  }

  /// An answer that every item must reject. The audit checks this.
  public static let sentinel = "§ nivel sentinel: no answer §"
}

extension TestSession {
  /// The answer that tier two judged.
  private struct SecondOpinion: Hashable {
    let itemID: String
    let answer: String
  }

  /// This session with the verdicts of tier two on the attempt's answers, for items that allow tier two.
  ///
  /// The verdicts are stored in the session, so that repeated grading needs no model and gives the same result. `form` holds the attempt's
  /// questions; see ``Attempt/form(of:)``.
  public func withSecondOpinions(on attempt: Attempt, form: Form, from tierTwo: TierTwo?) async -> TestSession {
    guard let tierTwo, attempt.status == .inProgress else { return self }
    var session = self
    let answers = attempt.gradableAnswers(form: form)
    for item in blueprint.items {
      guard let spec = item.productionSpec, case .text(let text) = answers[item.itemID] else { continue }
      let matcher = matcher(for: spec)
      guard TierTwo.mayLook(for: matcher) else { continue }
      session.secondOpinions[SecondOpinion(itemID: item.itemID, answer: text)] = await tierTwo.verdict(
        on: text, accept: spec.acceptList, by: matcher)
    }
    return session
  }
}
