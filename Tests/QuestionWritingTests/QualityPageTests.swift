import ItemWriting
import NoteFacts
import QuestionWriting
import Reproducible
import TestSupport
import Testing

@Suite("The page on the quality of questions")
struct QualityPageTests {
  private static let samples = [
    ("waves", "physics-waves", "Physics", "en"), ("cells", "biology-cells", "Biology", "en"),
    ("grammar", "spanish-grammar", "Lengua", "es"),
  ]

  /// NB: If this fails, the questions have changed. Draw them again, judge them, and write the verdicts into the page.
  @Test("judges the fifty questions of the draw that it describes")
  func fifty() async throws {
    let page = String(decoding: try RecordedFile.stored("Docs/practice-quality.md"), as: UTF8.self)
    let rows = page.split(separator: "\n").map { $0.split(separator: "|").map { $0.drop { $0 == " " } } }
    for (number, drawn) in try await Self.drawn().enumerated() {
      let row = try #require(rows.first { $0.first.map { $0.prefix { $0 != " " } == "\(number + 1)" } ?? false })
      #expect(row.count > 2 && row[1].hasPrefix(drawn.place + " ") && row[2].hasPrefix(drawn.stem.prefix(50)), "row \(number + 1)")
    }
  }

  private static func drawn() async throws -> ArraySlice<(place: String, stem: String)> {
    var all: [(place: String, stem: String)] = []
    for (name, file, course, language) in samples {
      let notes = NotesDocument(markdown: String(decoding: try RecordedFile.stored("Content/notes/\(file).md"), as: UTF8.self))
      let request = try PracticeTestRequest(course: course, difficulty: .medium, questionCount: 20)
      for seed in 1...3 as ClosedRange<UInt64> {
        let test = try await request.written(from: notes, language: language, segmentation: CharacterSegmentation(), seed: seed)
        all += test.questions.map { ("\(name) \(seed) \($0.id)", $0.draft.stem) }
      }
    }
    var random = SeededGenerator(seed: 50)
    return all.shuffled(using: &random).prefix(50)
  }
}
