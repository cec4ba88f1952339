import ArgumentParser
import Foundation
import Placement

struct Take: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes a placement test in the terminal.",
    discussion: "Example: nivel take es --length full")

  @Argument(help: "The language of the test, such as es.")
  var language: String

  @Option(help: "quick: 8 to 20 questions, each chosen by the answers before it. full: the whole form.")
  var length = TestLength.quick

  @Option(help: "The seed of the order of options and tiles. The same seed gives the same order.")
  var seed: UInt64?

  @OptionGroup var interface: InterfaceOptions

  func run() throws {
    do {
      let folder = ContentFolder(path: try interface.content.folder())
      let session = try folder.test(language).session
      let words = try interface.words()
      let seed = seed ?? UInt64.random(in: .min ... .max)
      var test = TerminalTest(
        run: TestRun(session: session, length: length, seed: seed), words: words,
        audioFile: { folder.place(of: "audio/\($0)") })
      test.run()
    } catch { throw Console.failure(error) }
  }
}
