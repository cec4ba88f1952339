import ItemWriting
import NoteFacts
import Testing

@testable import QuestionWriting

@Suite("Signs of sound questions")
struct QuestionSignTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let sign: QuestionSign
    let example: QuestionSign.Example

    var testDescription: String { "\(sign.name) \(example.key)" }
  }

  static let cases = QuestionSign.all.flatMap { sign in sign.examples.map { Case(sign: sign, example: $0) } }

  @Test("show as their own examples say", arguments: cases)
  func examples(testCase: Case) throws {
    let form = try #require(testCase.example.key.form)
    #expect(testCase.sign.forms.contains(form))
    #expect(testCase.sign.shows(testCase.example.key) == testCase.example.shows)
  }

  @Test("each have a name of their own, points, and an example with the sign and one without")
  func complete() {
    #expect(Set(QuestionSign.all.map(\.name)).count == QuestionSign.all.count)
    for sign in QuestionSign.all {
      #expect(Set(sign.examples.map(\.shows)) == [true, false] && sign.points != 0, "\(sign.name)")
    }
  }

  private func keys(_ markdown: String, language: String = "en") async throws -> [String] {
    let request = try PracticeTestRequest(course: "Notes", questionCount: 8)
    let notes = NotesDocument(markdown: markdown)
    do {
      return try await request.written(from: notes, language: language, segmentation: CharacterSegmentation(), seed: 1).questions
        .map(\.draft.correctAnswer)
    } catch is NotesGeneratorError { return [] }
  }

  @Test("let a rare term pass, and refuse a general word that nothing shows to be a term")
  func labels() async throws {
    let rest = "the process in which plants make their food from light and air"
    #expect(try await keys("# Photosynthesis\n- Photosynthesis: \(rest)\n- Photosynthesis") == ["Photosynthesis"])
    #expect(try await keys("- Photosynthesis: \(rest)\n- Photosynthesis") == [], "it stands alone")
    let label = "- Daily activity: \(rest)\n- Daily activity\n\nIt rains."
    #expect(try await keys("- Photosynthesis: \(rest)\n- Photosynthesis\n\(label)") == ["Photosynthesis"])
    #expect(try await keys("# Daily activity\n- Daily activity: \(rest)\n- Daily activity") == ["Daily activity"])
    let german = "der Vorgang, in dem Pflanzen aus Licht und Luft Nahrung herstellen"
    let notes = "- Tägliche Arbeit: \(german)\n- Photosynthese: \(german)\n- Photosynthese\n- Tägliche Arbeit\n\nEs regnet."
    #expect(try await keys(notes, language: "de") == ["Photosynthese"])
  }

  @Test("let short descriptions pass in a glossary, and not one by one")
  func glossary() async throws {
    let entries = [
      "Osmosis: the passage of water through membranes", "Phloem: the tissue that carries sugar down",
      "Stoma: the small pore of a leaf", "Pollen: the fine powder of ripe flowers",
    ]
    for entry in entries { #expect(try await keys("- \(entry)") == [], "\(entry)") }
    #expect(try await Set(keys(entries.map { "- \($0)" }.joined(separator: "\n"))) == ["Osmosis", "Phloem", "Stoma", "Pollen"])
  }

  @Test("put terms of glossaries first")
  func order() async throws {
    let loose = ["Latex", "Balsam", "Mucilage", "Tannin", "Sucrose"].map { name in
      "## Part of \(name.first ?? " ")\n\nIt rains.\n\nIt snows.\n\n- \(name): a thick liquid that flows from the tree in spring\n- \(name)"
    }
    let glossary =
      "## Wood\n\n- Resin: the sticky matter that a pine tree gives off at a wound\n- Xylem: the tissue that leads water from the roots"
    let request = try PracticeTestRequest(course: "Notes", questionCount: 2)
    for seed in 0..<10 as Range<UInt64> {
      let notes = NotesDocument(markdown: (loose + [glossary]).joined(separator: "\n\n"))
      let test = try await request.written(from: notes, language: "en", segmentation: CharacterSegmentation(), seed: seed)
      #expect(Set(test.questions.map(\.draft.correctAnswer)) == ["Resin", "Xylem"])
    }
  }
}
