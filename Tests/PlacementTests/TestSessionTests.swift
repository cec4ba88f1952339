import AnswerMatching
import Placement
import Testing

@Suite("Grading one item")
struct TestSessionTests {
  private func session(_ item: TestItem, language: String = "en") -> TestSession {
    TestSession(blueprint: Fixture.blueprint([item], cuts: [(.preA1, 0), (.a1, 1)], language: language))
  }

  @Test("Only the id decides whether a choice is right")
  func choice() {
    let item = Fixture.choice("x")
    #expect(session(item).isAnswerCorrect(item: item, answer: "a"))
    for answer in ["b", "A", "a ", "word a", "", TestSession.sentinel] {
      #expect(!session(item).isAnswerCorrect(item: item, answer: answer))
    }
  }

  @Test("In a script without spaces, tiles joined by spaces are accepted")
  func japaneseTiles() {
    let item = Fixture.production("x", .wordReorder, stem: "私は / 水を / 飲む", accept: ["私は水を飲む。"])
    #expect(session(item, language: "ja").isAnswerCorrect(item: item, answer: "私は 水を 飲む"))
    #expect(!session(item, language: "ja").isAnswerCorrect(item: item, answer: "水を 私は 飲む"))
  }

  @Test("A typed answer keeps its word boundaries")
  func typedSpaces() {
    let item = Fixture.production("x", .freeResponseCloze, stem: "___", accept: ["some time"])
    #expect(session(item).isAnswerCorrect(item: item, answer: "Some  time."))
    #expect(!session(item).isAnswerCorrect(item: item, answer: "sometime"))
  }

  @Test("In a minimal pair, only the exact text of the right sentence is right")
  func minimalPair() {
    let item = Fixture.production(
      "x", .minimalPair, stem: "C.\nS A: \"Let's eat, Tom.\"\nS B: \"Let's eat Tom.\"", accept: ["Let's eat, Tom."])
    #expect(session(item).isAnswerCorrect(item: item, answer: "Let's eat, Tom."))
    #expect(!session(item).isAnswerCorrect(item: item, answer: "Let's eat Tom."))
  }

  @Test("An empty answer is never right", arguments: ["", " ", ".", "。", "\u{200B}"])
  func empty(answer: String) {
    for item in [
      Fixture.choice("x"), Fixture.production("x", .freeResponseCloze, stem: "___", accept: ["am", "!"]),
      Fixture.production("x", .wordReorder, stem: "a / b", accept: ["a b"]),
    ] {
      #expect(!session(item).isAnswerCorrect(item: item, answer: answer))
    }
  }

  @Test("The canonical answer is right, and the sentinel is wrong")
  func canonical() throws {
    for item in [
      Fixture.choice("x"), Fixture.production("x", .freeResponseCloze, stem: "___", accept: ["am", "'m"]),
      Fixture.production("x", .wordReorder, stem: "tea / like / I", accept: ["I like tea."]),
      Fixture.production("x", .minimalPair, stem: "C.\nS A: One.\nS B: Two.", accept: ["Two."]),
    ] {
      let answer = try #require(session(item).canonicalAnswer(to: item))
      #expect(session(item).isAnswerCorrect(item: item, answer: answer))
      #expect(!session(item).isAnswerCorrect(item: item, answer: TestSession.sentinel))
    }
  }

  @Test("An item with a tile that fits nowhere has no canonical answer")
  func stray() {
    let item = Fixture.production("x", .wordReorder, stem: "tea / like / I / the", accept: ["I like tea."])
    #expect(session(item).canonicalAnswer(to: item) == nil)
  }
}
