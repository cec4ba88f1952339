import ArgumentParser
import Foundation
import Placement

/// Options for the interface language of the terminal.
struct InterfaceOptions: ParsableArguments {
  @Option(help: "The language of the instructions: en, es or ar.")
  var interface: String?

  @OptionGroup var content: ContentOptions

  func words() throws -> InterfaceWords { try Self.words(interface, content: content) }

  /// The texts in a language; without one, in the system's language.
  static func words(_ interface: String?, content: ContentOptions) throws -> InterfaceWords {
    let folder = ContentFolder(path: try content.folder())
    return try InterfaceWords(file: folder.place(of: "interface/\(interface ?? preferred(folder)).json"))
  }

  /// The system's language if the interface is translated into it; otherwise English.
  private static func preferred(_ folder: ContentFolder) -> String {
    let environment = ProcessInfo.processInfo.environment
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? "en"
    let id = String(locale.prefix { $0 != "_" && $0 != "." })
    return LanguageID.isValid(id) && FileManager.default.fileExists(atPath: folder.place(of: "interface/\(id).json")) ? id : "en"
  }
}
