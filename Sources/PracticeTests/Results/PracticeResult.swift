import QuestionWriting
public import ItemWriting
public import NoteFacts

/// What came out of a test that was handed in. A question without an answer is wrong; one that the learner disputes does not count.
public struct PracticeResult: Sendable, Hashable {
  /// The questions of one kind.
  public struct Part<Kind: Sendable & Hashable>: Sendable, Hashable {
    public let kind: Kind
    public let tally: AnswerTally
  }

  public let tally: AnswerTally
  /// In the order in which the test comes to them; each question under its own topic.
  public let topics: [Part<String>]
  /// The levels that occur, lowest first.
  public let bloomLevels: [Part<BloomLevel>]
  /// The difficulties that occur, easiest first.
  public let difficulties: [Part<Difficulty>]
  /// How long the questions were on the screen, the disputed ones included.
  public let milliseconds: Int
  public let effort: ResponseEffort

  /// - Parameter medianMilliseconds: How long the learner usually takes for an answer, see ``ResponseEffort``; without it, the median of
  ///   this test.
  /// - Returns: `nil` when the test was not handed in.
  public init?(of test: PracticeTest, medianMilliseconds: Int? = nil) {
    guard test.status == .submitted else { return nil }
    tally = AnswerTally(test.counted, of: test)
    topics = Self.parts(of: test, \.topic)
    bloomLevels = BloomLevel.allCases.compactMap { level in Self.parts(of: test, \.bloomLevel).first { $0.kind == level } }
    difficulties = Difficulty.allCases.compactMap { difficulty in Self.parts(of: test, \.difficulty).first { $0.kind == difficulty } }
    milliseconds = test.questions.reduce(0) { $0.saturatingAdd(max(test.responses[$1.id]?.milliseconds ?? 0, 0)) }
    effort = ResponseEffort(of: test, medianMilliseconds: medianMilliseconds)
  }

  /// Rounded down; `nil` when nothing counts.
  public var percent: Int? { tally.percent }

  /// `nil` when nothing counts.
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
  /// The sum, or the largest number there is.
  fileprivate func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
