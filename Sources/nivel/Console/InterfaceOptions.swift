import ArgumentParser
import Foundation
import Placement

/// Options for the interface language of the terminal.
struct InterfaceOptions: ParsableArguments {
  @Option(help: "The language of the instructions, as a tag such as es or zh-Hant.")
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
    return candidates(locale).first { id in
      LanguageID.isValid(id) && FileManager.default.fileExists(atPath: folder.place(of: "interface/\(id).json"))
    } ?? "en"
  }

  /// The tags of interface languages that serve a locale, the best first: `zh_TW.UTF-8` is served by `zh-Hant`, and then by `zh`.
  private static func candidates(_ locale: String) -> [String] {
    let tag = String(locale.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    let language = String(tag.prefix { $0 != "-" })
    let script = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier).script?.identifier
    return script.map { ["\(language)-\($0)", language] } ?? [language]
  }
}
