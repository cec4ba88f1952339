import ItemWriting
import NoteFacts
import PracticeTests
import QuestionWriting
import StrictJSON
import Testing

@Suite("An export of a question with formulas")
struct FormulaExportTests {
  private static let formulas = [
    TeXFormula(text: "1/2 m v²", tex: #"\frac{1}{2} m v^2"#), TeXFormula(text: "a_0² % [x]", tex: #"a\_0^2 \% [x]"#),
  ]

  private func test(_ formulas: [TeXFormula] = Self.formulas) throws -> SharedPracticeTest {
    let slot = QuestionSlot(
      id: "S1", topic: "Energy", bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 0)
    let draft = QuestionDraft(
      evidence: "It is 1/2 m v².", stem: "a_0² % [x] is which $?", correctAnswer: "1/2 m v²", distractors: ["1/2 m v", "b", "c", "d"],
      rationale: "It is 1/2 m v².")
    let question = PracticeQuestion(slot: slot, draft: draft, headings: [], formulas: formulas)
    let request = try PracticeTestRequest(course: "Physics", topics: ["Energy"], difficulty: .easy, questionCount: 1)
    return SharedPracticeTest(request: request, language: "en", seed: 1, backend: "notes", questions: [question])
  }

  @Test(
    "has them as TeX, with the escapes of its format",
    arguments: [
      ("markdown", [#"1. $a\_0^2 \% [x]$ is which \$?"#, #"- **A** $\frac{1}{2} m v^2$"#, "- **B** 1/2 m v\n"]),
      ("moodle", [#"<text>\(a\_0^2 \% [x]\) is which $?</text>"#, #"<text>\(\frac{1}{2} m v^2\)</text>"#, "<text>1/2 m v</text>"]),
      ("gift", [#"[html]\\(a\\_0^2 \\% [x]\\) is which $?{"#, ##"=\\(\\frac&\#123;1&\#125;&\#123;2&\#125; m v^2\\)"##, "~1/2 m v\n"]),
      ("anki", [#"<p dir=""auto"">\(a\_0^2 \% &#91;x]\) is which $?</p>"#, #"<li dir=""auto"">\(\frac{1}{2} m v^2\)</li>"#]),
      ("csv", [#""a_0² % [x] is which $?""#, #""1/2 m v²""#]),
      ("json", [#""format_version":3"#, #""formulas":[{"text":"1/2 m v²","tex":"\\frac{1}{2} m v^2"},"#]),
    ])
  func formats(name: String, parts: [String]) throws {
    let text = try #require(PracticeTestExport.named(name)).text(of: test())
    for part in parts { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("can be imported again")
  func roundTrip() throws {
    let test = try test()
    let text = try #require(PracticeTestExport.named("json")).text(of: test)
    #expect(try PracticeTestImport.test(from: Array(text.utf8)) == test)
  }

  @Test("has no list of formulas and the earlier version if there are none")
  func without() throws {
    let text = try #require(PracticeTestExport.named("json")).text(of: test([]))
    #expect(text.contains(#""format_version":1"#) && !text.contains("formulas"))
  }

  @Test(
    "is refused for formulas that are not as Nivel writes them, with their path",
    arguments: [
      (#"[{"text": "b", "tex": "a^2"}]"#, "questions[0].formulas[0].text"), (#"[{"text": "a²"}]"#, "questions[0].formulas[0].tex"),
      (#"[{"text": "a", "tex": "a"}]"#, "questions[0].formulas[0].tex"),
      (#"[{"text": "a", "tex": "\\href{x}"}]"#, "questions[0].formulas[0].tex"),
      (#"[{"text": "a²", "tex": "a^2", "html": "b"}]"#, "questions[0].formulas[0].html"), (#"["a²"]"#, "questions[0].formulas[0]"),
      (#""a²""#, "questions[0].formulas"),
      ("[\(Array(repeating: #"{"text": "a²", "tex": "a^2"}"#, count: 41).joined(separator: ","))]", "questions[0].formulas"),
      (#"[{"text": "a²", "tex": "a^2\#(String(repeating: " ", count: 400))"}]"#, "questions[0].formulas[0].tex"),
    ])
  func refused(formulas: String, path: String) throws {
    let text = try #require(PracticeTestExport.named("json")).text(of: test([]))
    let changed = text.replacing("\"provenance\":", with: "\"formulas\":\(formulas),\"provenance\":")
    let error = #expect(throws: PracticeTestImportError.self) { try PracticeTestImport.test(from: Array(changed.utf8)) }
    #expect(error?.list.map(\.path) == [path])
  }
}
