import AnswerMatching
import Placement
import Testing

@Suite("The form of one attempt")
struct FormTests {
  private let blueprint = Fixture.blueprint(
    [
      Fixture.choice("x_1"),
      Fixture.production("x_2", .wordReorder, stem: "I / like / green / tea", accept: ["I like green tea."]),
      Fixture.production("x_3", .minimalPair, stem: "C.\nS A: One.\nS B: Two.", accept: ["One."]),
      Fixture.production("x_4", .freeResponseCloze, stem: "I ___.", accept: ["am"]), Fixture.listening("x_5", hasAudio: false),
    ], cuts: [(.preA1, 0), (.a1, 2)])

  private func form(_ seed: UInt64, attempt: AttemptID = AttemptID("0123456789abcdef")) -> Form {
    Form(blueprint: blueprint, attemptID: attempt, seed: seed)
  }

  private func question(_ id: String, attempt: AttemptID = AttemptID("0123456789abcdef"), seed: UInt64 = 1) -> Form.Question? {
    Form.question(withID: id, blueprint: blueprint, attemptID: attempt, seed: seed)
  }

  @Test("The same seed gives the same form, and another seed gives another order")
  func seeded() {
    #expect(form(1).questions.map(\.pieces) == form(1).questions.map(\.pieces))
    #expect(Set((1...50).map { form($0).questions[0].pieces.map(\.value) }).count > 10)
  }

  @Test("Over many attempts, the key is about equally often in each position")
  func fair() {
    let places = (0..<4_000).map { seed in form(seed).questions[0].pieces.firstIndex { $0.value == "a" } ?? -1 }
    for place in 0..<4 {
      // Four standard deviations of a binomial with n = 4000, p = 1/4.
      #expect(abs(places.count { $0 == place } - 1_000) < 110)
    }
  }

  @Test("Numbered options keep their order in every script", arguments: ["1234", "١٢٣٤", "१२३४"])
  func numbered(digits: String) {
    let options = zip(["a", "b", "c", "d"], digits).map { AnswerOption(id: $0, text: String($1)) }
    #expect(Choice(options: options, correctOptionID: "c").isNumbered)
    let item = TestItem(
      itemID: "x_1", level: .b2, weight: 4, construct: "", prompt: Prompt(instructions: "", stem: "Where?"),
      task: .multipleChoiceCloze(Choice(options: options, correctOptionID: "c")))
    for seed in 0..<50 {
      let form = Form(items: [item], attemptID: AttemptID("0123456789abcdef"), seed: UInt64(seed))
      #expect(form.questions[0].pieces.map(\.value) == ["a", "b", "c", "d"])
    }
  }

  @Test(
    "Other numbers are shuffled as all options are",
    arguments: [["2", "3", "4", "5"], ["1", "3", "2", "4"], ["1", "2", "3", "10"], ["one", "two", "three", "four"]])
  func unnumbered(texts: [String]) {
    let options = zip(["a", "b", "c", "d"], texts).map { AnswerOption(id: $0, text: $1) }
    #expect(!Choice(options: options, correctOptionID: "c").isNumbered)
  }

  @Test("Tiles are never shown in the order of the answer")
  func shuffled() {
    for seed in 0..<500 { #expect(form(UInt64(seed)).questions[1].pieces.map(\.text) != ["I", "like", "green", "tea"]) }
  }

  @Test("Ids do not reveal the blueprint, and are valid in one attempt only")
  func opaque() {
    let ids = form(1).questions.flatMap { $0.pieces.map(\.id) }
    #expect(ids == ["o1", "o2", "o3", "o4", "t1", "t2", "t3", "t4", "A", "B"])
    #expect(question("01234567-2")?.item.itemID == "x_2")
    #expect(question("01234567-2", attempt: AttemptID("fedcba9876543210")) == nil)
    for id in ["", "01234567-0", "01234567-5", "01234567-02", "01234567-+2", "x_2", "01234567-2-2"] {
      #expect(question(id) == nil, "\(id)")
    }
  }

  @Test("A question made by itself equals that of the whole form, also after a listening item without a recording")
  func alone() {
    let blueprint = Fixture.blueprint(
      [Fixture.listening("x_0", hasAudio: false)] + blueprint.items, cuts: blueprint.cuts.cuts.map { ($0.level, $0.from) })
    for seed in 0..<100 {
      let form = Form(blueprint: blueprint, attemptID: AttemptID("0123456789abcdef"), seed: UInt64(seed))
      #expect(form.questions.count == 4)
      for question in form.questions {
        let alone = Form.question(withID: question.id, blueprint: blueprint, attemptID: AttemptID("0123456789abcdef"), seed: UInt64(seed))
        #expect(alone == question)
      }
    }
  }

  @Test("A listening item without a recording is not asked")
  func unhearable() { #expect(form(1).questions.map(\.item.itemID) == ["x_1", "x_2", "x_3", "x_4"]) }

  @Test("Given answers are converted to the terms of the blueprint")
  func answers() throws {
    let questions = form(7).questions
    let key = try #require(questions[0].pieces.first { $0.value == "a" })
    #expect(try questions[0].answer(for: .choice(key.id)) == .text("a"))
    let order = ["I", "like", "green", "tea"].compactMap { word in questions[1].pieces.first { $0.text == word }?.id }
    #expect(try questions[1].answer(for: .tiles(order)) == .text("I like green tea"))
    let one = try #require(questions[2].pieces.first { $0.text == "One." })
    #expect(try questions[2].answer(for: .choice(one.id)) == .text("One."))
    #expect(try questions[3].answer(for: .text(" am ")) == .text(" am "))
    #expect(try questions[3].answer(for: .dontKnow) == .dontKnow)
  }

  @Test("An answer that does not fit its question is refused with the exact reason")
  func misfits() {
    let questions = form(7).questions
    let cases: [(Int, GivenAnswer, GivenAnswerError)] = [
      (0, .choice("o5"), .unknownOption("o5")), (0, .choice("a"), .unknownOption("a")),
      (0, .text("x"), .wrongKind(expected: "\"choice\"")),
      (1, .tiles(["t1", "t2", "t3"]), .missingTiles(count: 1)), (1, .tiles(["t1", "t2", "t3", "t9"]), .foreignTile("t9")),
      (1, .tiles(["t1", "t2", "t3", "t3"]), .repeatedTile("t3")), (1, .text("I like"), .wrongKind(expected: "\"tiles\"")),
      (2, .choice("C"), .unknownOption("C")), (3, .text("  "), .emptyText), (3, .text("a\u{0}m"), .controlCharacter),
      (3, .choice("o1"), .wrongKind(expected: "\"text\"")),
      (3, .text(String(repeating: "a", count: 1_001)), .textTooLong),
    ]
    for (index, given, misfit) in cases {
      #expect(throws: misfit) { try questions[index].answer(for: given) }
    }
  }
}
