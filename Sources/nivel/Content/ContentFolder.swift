import Foundation
import Placement
import StrictJSON
import WebService

/// The content folder as the parts of the program need it.
///
/// A folder of one's own need hold no more than `blueprints`: what it lacks comes from the content the program came with.
struct ContentFolder: Sendable {
  let path: String

  /// Where a file or folder of the content is: here, or in the content that was shipped.
  func place(of name: String) -> String {
    let own = "\(path)/\(name)"
    guard !FileManager.default.fileExists(atPath: own), let shipped = try? ContentOptions.shippedFolder() else { return own }
    return "\(shipped)/\(name)"
  }

  /// Whether a file or folder of the content is anywhere.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: place(of: name)) }

  /// A language's blueprint, ready for use.
  func blueprint(_ languageID: String) throws -> (blueprint: Blueprint, bytes: [UInt8]) {
    guard LanguageID.isValid(languageID) else {
      throw InputError(file: languageID, message: "this is no language id: use one such as \"es\"")
    }
    return try load("\(path)/blueprints/\(languageID).json")
  }

  /// Reads a blueprint file for use, with its faults told by file and line.
  func load(_ file: String) throws -> (blueprint: Blueprint, bytes: [UInt8]) {
    let bytes = try InputFile.read(file)
    return (try Self.blueprint(bytes, file: file), bytes)
  }

  static func blueprint(_ bytes: [UInt8], file: String) throws -> Blueprint {
    do { return try Blueprint.load(bytes) } catch {
      switch error {
      case .syntax(let error): throw InputError(error, file: file)
      case .problems(let problems):
        throw InputErrors(list: problems.map { InputError(file: file, line: $0.line, message: $0.description) })
      case .violations(let violations):
        throw InputErrors(
          list: violations.map {
            InputError(file: file, message: [$0.itemID, $0.message].compactMap(\.self).joined(separator: ": "))
          })
      }
    }
  }

  /// The ids of all languages that have a blueprint file.
  func languageIDs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/blueprints").filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// What every language is called, from `languages.json`.
  func languageNames() throws -> [String: LanguageName] {
    let file = place(of: "languages.json")
    let json = try InputFile.json(file)
    return (json.object ?? []).reduce(into: [:]) { names, member in
      guard let own = member.value["name"]?.string, let english = member.value["english_name"]?.string else { return }
      names[member.key] = LanguageName(own: own, english: english)
    }
  }

  /// The interface languages, by id.
  func interfaces() throws -> [InterfaceLanguage] {
    let folder = place(of: "interface")
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
      .map { name in
        let file = "\(folder)/\(name)"
        let words = try InterfaceWords(file: file)
        return InterfaceLanguage(
          languageID: words.languageID, name: words.name, direction: words.direction,
          file: StoredFile(bytes: words.bytes, mediaType: "application/json"))
      }
  }
}

/// Several faults at once, each on its line.
struct InputErrors: Error, CustomStringConvertible {
  let list: [InputError]

  var description: String { list.map(\.description).joined(separator: "\n") }
}
