import ItemWriting
import NoteFacts
import QuestionWriting
public import ArgumentParser
import Foundation
import LanguageModels
import PracticeTests
import StrictJSON
import ICUSegmentation

extension Difficulty: ExpressibleByArgument {}

struct GeneratePractice: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Makes a practice test from notes.",
    discussion: """
      Example: nivel practice generate --course Physics --notes waves.md --difficulty easy --count 5 --seed 1
      Status: 0 a test was made, 1 the notes, the model or the request do not allow it. Without a model, the same request, notes and seed
      give the same test.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, text }

  @Option(help: "The name of the course.")
  var course: String

  @Option(help: "A topic: a heading of the notes. May be given several times.")
  var topic: [String] = []

  @Option(
    help: """
      A file of notes in Markdown or plain text; - for standard input. PDF files are read by pdftotext, and docx, odt, rtf and epub files by \
      pandoc, if it is installed. May be given several times.
      """, completion: .file())
  var notes: [String] = []

  @Option(help: "The language of the notes, as the first part of a BCP 47 tag. By default it is recognized.")
  var language: String?

  @Option(help: "How hard the test is: easy, medium or hard.")
  var difficulty = Difficulty.medium

  @Option(help: "How many questions, from 1 to 50.")
  var count = 10

  @OptionGroup var backend: BackendOptions

  @Option(help: "The seed of all random choices. By default a new one each time; the test states it.")
  var seed: UInt64?

  @Flag(help: "Keep the test, to take it with “nivel practice take”.")
  var keep = false

  @OptionGroup var shelf: ShelfOptions

  @Option(help: "How to print the test: json or text.")
  var format = Format.text

  func run() async throws {
    do {
      let request = try PracticeTestRequest(course: course, topics: topic, difficulty: difficulty, questionCount: count)
      let text = try notesText()
      let language = language ?? recognized(in: text)
      let document = NotesDocument(markdown: text)
      let seed = seed ?? UInt64.random(in: .min ... .max)
      let test = try await request.written(
        from: document, language: language, segmentation: SystemWordSegmentation(), seed: seed, model: try await backend.model(),
        options: backend.options,
        budget: backend.timeBudget)
      try say(test)
      let shared = SharedPracticeTest(
        request: request, language: language, seed: seed, backend: backend.backend.rawValue, questions: test.questions)
      if keep { Console.note("kept as \(try await shelf.shelf().keep(shared).id): take it with “nivel practice take”") }
      Console.print(format == .json ? shared.json.text : shared.text)
    } catch { throw Console.failure(error) }
  }

  /// The language of the notes, or English. Says which.
  private func recognized(in text: String) -> String {
    let (found, english) = (LanguageGuess.language(of: text), Locale(identifier: "en"))
    let code = found ?? "en"
    let name = "\(english.localizedString(forLanguageCode: code) ?? code) (\(code))"
    Console.note(
      found == nil
        ? "the language was not recognized, so \(name) is used; to change it, use --language"
        : "recognized language: \(name); to change it, use --language")
    return code
  }

  private func say(_ test: GeneratedTest) throws {
    guard !test.questions.isEmpty else {
      throw InputError(file: "--notes", line: nil, message: "no question can be written: \(shortfall)")
    }
    if backend.backend != .notes { Console.note(test.report.description) }
    if test.missing > 0 {
      Console.note("the notes are enough for \(test.questions.count) of \(count) questions: \(shortfall)")
    }
  }

  /// The reason why a test has fewer questions than planned, and what to do about it.
  private var shortfall: String {
    """
    most questions need a term and what it means; \(topic.isEmpty ? "" : "choose more topics, or ")write lists of at least four terms \
    (term: meaning)
    """
  }

  private func notesText() throws -> String {
    guard !notes.isEmpty else { throw InputError(file: "--notes", line: nil, message: "there are no notes: name a file") }
    return try NotesFile.text(of: notes)
  }
}

extension SharedPracticeTest {
  /// The test as plain text for printing: the questions, then the key.
  fileprivate var text: String {
    let numbered = questions.enumerated().map { index, question in
      let options = question.options.enumerated().map { "   \(OptionLetter.of($0))  \($1)" }
      return "\(index + 1). \(question.draft.stem)\n\(options.joined(separator: "\n"))"
    }
    let key = questions.enumerated().map { index, question in
      "\(index + 1) \(question.keyLetter)  \(question.draft.rationale)"
    }
    return ([request.course] + numbered + ["Key\n\(key.joined(separator: "\n"))"]).joined(separator: "\n\n")
  }

}
