public import AnswerMatching

/// Grades the answers to one blueprint. The one way by which any answer becomes right or wrong.
public struct TestSession: Sendable {
  public let blueprint: Blueprint
  private let profile: MatchingProfile
  /// What tier two said of answers that tier one found wrong; see ``withSecondOpinions(on:from:)``.
  private var secondOpinions: [SecondOpinion: Verdict] = [:]

  public init(blueprint: Blueprint) {
    self.blueprint = blueprint
    // NB: the loader refuses unknown profile numbers; a blueprint made in code falls back to the current profile.
    profile = MatchingProfile.numbered(blueprint.matchingProfile) ?? .current
  }

  /// Whether an answer is right.
  /// - Parameter answer: the id of an option for a choice; for built answers the typed words, the tiles joined by one
  ///   space, or the chosen sentence of a minimal pair.
  public func isAnswerCorrect(item: TestItem, answer: String) -> Bool {
    if let choice = item.choice { return choice.correctOptionID == answer }
    guard let spec = item.productionSpec else { return false }
    if let opinion = secondOpinions[SecondOpinion(itemID: item.itemID, answer: answer)] { return opinion.isCorrect }
    return matcher(for: spec).isAccepted(answer, accept: spec.acceptList)
  }

  /// The explained verdict on a built answer; nil for choices, which need no explanation.
  public func verdict(on answer: String, to item: TestItem) -> Verdict? {
    guard let spec = item.productionSpec else { return nil }
    if let opinion = secondOpinions[SecondOpinion(itemID: item.itemID, answer: answer)] { return opinion }
    return matcher(for: spec).verdict(on: answer, accept: spec.acceptList)
  }

  /// The matcher that grades an item of this blueprint.
  public func matcher(for spec: ProductionSpec) -> AnswerMatcher {
    AnswerMatcher(profile: profile, language: blueprint.languageID, format: spec.format, policy: spec.matching)
  }

  /// The answer an author means as right: the key, the first accept entry, or an accepted order of the tiles.
  ///
  /// Nil when there is none: an empty accept list, or tiles that cannot build an accepted sentence.
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

  /// An answer that no item may accept.
  public static let sentinel = "§ nivel sentinel: no answer §"
}

extension TestSession {
  /// Whose answer a second opinion is about.
  private struct SecondOpinion: Hashable {
    let itemID: String
    let answer: String
  }

  /// The same session, in which the second tier has looked at the answers whose items allow it. Grading itself asks nobody: it stays the
  /// same however often it is done.
  ///
  /// - Parameter form: the attempt's questions; see ``Attempt/form(of:)``.
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
