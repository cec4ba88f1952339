import NoteFacts
import Reproducible
import ItemWriting
import PracticeTests
import QuestionWriting

/// Tests to export: a plain one, and tests with text that could break a format.
enum ExportSamples {
  static let plain: SharedPracticeTest? = {
    guard let request = try? PracticeTestRequest(course: "Physics", topics: ["Waves"], difficulty: .easy, questionCount: 2) else {
      return nil
    }
    let slot = QuestionSlot(
      id: "S1", topic: "Waves", bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 1)
    let draft = QuestionDraft(
      evidence: "Amplitude: the greatest distance from rest.", stem: "Which term is {a} = b: #1?\nSay it.", correctAnswer: "Amplitude",
      distractors: ["=1+1", "Pitch & <b>", "تردد", "C:\\new"], rationale: "“Amplitude: the greatest distance from rest.” (Waves)")
    let question = PracticeQuestion(slot: slot, draft: draft, headings: ["Sound", "Waves"])
    return SharedPracticeTest(request: request, language: "en", seed: .max, backend: "notes", questions: [question])
  }()

  /// Texts and parts of texts that are special in one of the formats.
  static let parts = [
    "\"", "'", "\n", "\r\n", "\r", "\n\n", "\t", "]]>", "</text>", "<text>", "<b>x</b>", "&amp;", "&", "#", "####", "~", "=", "{", "}",
    "{}",
    "\\", "\\n", "\\\\", "::", ":", "//", "\n//", "\n// x", "%50%", "[html]", "[", "]", "->", "=1+1", "+1", "-1", "@A1", "＝1", "* x", "- x",
    "1. x", "12) x", "_x_", "**x**", "`x`", "```\n", "~~~", "---", "\n---\n", "===", "# x", "> x", "|", "$x$", "![x](y)",
    "https://example.org/a_b",
    "\u{0}", "\u{1}", "\u{1F}", "\u{7F}", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}", "\u{301}", "\u{338}",
    "<\u{338}", "=\u{338}", "\"\u{301}", "موجة صوتية", "\u{202E}abc\u{202C}", "שלום", "👩‍🔬", "🌊", "e\u{301}", "日本語", " ", "\u{A0}",
    "$course$",
    "$CATEGORY: x", "T", "TRUE", ",", ";", "'=x", "/", "Null", "\u{10FFFF}",
  ]

  /// A test of a few questions whose texts all consist of ``parts``. The options of a question differ.
  static func hostile(_ seed: UInt64) throws -> SharedPracticeTest {
    var generator = SeededGenerator(seed: seed)
    let request = try PracticeTestRequest(
      course: text("course", &generator), topics: [text("one", &generator), text("two", &generator)], questionCount: 4)
    let questions = (1...3).map { question($0, of: request, &generator) }
    return SharedPracticeTest(request: request, language: "en", seed: generator.next(), backend: "scripted", questions: questions)
  }

  private static func question(
    _ number: Int, of request: PracticeTestRequest, _ generator: inout SeededGenerator
  ) -> PracticeQuestion {
    let slot = QuestionSlot(
      id: "S\(number)", topic: request.topics.randomElement(using: &generator) ?? "Topic", bloomLevel: .analyze, difficulty: .hard,
      template: .causeEffect, keyPosition: Int.random(in: 0..<5, using: &generator))
    let draft = QuestionDraft(
      evidence: text("evidence", &generator), stem: text("stem", &generator), correctAnswer: text("key", &generator),
      distractors: ["b", "c", "d", "e"].map { text($0, &generator) }, rationale: text("why", &generator))
    let provenance = Provenance(
      backend: "ollama", model: text("model", &generator), seed: generator.next(), attempts: 3, rejections: ["clang"], isFallback: true)
    return PracticeQuestion(
      slot: slot, draft: draft, headings: [text("heading", &generator), text("heading", &generator)], provenance: provenance)
  }

  /// Parts before and after a word.
  private static func text(_ word: String, _ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...2, using: &generator)
    let around = (0..<(2 * count)).map { _ in parts.randomElement(using: &generator) ?? "" }
    return around.prefix(count).joined() + word + around.suffix(count).joined()
  }
}
