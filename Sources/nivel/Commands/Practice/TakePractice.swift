import PracticeTests
import ArgumentParser
import ItemWriting

struct TakePractice: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "take",
    abstract: "Takes a practice test in the terminal.",
    discussion: """
      Example: nivel practice take
      Starts or continues the newest test that is not handed in. To take another test, give its id, or a file that generate or export wrote.
      """)

  @Argument(help: "The id of a test from nivel practice list.")
  var id: String?

  @Option(help: "A practice test that generate printed with --format json. It is stored first.", completion: .file())
  var test: String?

  @OptionGroup var shelf: ShelfOptions
  @OptionGroup var interface: InterfaceOptions

  func validate() throws {
    if id != nil, test != nil { throw ValidationError("Name a test by its id or by a file, not both.") }
  }

  func run() async throws {
    do {
      let words = try interface.words()
      let shelf = try shelf.shelf()
      let test = if let file = self.test { try await shelf.keep(try SharedFile.read(file)) } else { try await shelf.test(id) }
      if test.status == .submitted { return TerminalPracticeReport(test: test, words: words).print() }
      var practice = TerminalPractice(test, shelf: shelf, words: words)
      try await practice.run()
    } catch let error as ExitCode { throw error } catch { throw Console.failure(error) }
  }
}
