import ArgumentParser
import Foundation
import Placement

struct Take: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes a placement test in the terminal.",
    discussion: "Example: nivel take es")

  @Argument(help: "The language of the test, such as es.")
  var language: String

  @Option(help: "The seed of the order of options and tiles. The same seed gives the same order.")
  var seed: UInt64?

  @OptionGroup var interface: InterfaceOptions

  func run() throws {
    do {
      let folder = ContentFolder(path: try interface.content.folder())
      let blueprint = try folder.blueprint(language).blueprint
      let words = try interface.words()
      let seed = seed ?? UInt64.random(in: .min ... .max)
      var test = TerminalTest(blueprint: blueprint, words: words, seed: seed, audioFile: { folder.place(of: "audio/\($0)") })
      test.run()
    } catch { throw Console.failure(error) }
  }
}
