import ArgumentParser
import Foundation

/// Options for the place of the content.
struct ContentOptions: ParsableArguments {
  @Option(help: "The content folder. By default, Content in the working folder, or the folder that came with the program.")
  var content: String?

  /// The content folder.
  /// - Throws: ``InputError`` when none exists.
  func folder() throws(InputError) -> String { try Self.locate(named: content) }

  /// The content that ships with the program.
  static func shippedFolder() throws(InputError) -> String { try locate(named: nil) }

  private static func locate(named: String?) throws(InputError) -> String {
    try locate("Content", holding: "blueprints", named: named, option: "--content")
  }

  /// Finds a folder. A folder that the user names is taken as it is. Otherwise the working folder is searched, then the folders above the
  /// program.
  /// - Parameters:
  ///   - folder: the name to search for.
  ///   - entry: a file or folder inside it, which distinguishes Nivel's folder from others with the same name.
  ///   - named: the path that the user gave; nil to search.
  ///   - option: the command line option for the path, for error messages.
  /// - Throws: ``InputError`` when the folder does not exist.
  static func locate(_ folder: String, holding entry: String, named: String?, option: String) throws(InputError) -> String {
    if let named {
      guard isFolder(named) else { throw InputError(file: named, message: "there is no such folder: check \(option)") }
      return named
    }
    var candidates = [folder]
    var place = programFolder
    for _ in 0..<5 {
      candidates.append(place.appendingPathComponent(folder).path)
      candidates.append(place.appendingPathComponent("share/nivel/\(folder)").path)
      place.deleteLastPathComponent()
    }
    if let found = candidates.first(where: { isFolder($0) && FileManager.default.fileExists(atPath: "\($0)/\(entry)") }) { return found }
    throw InputError(file: folder, message: "the folder was not found: start in Nivel's folder, or name it with \(option)")
  }

  // NB: the first argument is only a fallback: it is a bare name when the shell found the program in its search path.
  private static var programFolder: URL {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
