import NoteFacts
import ItemWriting
import PracticeTests
import Testing

@Suite("The result of a practice test")
struct ResultTests {
  @Test("counts correct answers, treats missing answers as wrong, and ignores disputed questions")
  func counts() throws {
    let disputed = Taken(chosen: 1, isDisputed: true)
    let result = try #require(PracticeResult(of: .taken([.right, .right, .wrong, .unanswered, disputed])))
    #expect(result.tally == AnswerTally(counted: 4, correct: 2))
    #expect(result.percent == 50)
    #expect(result.band == .fair)
  }

  @Test("has no percentage and no band if no question counts")
  func nothing() throws {
    for questions in [[], [Taken(chosen: 0, isDisputed: true)]] {
      let result = try #require(PracticeResult(of: .taken(questions)))
      #expect(result.percent == nil && result.band == nil)
      #expect(result.topics.isEmpty && result.bloomLevels.isEmpty && result.difficulties.isEmpty)
    }
  }

  @Test("exists only after the test was handed in", arguments: PracticeTestStatus.allCases)
  func onlySubmitted(status: PracticeTestStatus) throws {
    #expect((PracticeResult(of: try .taken([.right], status: status)) != nil) == (status == .submitted))
  }

  @Test("counts each question for its own topic, level and difficulty")
  func parts() throws {
    let questions = [
      Taken(topic: "Sound", level: .apply, difficulty: .hard, chosen: 0),
      Taken(topic: "Heat", level: .remember, difficulty: .easy, chosen: 0),
      Taken(topic: "Sound", level: .remember, difficulty: .hard, chosen: 3),
      Taken(topic: "Light", level: .evaluate, difficulty: .hard, chosen: 0, isDisputed: true),
    ]
    let result = try #require(PracticeResult(of: .taken(questions)))
    #expect(result.topics.map(\.kind) == ["Sound", "Heat"])
    #expect(result.topics.map(\.tally) == [AnswerTally(counted: 2, correct: 1), AnswerTally(counted: 1, correct: 1)])
    #expect(result.bloomLevels.map(\.kind) == [.remember, .apply])
    #expect(result.bloomLevels.map(\.tally.percent) == [50, 100])
    #expect(result.difficulties.map(\.kind) == [.easy, .hard])
    #expect(result.difficulties.map(\.tally.correct) == [1, 1])
  }

  @Test("contains the total time, even of invalid times")
  func time() throws {
    let questions = [Taken(milliseconds: 1200), Taken(chosen: 0, milliseconds: 3000, isDisputed: true), Taken(milliseconds: -5)]
    #expect(PracticeResult(of: try .taken(questions))?.milliseconds == 4200)
    #expect(PracticeResult(of: try .taken([Taken(milliseconds: .max), Taken(milliseconds: .max)]))?.milliseconds == .max)
  }
}

@Suite("A percentage")
struct PercentTests {
  @Test("is 100 only if all answers are correct, and 0 only below one in a hundred")
  func bounds() {
    for counted in 1...200 {
      for correct in 0...counted {
        let percent = Percent.of(correct, outOf: counted) ?? -1
        #expect(percent * counted <= correct * 100 && correct * 100 < (percent + 1) * counted)
        #expect((percent == 100) == (correct == counted))
      }
    }
    #expect(Percent.of(0, outOf: 0) == nil)
  }

  @Test("has the same band as the exact share")
  func bands() {
    for counted in 1...100 {
      for correct in 0...counted {
        let band = Percent.of(correct, outOf: counted).map(ResultBand.init(percent:))
        let share = Double(correct) / Double(counted)
        #expect(band == (share >= 0.9 ? .excellent : share >= 0.7 ? .good : share >= 0.5 ? .fair : .low), "\(correct) of \(counted)")
      }
    }
    #expect(
      [89, 90, 69, 70, 49, 50, 0, 100].map(ResultBand.init(percent:)) == [.good, .excellent, .fair, .good, .low, .fair, .low, .excellent])
  }
}
