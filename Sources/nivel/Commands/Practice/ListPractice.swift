import QuestionWriting
import ItemWriting
import ArgumentParser
import PracticeTests
import StrictJSON

struct ListPractice: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the stored practice tests of the terminal, newest first.",
    discussion: "Example: nivel practice list --format json")

  @OptionGroup var shelf: ShelfOptions

  @Option(help: "How to print the list: text or json, one test per line.")
  var format = GeneratePractice.Format.text

  func run() async throws {
    do {
      for test in try await shelf.shelf().tests() { Console.print(format == .json ? test.line.text : test.text) }
    } catch { throw Console.failure(error) }
  }
}

extension PracticeTest {
  fileprivate var percent: Int? { PracticeResult(of: self)?.percent }

  fileprivate var line: JSON {
    [
      "id": .string(id), "course": .string(request.course), "topics": .strings(request.topics),
      "difficulty": .string(request.difficulty.rawValue), "status": .string(status.rawValue), "question_count": .number(questions.count),
      "answered": .number(answered), "percent": percent.map { .number($0) } ?? .null,
    ]
  }

  fileprivate var text: String {
    let progress = status == .submitted ? percent.map { "\($0) %" } ?? "–" : "\(answered)/\(questions.count)"
    return "\(id)  \(UTCOffset.utc.day(of: createdAt))  \(progress)  \(request.course)"
  }
}
