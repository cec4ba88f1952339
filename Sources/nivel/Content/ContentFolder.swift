import Foundation
import Placement
import StrictJSON
import WebService

/// The content folder.
///
/// A custom content folder needs only `blueprints`. Anything it lacks comes from the content that ships with the program.
struct ContentFolder: Sendable {
  let path: String

  /// The path of a file or folder of the content: in this folder if it exists there, otherwise in the shipped content.
  func place(of name: String) -> String {
    let own = "\(path)/\(name)"
    guard !FileManager.default.fileExists(atPath: own), let shipped = try? ContentOptions.shippedFolder() else { return own }
    return "\(shipped)/\(name)"
  }

  /// Whether a file or folder exists in this folder or in the shipped content.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: place(of: name)) }

  /// Loads the blueprint of a language.
  func blueprint(_ languageID: String) throws -> (blueprint: Blueprint, bytes: [UInt8]) {
    guard LanguageID.isValid(languageID) else {
      throw InputError(file: languageID, message: "this is not a language id: use one such as \"es\"")
    }
    return try load("\(path)/blueprints/\(languageID).json")
  }

  /// Loads the files of a language's placement test.
  func test(_ languageID: String) throws -> TestFiles {
    guard LanguageID.isValid(languageID) else {
      throw InputError(file: languageID, message: "this is not a language id: use one such as \"es\"")
    }
    return try TestFiles(blueprint: "\(path)/blueprints/\(languageID).json")
  }

  /// Loads a blueprint file. Its errors name the file, and the line where it is known.
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

  /// The ids of all languages that have a blueprint file, sorted.
  func languageIDs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/blueprints").filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// The names of the languages, from `languages.json`.
  func languageNames() throws -> [String: LanguageName] {
    let file = place(of: "languages.json")
    let json = try InputFile.json(file)
    return (json.object ?? []).reduce(into: [:]) { names, member in
      guard let own = member.value["name"]?.string, let english = member.value["english_name"]?.string else { return }
      names[member.key] = LanguageName(own: own, english: english)
    }
  }

  /// The interface languages, sorted by file name.
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

/// Several input errors. The description has one line for each.
struct InputErrors: Error, CustomStringConvertible {
  let list: [InputError]

  var description: String { list.map(\.description).joined(separator: "\n") }
}
