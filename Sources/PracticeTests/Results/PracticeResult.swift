import QuestionWriting
public import ItemWriting
public import NoteFacts

/// The result of a test that was handed in. A question without an answer counts as wrong. A disputed question does not count.
public struct PracticeResult: Sendable, Hashable {
  /// The result of the questions of one kind.
  public struct Part<Kind: Sendable & Hashable>: Sendable, Hashable {
    /// The topic, the level or the difficulty.
    public let kind: Kind
    /// The tally of the questions of this kind.
    public let tally: AnswerTally
  }

  /// The tally of the whole test.
  public let tally: AnswerTally
  /// The results by topic, in the order of their first questions. Each question counts for its own topic.
  public let topics: [Part<String>]
  /// The results of the levels that occur, lowest first.
  public let bloomLevels: [Part<BloomLevel>]
  /// The results of the difficulties that occur, easiest first.
  public let difficulties: [Part<Difficulty>]
  /// The total time for which the questions were on the screen, in milliseconds, including disputed questions.
  public let milliseconds: Int
  /// Whether the learner took the time to read.
  public let effort: ResponseEffort

  /// Computes the result of a test; `nil` if the test has not been handed in.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - medianMilliseconds: The learner's median time for an answer (see ``ResponseEffort``). If `nil`, the median of this test.
  public init?(of test: PracticeTest, medianMilliseconds: Int? = nil) {
    guard test.status == .submitted else { return nil }
    tally = AnswerTally(test.counted, of: test)
    topics = Self.parts(of: test, \.topic)
    bloomLevels = BloomLevel.allCases.compactMap { level in Self.parts(of: test, \.bloomLevel).first { $0.kind == level } }
    difficulties = Difficulty.allCases.compactMap { difficulty in Self.parts(of: test, \.difficulty).first { $0.kind == difficulty } }
    milliseconds = test.questions.reduce(0) { $0.saturatingAdd(max(test.responses[$1.id]?.milliseconds ?? 0, 0)) }
    effort = ResponseEffort(of: test, medianMilliseconds: medianMilliseconds)
  }

  /// The score as a whole percentage, rounded down; `nil` if no question counts.
  public var percent: Int? { tally.percent }

  /// The band of the score; `nil` if no question counts.
  public var band: ResultBand? { percent.map(ResultBand.init(percent:)) }

  private static func parts<Kind>(of test: PracticeTest, _ kind: (QuestionSlot) -> Kind) -> [Part<Kind>] {
    var (kinds, tallies): ([Kind], [Kind: AnswerTally]) = ([], [:])
    for question in test.counted {
      let own = kind(question.slot)
      if tallies[own] == nil { kinds.append(own) }
      tallies[own, default: AnswerTally()].add(test.isCorrect(question))
    }
    return kinds.map { Part(kind: $0, tally: tallies[$0] ?? AnswerTally()) }
  }
}

extension Int {
  /// The sum, or the largest integer if it overflows.
  fileprivate func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
