public import ArgumentParser
import Foundation
public import PracticeTests
import StrictJSON

extension PracticeTestExport: ExpressibleByArgument {
  public init?(argument: String) {
    guard let export = PracticeTestExport.named(argument) else { return nil }
    self = export
  }

  public var defaultValueDescription: String { name }

  public static var allValueStrings: [String] { all.map(\.name) }
}

struct ExportPractice: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a practice test in the format of another program.",
    discussion: """
      Example: nivel practice generate --course Physics --notes waves.md --format json | nivel practice export --test - --format moodle
      Status: 0 the test was written, 1 the file holds no practice test. Docs/practice-exports.md says what each format keeps.
      """)

  @Option(help: "A practice test, as generate prints it with --format json; - for standard input.", completion: .file())
  var test: String

  @Option(help: "What to write.")
  var format: PracticeTestExport

  func run() throws {
    do {
      let shared = try PracticeTestImport.test(from: try InputFile.read(test))
      // NB: not Console.print: an export ends its last line itself.
      FileHandle.standardOutput.write(Data(format.text(of: shared).utf8))
    } catch let problems as PracticeTestImport.Problems {
      for problem in problems.list { Console.note("\(InputError(file: test, line: problem.line, message: "\(problem)"))") }
      throw ExitCode(1)
    } catch { throw Console.failure(error) }
  }
}
