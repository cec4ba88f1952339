import AnswerMatching
import Measurement
import Placement
import Testing

@testable import Authoring

@Suite("Pages for authors") struct PagesTests {
  private static func page(
    _ items: [TestItem], direction: Blueprint.Direction = .leftToRight, performances: [String: ItemPerformance] = [:]
  ) -> LanguagePage {
    let blueprint = Blueprint(
      languageID: "xx", version: "1", matchingProfile: 2, direction: direction, cuts: CutScores([.init(level: .preA1, from: 0)]),
      items: items)
    return LanguagePage(blueprint: blueprint, name: "Own & name", englishName: "<English>", performances: performances)
  }

  private static func item(_ id: String, _ text: String) -> TestItem {
    let options = [AnswerOption(id: "a", text: text), AnswerOption(id: "b", text: "other")]
    return TestItem(
      itemID: id, level: .a1, weight: 1, construct: text, prompt: Prompt(instructions: text, stem: text, passage: text),
      task: .readingComprehension(Choice(options: options, correctOptionID: "a")))
  }

  @Test("The text of a blueprint never becomes markup", arguments: ["<script>x</script>", "\"><img src=x>", "a & b", "</p><h1>hello"])
  func textIsEscaped(text: String) {
    let plain = Self.page([Self.item("x", "plain")]).document
    let hostile = Self.page([Self.item("x", text)]).document
    #expect(!hostile.contains(text))
    #expect(hostile.count { $0 == "<" } == plain.count { $0 == "<" })
  }

  @Test("Every item is on the page, and its key is hidden") func everyItemHasItsPlaceAndItsKeyIsHidden() {
    let document = Self.page((1...5).map { Self.item("x_\($0)", "key \($0)") }).document
    for number in 1...5 { #expect(document.contains("<article id=\"x_\(number)\">")) }
    #expect(document.split(separator: "<details class=\"key\">").count == 6)
    #expect(!document.contains("<details class=\"key\" open"))
  }

  @Test("Tiles are shown as a list, and minimal pairs as two sentences") func tilesStandAsTilesAndPairsAsTwoSentences() {
    let tiles = TestItem(
      itemID: "t", level: .a1, weight: 1, construct: "order", prompt: Prompt(instructions: "i", stem: "I / like / tea"),
      task: .production(ProductionSpec(format: .wordReorder, acceptList: ["I like tea."])))
    let pair = TestItem(
      itemID: "p", level: .b1, weight: 3, construct: "pair",
      prompt: Prompt(instructions: "i", stem: "It floats.\nSentence A: \"A ship.\"\nSentence B: \"A sheep.\""),
      task: .production(ProductionSpec(format: .minimalPair, acceptList: ["A ship."])))
    let document = Self.page([tiles, pair], direction: .rightToLeft).document
    #expect(document.contains("<ul class=\"tiles\" lang=\"xx\" dir=\"rtl\"><li>I</li><li>like</li><li>tea</li></ul>"))
    #expect(document.contains("<li>A ship.</li><li>A sheep.</li>"))
  }

  private static func performance(difficulty: Double?, error: Double?, option: String = "x") throws -> ItemPerformance {
    let choices = [0, 0, 1, 1, 1, 1].map(Int?.some)
    let statistics = try DistractorAnalysis(choices: choices, abilities: [1, 2, -1, -1, 0, 0], optionCount: 2, key: 0).options
    let observed = ObservedShare.groups(
      (0..<40).map { (isRight: $0 >= 10, ability: Double($0) / 10 - 2) }, maximumCount: 2)
    return ItemPerformance(
      answers: 40, right: 30, parameters: try difficulty.map { try ItemParameters(difficulty: $0) }, standardError: error,
      observed: observed,
      options: [
        .init(text: option, isKey: true, statistics: statistics[0], remark: nil),
        .init(text: "other", isKey: false, statistics: statistics[1], remark: "attracts able learners"),
      ], comparisons: [.init(group: "device", focal: option, reference: "desktop", test: nil)])
  }

  @Test(
    "An item with responses says at which level it plays",
    arguments: [
      (-3.8, 0.2, "Plays as A1, as labelled"), (-2.9, 0.2, "Plays as A1, as labelled"), (2, 0.49, "Plays as B2, labelled A1"),
      (2, 0.5, "Too few answers to say"),
      (nil, nil, "Too few answers to say"),
    ] as [(Double?, Double?, String)])
  func playsAs(difficulty: Double?, error: Double?, verdict: String) throws {
    let performance = try Self.performance(difficulty: difficulty, error: error)
    let document = Self.page([Self.item("x", "plain")], performances: ["x": performance]).document
    #expect(document.contains(verdict) && document.contains("40 answers, 75 % right"))
    #expect(document.contains("<svg") == (difficulty != nil))
    #expect(document.contains("device: x and desktop") && document.contains("too few answers"))
  }

  @Test("The plot has its figures as text, and a dot for each group of learners")
  func plot() throws {
    let performance = try Self.performance(difficulty: 0, error: 0.2)
    let document = Self.page([Self.item("x", "plain")], performances: ["x": performance]).document
    #expect(
      document.contains("role=\"img\" aria-label=\"Share of right answers by ability in logits. Observed: 50 % of 20 learners at −1.1"))
    #expect(document.contains("The model expects 26 %, 72 %."))
    #expect(document.split(separator: "<circle").count == 3)
  }

  @Test("Options, which show the key, are hidden until the reader opens them")
  func optionsAreHidden() throws {
    let performance = try Self.performance(difficulty: 0, error: 0.2)
    let document = Self.page([Self.item("x", "plain")], performances: ["x": performance]).document
    let parts = document.split(separator: "<details class=\"choices\">")
    #expect(parts.count == 2 && !parts[0].contains("(key)") && parts[1].contains("(key)") && parts[1].contains("attracts able learners"))
  }

  @Test("Without responses, a page shows nothing about them")
  func noResponses() { #expect(!Self.page([Self.item("x", "plain")]).document.contains("Plays as")) }

  @Test("The texts of options and groups never become markup")
  func optionsAreEscaped() throws {
    let performance = try Self.performance(difficulty: 0, error: 0.2, option: "<script>x</script>")
    let document = Self.page([Self.item("x", "plain")], performances: ["x": performance]).document
    #expect(!document.contains("<script>"))
  }

  @Test("The table shows what is missing") func theTableSaysWhatIsMissing() {
    let page = Self.page([Self.item("x", "plain")])
    let table = LanguageTable(rows: [
      .init(page: page, findings: 0, secondReading: nil), .init(page: page, findings: 3, secondReading: .init(answered: 48, agreed: 46)),
    ]).document
    for words in [
      "all passed", "3 findings", "wanted", "46 of 48 agreed", "none", "2 languages, 2 questions", "Own &amp; name", "&lt;English&gt;",
    ] {
      #expect(table.contains(words))
    }
  }
}
