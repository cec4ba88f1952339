import Foundation
import Reproducible
import ItemWriting
import NoteFacts
import QuestionWriting
import TestSupport
import Testing

@Suite("The sample notes")
struct SampleNotesTests {
  @Test("fill a test of 25 questions", arguments: [("physics-waves", "en"), ("biology-cells", "en"), ("spanish-grammar", "es")])
  func full(name: String, language: String) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Content/notes/\(name).md")
    let notes = NotesDocument(markdown: try String(contentsOf: path, encoding: .utf8))
    let generator = try NotesGenerator(notes: notes, language: language)
    for difficulty in Difficulty.allCases {
      var random = SeededGenerator(seed: 1)
      let request = try PracticeTestRequest(course: "Course", difficulty: difficulty, questionCount: 25)
      let blueprint = TestBlueprintGenerator.blueprint(for: request, using: &random)
      let test = generator.test(for: blueprint, using: &random)
      #expect(test.questions.count == 25, "\(difficulty)")
      let findings = TestValidator.findings(in: test.questions, of: blueprint, language: language)
      // NB: Questions state the level that they really have, and notes do not allow every planned level.
      let allowed: [TestFinding.Code] = [.keyElsewhere, .longestKeys, .bloomQuota]
      #expect(findings.filter { !allowed.contains($0.code) } == [])
    }
  }
}
