import ItemWriting
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

struct ExportPractice: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a practice test in the format of another program.",
    discussion: """
      Example: nivel practice generate --course Physics --notes waves.md --format json | nivel practice export --test - --format moodle
      Status: 0 the test was written, 1 there is no such test. Docs/practice-exports.md says what each format keeps.
      """)

  @Argument(help: "The id of a test from nivel practice list. By default, the newest test that is not handed in.")
  var id: String?

  @Option(help: "A practice test that generate printed with --format json; - for standard input.", completion: .file())
  var test: String?

  @Option(help: "The format of the file.")
  var format: PracticeTestExport

  @OptionGroup var shelf: ShelfOptions

  func validate() throws {
    if id != nil, test != nil { throw ValidationError("Name a test by its id or by a file, not both.") }
  }

  func run() async throws {
    do {
      let shared = if let test { try SharedFile.read(test) } else { SharedPracticeTest(try await shelf.shelf().test(id)) }
      // NB: Console.print would add a line feed, but an export already ends with one.
      FileHandle.standardOutput.write(Data(format.text(of: shared).utf8))
    } catch let error as ExitCode { throw error } catch { throw Console.failure(error) }
  }
}

/// Reads practice tests from files.
enum SharedFile {
  /// Reads a practice test. It prints every error with its file and line.
  /// - Throws: `ExitCode` when the file has errors; ``InputError`` when the file cannot be read.
  static func read(_ file: String) throws -> SharedPracticeTest {
    do { return try PracticeTestImport.test(from: try InputFile.read(file)) } catch let error as PracticeTestImportError {
      for fault in error.list { Console.note("\(InputError(file: file, line: fault.line, message: "\(fault)"))") }
      throw ExitCode(1)
    }
  }
}
