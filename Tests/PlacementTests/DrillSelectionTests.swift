import AnswerMatching
import Identifiers
import Placement
import TestSupport
import Testing

@Suite("The items of a drill")
struct DrillSelectionTests {
  /// Eight items of every level: six choices in three topics, a reading item and a listening item.
  private static let bank = CEFRLevel.testable.flatMap { level in
    (1...6).map { choice("\(level.rawValue)_\($0)", level, [.articles, .past, .negation][$0 % 3]) }
      + [Fixture.production("\(level.rawValue)_7", .freeResponseCloze, stem: "I ___.", accept: ["am"], level: level)]
      + [Fixture.listening("\(level.rawValue)_8", level: level)]
  }

  private static func choice(_ id: String, _ level: CEFRLevel, _ topic: ItemTopic) -> TestItem {
    let item = Fixture.choice(id, level: level)
    return TestItem(
      itemID: id, level: level, weight: item.weight, construct: "", prompt: item.prompt, task: item.task,
      rationale: Rationale(topic: topic, rule: "r", example: "e"))
  }

  private static func select(
    _ level: CEFRLevel = .b1, missed: [TestItem] = [], lastSeen: [String: Timestamp] = [:], skill: Skill? = nil, seed: UInt64 = 1
  ) -> DrillSelection { DrillSelection(from: bank, level: level, missed: missed, lastSeen: lastSeen, skill: skill, seed: seed) }

  /// Random learners: a level, missed items, and the items seen so far with their times.
  private static func learner(_ seed: UInt64) -> (level: CEFRLevel, missed: [TestItem], lastSeen: [String: Timestamp]) {
    var generator = LearnerGenerator(state: seed)
    let seen = bank.shuffled(using: &generator).prefix(Int(generator.next() % 49))
    let times = Dictionary(uniqueKeysWithValues: seen.map { ($0.itemID, Timestamp(microseconds: Int64(generator.next() % 1_000))) })
    return (CEFRLevel.allCases[Int(generator.next() % 7)], Array(seen.prefix(Int(generator.next() % 12))), times)
  }

  @Test("are ten different ones, the same for the same seed", arguments: 1...200 as ClosedRange<UInt64>)
  func tenDifferent(seed: UInt64) {
    let learner = Self.learner(seed)
    let selection = Self.select(learner.level, missed: learner.missed, lastSeen: learner.lastSeen, seed: seed)
    #expect(selection.items.count == 10 && Set(selection.items.map(\.itemID)).count == 10)
    #expect(selection == Self.select(learner.level, missed: learner.missed, lastSeen: learner.lastSeen, seed: seed))
    #expect(selection.repeated == Set(selection.items.map(\.itemID)).intersection(learner.lastSeen.keys))
  }

  @Test("are at the level of the learner and the level above", arguments: 1...200 as ClosedRange<UInt64>)
  func levels(seed: UInt64) {
    let learner = Self.learner(seed)
    let levels = DrillSelection.levels(for: learner.level)
    #expect(Self.select(learner.level, missed: learner.missed, lastSeen: learner.lastSeen).items.allSatisfy { levels.contains($0.level) })
  }

  @Test(
    "belong to two levels at both ends of the scale too",
    arguments: [(CEFRLevel.preA1, CEFRLevel.a1, CEFRLevel.a2), (.a1, .a1, .a2), (.b2, .b2, .c1), (.c1, .c1, .c2), (.c2, .c1, .c2)])
  func ends(level: CEFRLevel, low: CEFRLevel, high: CEFRLevel) { #expect(DrillSelection.levels(for: level) == low...high) }

  @Test(
    "are not seen before, as long as there are such items, and then missed ones and those seen longest ago",
    arguments: 1...200 as ClosedRange<UInt64>)
  func fresh(seed: UInt64) {
    let learner = Self.learner(seed)
    let selection = Self.select(learner.level, missed: learner.missed, lastSeen: learner.lastSeen, seed: seed)
    let levels = DrillSelection.levels(for: learner.level)
    let candidates = Self.bank.filter { levels.contains($0.level) }
    let fresh = candidates.filter { learner.lastSeen[$0.itemID] == nil }
    #expect(selection.repeated.count == max(0, 10 - fresh.count))
    let times = selection.items.compactMap { learner.lastSeen[$0.itemID] }
    #expect(selection.items.prefix(10 - times.count).allSatisfy { learner.lastSeen[$0.itemID] == nil }, "new items come first")
    let missed = Set(learner.missed.map(\.itemID))
    func sortedTimes(_ wanted: (TestItem) -> Bool) -> [Timestamp] {
      candidates.filter(wanted).compactMap { learner.lastSeen[$0.itemID] }.sorted()
    }
    let expected = sortedTimes { missed.contains($0.itemID) } + sortedTimes { !missed.contains($0.itemID) }
    #expect(times == Array(expected.prefix(times.count)))
  }

  @Test("begin with the topic of a missed item, or with its format", arguments: 1...50 as ClosedRange<UInt64>)
  func likeMisses(seed: UInt64) {
    let missed = Self.choice("x", .b1, .past)
    #expect(Self.select(missed: [missed], seed: seed).items.prefix(4).allSatisfy { $0.topic == .past })
    let typed = Fixture.production("y", .freeResponseCloze, stem: "", accept: ["a"], level: .b1)
    #expect(Self.select(missed: [typed], seed: seed).items.prefix(2).allSatisfy { $0.format == .clozeText })
  }

  @Test("take turns between the kinds of the missed items", arguments: 1...50 as ClosedRange<UInt64>)
  func turns(seed: UInt64) {
    let missed = [Self.choice("x", .b1, .past), Fixture.listening("y", level: .b2), Self.choice("z", .b1, .articles)]
    let items = Self.select(missed: missed, seed: seed).items
    #expect(items.prefix(6).map(\.topic) == [.past, .listening, .articles, .past, .listening, .articles])
  }

  @Test("are those of the chosen skill first, new ones before seen ones, and then the others as without a skill", arguments: Skill.allCases)
  func skill(skill: Skill) {
    for seed in 1...50 as ClosedRange<UInt64> {
      let learner = Self.learner(seed)
      let levels = DrillSelection.levels(for: learner.level)
      let wanted = Self.bank.filter { levels.contains($0.level) && $0.skill == skill }.count
      let items = Self.select(learner.level, missed: learner.missed, lastSeen: learner.lastSeen, skill: skill, seed: seed).items
      #expect(items.prefix(wanted).allSatisfy { $0.skill == skill } && items.dropFirst(wanted).allSatisfy { $0.skill != skill })
      let seen = items.prefix(wanted).map { learner.lastSeen[$0.itemID] != nil }
      #expect(seen == seen.filter { !$0 } + seen.filter { $0 })
    }
  }

  @Test("ignore missed items that are far above the learner")
  func tooHard() {
    let far = Self.choice("x", .c2, .past)
    #expect(Self.select(.a2, missed: [far]) == Self.select(.a2))
  }

  @Test("vary with the seed")
  func variety() { #expect(Set((1...20 as ClosedRange<UInt64>).map { Self.select(seed: $0).items.map(\.itemID) }).count > 15) }

  @Test("are those of other levels, the nearest first, when two levels have too few, and fewer than ten if there are no more")
  func fewItems() {
    let few = Self.bank.filter { $0.itemID.hasSuffix("_1") || $0.itemID.hasSuffix("_2") }
    let selection = DrillSelection(from: few, level: .b1, missed: [], lastSeen: [:], seed: 1)
    #expect(Set(selection.items.prefix(4).map(\.level)) == [.b1, .b2] && Set(selection.items[4...5].map(\.level)) == [.a2])
    #expect(DrillSelection(from: Array(few.prefix(3)), level: .b1, missed: [], lastSeen: [:], seed: 1).items.count == 3)
    #expect(DrillSelection(from: [], level: .b1, missed: few, lastSeen: [:], seed: 1).items == [])
  }
}

/// A small generator for random learners: xorshift64*.
private struct LearnerGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
