import Reproducible
import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@Suite("The blueprint of a practice test")
struct BlueprintTests {
  private func blueprint(_ count: Int, _ difficulty: Difficulty, topics: Int = 1, seed: UInt64 = 1) throws -> TestBlueprint {
    let names = (0..<topics).map { "Topic \($0)" }
    let request = try PracticeTestRequest(course: "Physics", topics: names, difficulty: difficulty, questionCount: count)
    var generator = SeededGenerator(seed: seed)
    return TestBlueprintGenerator.blueprint(for: request, using: &generator)
  }

  private func counts<Kind: Hashable>(_ blueprint: TestBlueprint, _ kind: (QuestionSlot) -> Kind) -> [Kind: Int] {
    blueprint.slots.reduce(into: [:]) { $0[kind($1), default: 0] += 1 }
  }

  @Test("has exact quotas for every count, difficulty and number of topics", arguments: Difficulty.allCases)
  func quotas(difficulty: Difficulty) throws {
    for count in 1...50 {
      for topics in 1...12 {
        let blueprint = try blueprint(count, difficulty, topics: topics, seed: UInt64(count * topics))
        #expect(blueprint.slots.count == count)
        let quotas = counts(blueprint, \.topic)
        for (index, topic) in blueprint.request.topics.enumerated() {
          #expect(quotas[topic, default: 0] == count / topics + (index < count % topics ? 1 : 0))
        }
        #expect(counts(blueprint, \.difficulty) == counts(try self.blueprint(count, difficulty), \.difficulty))
        #expect(counts(blueprint, \.bloomLevel) == counts(try self.blueprint(count, difficulty), \.bloomLevel))
      }
    }
  }

  static let difficulties: [(Difficulty, [Int: [Int]])] = [
    (.easy, [5: [3, 1, 1], 10: [6, 3, 1], 15: [9, 4, 2], 20: [12, 6, 2], 25: [15, 7, 3], 1: [1, 0, 0]]),
    (.medium, [5: [1, 3, 1], 10: [2, 6, 2], 15: [3, 9, 3], 20: [4, 12, 4], 25: [5, 15, 5], 1: [0, 1, 0]]),
    (.hard, [5: [0, 1, 4], 10: [1, 3, 6], 15: [1, 4, 10], 20: [2, 6, 12], 25: [2, 7, 16], 1: [0, 0, 1]]),
  ]

  @Test("mixes easy, medium and hard questions as specified", arguments: difficulties)
  func difficultyTable(difficulty: Difficulty, table: [Int: [Int]]) throws {
    for (count, expected) in table {
      let found = counts(try blueprint(count, difficulty), \.difficulty)
      #expect(Difficulty.allCases.map { found[$0, default: 0] } == expected, "\(count)")
    }
  }

  @Test("mixes Bloom levels, and gives the remainder to the level with the most questions")
  func bloom() throws {
    #expect(counts(try blueprint(10, .hard), \.bloomLevel) == [.understand: 1, .apply: 2, .analyze: 5, .evaluate: 2])
    #expect(counts(try blueprint(10, .medium), \.bloomLevel) == [.remember: 2, .understand: 3, .apply: 3, .analyze: 2])
    #expect(counts(try blueprint(7, .easy), \.bloomLevel) == [.remember: 4, .understand: 2, .apply: 1])
    #expect(counts(try blueprint(1, .medium), \.bloomLevel) == [.remember: 1])
  }

  @Test("uses key positions about equally often, and never the same one three times in a row")
  func keyPositions() throws {
    for count in 1...50 {
      for seed in 0..<20 as Range<UInt64> {
        let positions = try blueprint(count, .medium, seed: seed).slots.map(\.keyPosition)
        let counts = (0..<QuestionSlot.optionCount).map { place in positions.count { $0 == place } }
        let (least, most) = (try #require(counts.min()), try #require(counts.max()))
        #expect(most - least <= 1)
        #expect(zip(positions, zip(positions.dropFirst(), positions.dropFirst(2))).allSatisfy { $0 != $1.0 || $0 != $1.1 })
      }
    }
  }

  @Test("is the same for the same seed and differs for another seed")
  func deterministic() throws {
    #expect(try blueprint(20, .medium, topics: 3, seed: 7) == blueprint(20, .medium, topics: 3, seed: 7))
    #expect(try blueprint(20, .medium, topics: 3, seed: 7) != blueprint(20, .medium, topics: 3, seed: 8))
  }

  @Test("uses templates in turn, limits words, and estimates the time")
  func details() throws {
    let blueprint = try blueprint(6, .hard)
    #expect(blueprint.slots.map(\.template) == TemplateType.allCases + [TemplateType.conceptIdentification])
    #expect(blueprint.slots.map(\.id) == ["S1", "S2", "S3", "S4", "S5", "S6"])
    #expect(blueprint.slots.allSatisfy { $0.promptWordLimit == [.easy: 50, .medium: 75, .hard: 100][$0.difficulty] })
    #expect(blueprint.estimatedMinutes == 1 * 3 + 5 * 4)
  }
}

@Suite("A request for a practice test")
struct PracticeTestRequestTests {
  @Test("contains each topic once, and the course if it names no topic")
  func topics() throws {
    let request = try PracticeTestRequest(course: " Physics \n 1 ", topics: ["Waves", " waves", "", "Heat  flow", "Waves"])
    #expect(request.course == "Physics 1")
    #expect(request.topics == ["Waves", "Heat flow"])
    #expect(try PracticeTestRequest(course: "Physics", topics: [" "]).topics == ["Physics"])
  }

  @Test("with an invalid value is rejected with advice")
  func problems() {
    #expect(throws: PracticeTestRequestError.noCourse) { try PracticeTestRequest(course: " \n") }
    for count in [-1, 0, 51, .max] {
      #expect(throws: PracticeTestRequestError.count(count)) { try PracticeTestRequest(course: "x", questionCount: count) }
    }
    let many = (0..<13).map { "Topic \($0)" }
    #expect(throws: PracticeTestRequestError.topics(13)) { try PracticeTestRequest(course: "x", topics: many) }
    #expect("\(PracticeTestRequestError.count(51))".contains("1 to 50"))
  }
}
