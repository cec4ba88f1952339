import AnswerMatching
import Placement

/// Small blueprints for tests.
enum Fixture {
  static func choice(_ id: String, level: CEFRLevel = .a1, weight: Int? = nil, options: Int = 4) -> TestItem {
    let ids = ["a", "b", "c", "d", "e", "f"].prefix(options)
    return TestItem(
      itemID: id, level: level, weight: weight ?? level.rank, construct: "", prompt: Prompt(instructions: "", stem: "I ___."),
      task: .multipleChoiceCloze(Choice(options: ids.map { AnswerOption(id: $0, text: "word \($0)") }, correctOptionID: "a")))
  }

  static func listening(_ id: String, level: CEFRLevel = .a1, hasAudio: Bool = true) -> TestItem {
    TestItem(
      itemID: id, level: level, weight: level.rank, construct: "", prompt: Prompt(instructions: "", stem: "?", transcript: "x"),
      task: .listening(
        Choice(options: [AnswerOption(id: "a", text: "1"), AnswerOption(id: "b", text: "2")], correctOptionID: "a")),
      audio: hasAudio ? AudioClip(file: "en/x.opus", origin: .human) : nil)
  }

  static func production(
    _ id: String, _ format: ProductionFormat, stem: String, accept: [String], level: CEFRLevel = .a1
  ) -> TestItem {
    TestItem(
      itemID: id, level: level, weight: level.rank, construct: "", prompt: Prompt(instructions: "", stem: stem),
      task: .production(ProductionSpec(format: format, acceptList: accept)))
  }

  static func blueprint(_ items: [TestItem], cuts: [(CEFRLevel, Int)], language: String = "en") -> Blueprint {
    Blueprint(
      languageID: language, version: "1", matchingProfile: 2, direction: .leftToRight,
      cuts: CutScores(cuts.map { CutScores.Cut(level: $0.0, from: $0.1) }), items: items)
  }

  /// Five items of every level, weighted by level: a maximum of 105.
  static let ladder = blueprint(
    CEFRLevel.testable.flatMap { level in (1...5).map { choice("\(level.rawValue)_\($0)", level: level) } },
    cuts: [(.preA1, 0), (.a1, 5), (.a2, 14), (.b1, 26), (.b2, 43), (.c1, 64), (.c2, 83)])
}
