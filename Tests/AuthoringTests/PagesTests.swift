import AnswerMatching
import Placement
import Testing

@testable import Authoring

@Suite("Pages for authors") struct PagesTests {
  private static func page(_ items: [TestItem], direction: Blueprint.Direction = .leftToRight) -> LanguagePage {
    let blueprint = Blueprint(
      languageID: "xx", version: "1", matchingProfile: 2, direction: direction, cuts: CutScores([.init(level: .preA1, from: 0)]),
      items: items)
    return LanguagePage(blueprint: blueprint, name: "Own & name", englishName: "<English>")
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
