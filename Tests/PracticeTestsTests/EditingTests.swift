import ItemWriting
import NoteFacts
import PracticeTests
import QuestionWriting
import Testing

@Suite("The questions of a test that is ready")
struct EditingTests {
  private func ready(_ count: Int = 3) throws -> PracticeTest { try .taken(.init(repeating: .unanswered, count: count), status: .ready) }

  @Test("can be removed, except the only one")
  func drop() throws {
    var test = try ready()
    try test.drop("S2")
    #expect(test.questions.map(\.id) == ["S1", "S3"] && test.removed.map(\.id) == ["S2"] && test.status == .ready)
    #expect(throws: PracticeTestError.unknownQuestion("S2")) { try test.drop("S2") }
    try test.drop("S1")
    #expect(throws: PracticeTestError.lastQuestion) { try test.drop("S3") }
  }

  @Test("that the learner removes no longer count as asked for")
  func asked() throws {
    var test = try ready()
    let asked = test.askedCount
    try test.drop("S2")
    #expect(test.askedCount == asked - 1)
    #expect(SharedPracticeTest(test).missing == asked - 3, "an export does not call them missing either")
    try test.replace("S1", with: test.questions[0])
    #expect(test.askedCount == asked - 1, "a replaced question is still there")
  }

  @Test("can be replaced in their place, and the test remembers which were there")
  func replace() throws {
    var test = try ready()
    let (old, other) = (test.questions[1], try ready(9).questions[8])
    let new = PracticeQuestion(slot: old.slot, draft: other.draft, headings: [])
    try test.replace("S2", with: new)
    #expect(test.questions[1] == new && test.removed == [old])
    #expect(throws: PracticeTestError.unknownQuestion("S9")) { try test.replace("S2", with: other) }
    for _ in 0..<150 { try test.replace("S2", with: new) }
    #expect(test.removed.count == 100)
  }

  @Test("can be reworded")
  func edit() throws {
    var test = try ready()
    let edit = QuestionEdit(
      stem: "Which letter is the third?", answers: .options(["Alpha", "Beta", "Gamma", "Delta", "Omega"], key: 2), explanation: "It is.")
    try test.edit("S1", edit, segmentation: CharacterSegmentation())
    #expect(test.questions[0].options[2] == "Gamma" && test.questions[0].slot.keyPosition == 2 && test.removed.isEmpty)
    #expect(throws: QuestionEditError.self) {
      try test.edit("S2", QuestionEdit(stem: "", answers: .options(["a"], key: 0), explanation: ""), segmentation: CharacterSegmentation())
    }
  }

  @Test("cannot change in any other status", arguments: PracticeTestStatus.allCases.filter { $0 != .ready })
  func others(status: PracticeTestStatus) throws {
    var test = try PracticeTest.taken([.unanswered, .unanswered], status: status)
    let (before, error) = (test, status == .inProgress ? PracticeTestError.started : .status(status))
    #expect(throws: error) { try test.drop("S1") }
    #expect(throws: error) { try test.replace("S1", with: before.questions[0]) }
    #expect(throws: error) {
      try test.edit("S1", QuestionEdit(stem: "", answers: .typed([]), explanation: ""), segmentation: CharacterSegmentation())
    }
    #expect(test == before)
  }
}
