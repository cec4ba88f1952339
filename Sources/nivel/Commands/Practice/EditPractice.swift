import ArgumentParser
import Foundation
import ICUSegmentation
import ItemWriting
import NoteFacts
import PracticeTests
import QuestionWriting

struct EditPractice: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Shows the questions of a stored practice test, and changes them before the test is taken.",
    discussion: """
      Example: nivel practice edit --drop S2 --another S3 --notes waves.md
      Shows the newest test that is not handed in, after the changes. A test that has been started cannot be changed. To change the wording
      of one question, name it with --reword and give its new parts; the others stay.
      """)

  @Argument(help: "The id of a test from nivel practice list.")
  var id: String?

  @Option(help: "Removes a question. May be given several times.")
  var drop: [String] = []

  @Option(help: "Writes another question from the notes in the place of one. May be given several times.")
  var another: [String] = []

  @Option(help: "A file of the notes, for --another. May be given several times.", completion: .file())
  var notes: [String] = []

  @Option(help: "The seed for --another. By default a new one each time.")
  var seed: UInt64?

  @Option(help: "Changes the wording of a question.")
  var reword: String?

  @Option(help: "The new question, for --reword.")
  var stem: String?

  @Option(help: "A new option, for --reword, in order; or an accepted answer to type, the most usual first. Give all of them.")
  var answer: [String] = []

  @Option(help: "The letter of the right option, for --reword.")
  var key: String?

  @Option(help: "Why the key is right, for --reword.")
  var explanation: String?

  @Flag(help: "Also show the keys.")
  var keys = false

  @OptionGroup var shelf: ShelfOptions

  func validate() throws {
    guard reword != nil || (stem == nil && answer.isEmpty && key == nil && explanation == nil) else {
      throw ValidationError("Name the question to change with --reword.")
    }
    guard another.isEmpty == notes.isEmpty else { throw ValidationError("--another and --notes belong together.") }
    if let key, OptionLetter.index(of: key) == nil { throw ValidationError("--key is the letter of an option, such as B.") }
  }

  func run() async throws {
    do {
      let shelf = try shelf.shelf()
      var test = try await shelf.test(id)
      for question in drop { test = try await shelf.change(test.id) { try $0.drop(question) } }
      for question in another { test = try await replaced(question, in: test, on: shelf) }
      if let reword { test = try await reworded(reword, in: test, on: shelf) }
      show(test)
    } catch let error as PracticeTestError { throw Console.failure(EditFailure.test(error)) } catch let error as QuestionEditError {
      throw Console.failure(EditFailure.wording(error))
    } catch { throw Console.failure(error) }
  }

  private func replaced(_ question: String, in test: PracticeTest, on shelf: PracticeShelf) async throws -> PracticeTest {
    let index = try test.editable(question)
    let document = NotesDocument(markdown: try NotesFile.text(of: notes))
    var others = test.questions
    let old = others.remove(at: index)
    let new = try test.request.another(
      insteadOf: old, beside: others + test.removed, from: document, language: test.language, segmentation: SystemWordSegmentation(),
      seed: seed ?? UInt64.random(in: .min ... .max))
    guard let new else { throw EditFailure.nothingElse(question) }
    return try await shelf.change(test.id) { try $0.replace(question, with: new) }
  }

  private func reworded(_ id: String, in test: PracticeTest, on shelf: PracticeShelf) async throws -> PracticeTest {
    let question = test.questions[try test.editable(id)]
    let answers: QuestionEdit.Answers =
      switch question.format {
      case .choice:
        .options(answer.isEmpty ? question.options : answer, key: key.flatMap(OptionLetter.index) ?? question.slot.keyPosition)
      case .typed: .typed(answer.isEmpty ? question.draft.acceptList : answer)
      }
    let edit = QuestionEdit(stem: stem ?? question.draft.stem, answers: answers, explanation: explanation ?? question.draft.rationale)
    return try await shelf.change(test.id) { try $0.edit(id, edit, segmentation: SystemWordSegmentation()) }
  }

  private func show(_ test: PracticeTest) {
    for question in test.questions {
      Console.print("\(question.id)  \(question.draft.stem)")
      for (index, option) in question.options.enumerated() {
        Console.print("  \(keys && index == question.slot.keyPosition ? "›" : " ") \(OptionLetter.of(index))  \(option)")
      }
      if keys, question.format == .typed { Console.print("  › \(question.draft.acceptList.joined(separator: " / "))") }
    }
  }
}

/// Why a question was not changed, in a sentence that says what to do.
private enum EditFailure: Error, CustomStringConvertible {
  case test(PracticeTestError), wording(QuestionEditError), nothingElse(String)

  var description: String {
    switch self {
    case .test(.started), .test(.status): "the test has been started, so its questions cannot be changed: make another test"
    case .test(.unknownQuestion(let id)): "the test has no question \(id): “nivel practice edit” shows the ids"
    case .test(.lastQuestion): "this is the only question of the test: change its wording, or write another"
    case .test(let error): "\(error)"
    case .wording(.format): "the answers do not suit this question: give all of them with --answer"
    case .wording(.key): "the key is none of the options: name the letter of one with --key"
    case .wording(.rules(let violations)): violations.map(\.advice).joined(separator: " ")
    case .nothingElse(let id): "the notes contain no other fact to ask for instead of \(id): change its wording, remove it, or add notes"
    }
  }
}
