import Foundation
import ItemWriting
import NoteFacts
import QuestionWriting
import Reproducible

/// Measures practice tests: the overhead over the time of the model, the time to judge a question, and the growth of writing from notes.
enum PracticeBenchmark {
  static func run(program: String) async throws {
    try await drafting()
    try await judging()
    try wholeProcess(program)
    try await growth()
  }

  private static func sample(_ name: String) throws -> NotesDocument {
    NotesDocument(markdown: try String(contentsOfFile: "Content/notes/\(name).md", encoding: .utf8))
  }

  private static let request = try? PracticeTestRequest(course: "Bench", difficulty: .medium, questionCount: 20)

  /// Questions that pass all rules, with their notes. The notes are short, so that every prompt contains them all.
  private static func questions() async throws -> (notes: NotesDocument, test: GeneratedTest)? {
    let notes = NotesDocument(markdown: glossary(bytes: 2200))
    let test = try await request?.written(from: notes, language: "en", segmentation: CharacterSegmentation(), seed: 1)
    return test.map { (notes, $0) }
  }

  // MARK: Drafting

  private static let delay = 0.2
  private static let slots = 4

  /// Compares drafting four slots at once, with a model that takes 200 ms for every reply, with the time of the replies alone.
  private static func drafting() async throws {
    guard let (notes, test) = try await questions(), let request else { return }
    let turns = test.questions.map { ($0.id, [ModelScript.Turn](repeating: .reply(DraftContract.text(of: $0.draft)), count: 5)) }
    var ratios: [Double] = []
    for _ in 0..<5 {
      let model = ScriptedModel(ModelScript(turns: Dictionary(uniqueKeysWithValues: turns))) { _ in
        try await Task.sleep(for: .seconds(delay))
      }
      let began = ContinuousClock.now
      let written = try await request.written(
        from: notes, language: "en", segmentation: CharacterSegmentation(), seed: 1, model: model,
        options: DraftingOptions(parallelism: slots))
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      // NB: a refused reply causes one more request, which does not count as overhead.
      ratios.append(seconds / (Double(model.prompts.count) / Double(slots) * delay))
      guard written.questions.count == test.questions.count else { return print("the drafts of the stub were not accepted") }
    }
    print(table("20 drafts, 4 at once", ["\(rounded(Sample(ratios).median)) x ideal", "aim 1.15"]))
  }

  // MARK: Judging

  private static func judging() async throws {
    let notes = try sample("biology-cells")
    guard let request = try? PracticeTestRequest(course: "Cells", difficulty: .medium, questionCount: 25) else { return }
    let test = try await request.written(from: notes, language: "en", segmentation: CharacterSegmentation(), seed: 1)
    let index = NotesIndex(notes.text, language: "en")
    var times: [Double] = []
    for _ in 0..<40 {
      let time = milliseconds {
        for question in test.questions {
          _ = QuestionValidator.violations(in: question.draft, DraftContext(slot: question.slot, index: index))
        }
      }
      times.append(time / Double(test.questions.count))
    }
    print(table("judging a question", ["\(rounded(Sample(times).median)) ms", "aim 0.2"]))
  }

  // MARK: Writing from notes

  private static func wholeProcess(_ program: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "nivel-bench-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(glossary(bytes: 100_000).utf8).write(to: file)
    let arguments = ["practice", "generate", "--course", "Bench", "--notes", file.path, "--count", "25", "--seed", "1", "--format", "json"]
    var (times, empties): ([Double], [Double]) = ([], [])
    for round in 0..<12 {
      let time = try AuditBenchmark.time(program, arguments)
      let empty = try AuditBenchmark.time(program, ["match"])
      if round > 0 { (times, empties) = (times + [time], empties + [empty]) }
    }
    let (time, empty) = (Sample(times).median, Sample(empties).median)
    print(
      table("100 KB, whole process", ["\(rounded(time)) ms", "aim 100", "empty process \(rounded(empty)) ms"]))
  }

  /// Measures 100 KB to 10 MB. Compares each time with n log n growth from the previous size.
  private static func growth() async throws {
    guard let request = try? PracticeTestRequest(course: "Bench", questionCount: 25) else { return }
    var before: (bytes: Double, milliseconds: Double)?
    for bytes in [100_000, 1_000_000, 10_000_000] {
      let text = glossary(bytes: bytes)
      let began = ContinuousClock.now
      _ = try await request.written(
        from: NotesDocument(markdown: text), language: "en", segmentation: CharacterSegmentation(), seed: 1)
      let time = (ContinuousClock.now - began) / .milliseconds(1)
      let size = Double(bytes)
      let allowed = before.map { size * log2(size) / ($0.bytes * log2($0.bytes)) * $0.milliseconds }
      print(
        table("25 from \(bytes / 1000) KB", ["\(rounded(time)) ms", allowed.map { "\(rounded(time / $0)) x n log n" } ?? "–"]))
      before = (size, time)
    }
  }

  /// Returns notes with the given number of bytes: sections of terms with their definitions.
  private static func glossary(bytes: Int) -> String {
    var random = SeededGenerator(seed: 7)
    let nouns = "part rule step sign place force shape sound cell wave layer stage group law scale gas root field".split(separator: " ")
    let verbs = "carries holds moves changes joins splits measures follows covers warms lifts turns".split(separator: " ")
    let adjectives = "small first inner open slow dark upper early warm thin round quiet broad deep".split(separator: " ")
    func word(_ list: [Substring]) -> String { String(list[Int(random.next() % UInt64(list.count))]) }
    var text = "# Bench\n"
    var count = 0
    while text.utf8.count < bytes {
      if count % 25 == 0 { text += "\n## Section \(count / 25)\n\n" }
      count += 1
      text +=
        "- Term \(String(count, radix: 36)): the \(word(adjectives)) \(word(nouns)) that \(word(verbs)) the \(word(adjectives)) \(word(nouns)) of a \(word(nouns))\n"
    }
    return text
  }
}
