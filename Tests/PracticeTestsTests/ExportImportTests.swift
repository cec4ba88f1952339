import Identifiers
import PracticeTests
import StrictJSON
import TestSupport
import Testing

@Suite("A shared file")
struct ExportImportTests {
  private func problems(_ text: String) -> [JSONValidationError] {
    do {
      _ = try PracticeTestImport.test(from: Array(text.utf8))
      return []
    } catch { return error.list }
  }

  private func plain() throws -> String { try #require(ExportSamples.plain).json.text }

  @Test("contains no learner data")
  func nothingOfTheLearner() throws {
    let shared = try #require(ExportSamples.plain)
    let test = PracticeTest(
      id: "test-id", profileID: "profile-id", courseID: "course-id", request: shared.request, language: "en", seed: shared.seed,
      backend: "notes", createdAt: 1_700_000_000_000_000, status: .submitted, startedAt: 1, submittedAt: 2, failure: "a failure",
      questions: shared.questions, responses: ["S1": PracticeResponse(option: 3)], position: 0)
    let text = SharedPracticeTest(test).json.text
    #expect(text == shared.json.text)
    for word in ["test-id", "profile-id", "course-id", "1700000000000000", "a failure", "responses", "submitted"] {
      #expect(!text.contains(word))
    }
  }

  static let mended: [(String, String, String, String)] = [
    ("\"format_version\":1", "\"format_version\":4", "format_version", "from 1 to 3"),
    ("\"format_version\":1,", "", "format_version", "missing"),
    ("\"course\":\"Physics\"", "\"course\":\" \"", "course", "no name"),
    ("\"topics\":[\"Waves\"]", "\"topics\":[\"Waves\",7]", "topics[1]", "expected a string"),
    (
      "\"topics\":[\"Waves\"]", "\"topics\":[\((1...13).map { "\"\($0)\"" }.joined(separator: ","))]", "topics", "too many"
    ),
    ("\"language\":\"en\"", "\"language\":\"\"", "language", "empty"),
    ("\"seed\":18446744073709551615", "\"seed\":18446744073709551616", "seed", "whole number"),
    ("\"seed\":18446744073709551615", "\"seed\":-1", "seed", "whole number"),
    ("\"seed\":18446744073709551615", "\"seed\":\"1\"", "seed", "found a string"),
    ("\"question_count\":1", "\"question_count\":3", "question_count", "there are 1 questions"),
    ("\"missing\":1", "\"missing\":50", "question_count", "1 to 50"),
    ("\"missing\":1", "\"missing\":9223372036854775807", "missing", "from 0 to 50"),
    ("\"questions\":[", "\"answers\":{},\"questions\":[", "answers", "unknown key"),
    ("\"bloom_level\":\"remember\"", "\"bloom_level\":\"create\"", "questions[0].bloom_level", "not known"),
    ("\"difficulty\":\"easy\",\"template\"", "\"difficulty\":\"mild\",\"template\"", "questions[0].difficulty", "not known"),
    ("\"template\":\"concept_id\"", "\"template\":1", "questions[0].template", "expected a string"),
    ("\"correct_answer\":\"Amplitude\"", "\"correct_answer\":\"amplitude\"", "questions[0].correct_answer", "not one of the options"),
    ("\"=1+1\",", "", "questions[0].options", "5 options"),
    ("\"=1+1\"", "\"Amplitude\"", "questions[0].options", "all different"),
    ("\"=1+1\"", "\" \"", "questions[0].options", "none empty"),
    ("\"=1+1\"", "null", "questions[0].options[0]", "expected a string"),
    ("\"id\":\"S1\"", "\"id\":\"S1\",\"response\":2", "questions[0].response", "unknown key"),
    ("\"id\":\"S1\",", "", "questions[0].id", "missing"),
    ("\"attempts\":1", "\"attempts\":0", "questions[0].provenance.attempts", "whole number from 1"),
    ("\"attempts\":1", "\"attempts\":1,\"seed\":1.5", "questions[0].provenance.seed", "whole number"),
    ("\"fallback\":false", "\"fallback\":0", "questions[0].provenance.fallback", "true or false"),
  ]

  @Test("with an invalid value is rejected with the path and advice", arguments: mended)
  func refused(original: String, replacement: String, path: String, told: String) throws {
    let text = try plain()
    try #require(text.contains(original))
    let problems = problems(text.replacing(original, with: replacement, maxReplacements: 1))
    #expect(problems.count == 1 && problems.first?.path == path && problems.first?.message.contains(told) == true, "\(problems)")
  }

  @Test("with two questions of the same id is rejected")
  func repeatedIDs() throws {
    let plain = try #require(ExportSamples.plain)
    let test = SharedPracticeTest(
      request: plain.request, language: "en", seed: 1, backend: "notes", questions: plain.questions + plain.questions)
    #expect(problems(test.json.text).map(\.path) == ["questions"])
  }

  @Test(
    "that is not JSON is rejected with line and column",
    arguments: ["", "{", "[]]", "{\"course\":\n oops}", "\u{FEFF}{}", "null", "[]", "7"])
  func syntax(text: String) {
    let problems = problems(text)
    #expect(problems.count == 1 && problems.first?.path == "")
    #expect(problems.first?.line == (text.contains("\n") ? 2 : 1))
  }

  @Test("cut off anywhere is rejected and never read in part")
  func cut() throws {
    let bytes = Array(try plain().utf8)
    for length in 0..<bytes.count {
      #expect(throws: PracticeTestImportError.self) { try PracticeTestImport.test(from: Array(bytes[..<length])) }
    }
  }

  @Test("is rejected with all errors at once")
  func everything() throws {
    let text = try plain().replacing("\"easy\"", with: "\"mild\"").replacing("\"language\":\"en\",", with: "")
    let problems = problems(text)
    #expect(problems.map(\.path).sorted() == ["difficulty", "language", "questions[0].difficulty"])
    let error = #expect(throws: PracticeTestImportError.self) { try PracticeTestImport.test(from: Array(text.utf8)) }
    #expect(error?.description == problems.map(\.description).joined(separator: "; "))
  }
}
