import ArgumentParser
import Foundation
import Placement

struct Take: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes a placement test in the terminal.",
    discussion: "Example: nivel take es")

  @Argument(help: "The language to be tested in, such as es.")
  var language: String

  @Option(help: "The language of the instructions: en, es or ar.")
  var interface: String?

  @Option(help: "Fixes the order of options and tiles.")
  var seed: UInt64?

  @OptionGroup var content: ContentOptions

  func run() throws {
    do {
      let folder = ContentFolder(path: try content.folder())
      let blueprint = try folder.blueprint(language).blueprint
      let words = try InterfaceWords(file: folder.place(of: "interface/\(interface ?? preferredInterface(folder)).json"))
      let seed = seed ?? UInt64.random(in: .min ... .max)
      var test = TerminalTest(blueprint: blueprint, words: words, seed: seed, audioFile: { folder.place(of: "audio/\($0)") })
      test.run()
    } catch { throw Console.failure(error) }
  }

  /// The interface language the system is set to, if there are words for it, else English.
  private func preferredInterface(_ folder: ContentFolder) -> String {
    let environment = ProcessInfo.processInfo.environment
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? "en"
    let id = String(locale.prefix { $0 != "_" && $0 != "." })
    return LanguageID.isValid(id) && FileManager.default.fileExists(atPath: folder.place(of: "interface/\(id).json")) ? id : "en"
  }
}
