import ArgumentParser
import Foundation

/// Where the data that ships is.
struct ContentOptions: ParsableArguments {
  @Option(help: "The content folder. Otherwise the one of the working folder, or the one the program came with.")
  var content: String?

  /// The content folder.
  /// - Throws: ``InputError`` when there is none.
  func folder() throws(InputError) -> String { try Self.locate("Content", named: content, option: "--content") }

  /// The content the program came with.
  static func shippedFolder() throws(InputError) -> String { try locate("Content", named: nil, option: "--content") }

  /// Looks for a folder: as named, in the working folder, then in the folders above the program.
  static func locate(_ folder: String, named: String?, option: String) throws(InputError) -> String {
    if let named {
      guard isFolder(named) else { throw InputError(file: named, message: "there is no such folder: check \(option)") }
      return named
    }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath().deletingLastPathComponent()
    var candidates = [folder]
    var place = program
    for _ in 0..<5 {
      candidates.append(place.appendingPathComponent(folder).path)
      candidates.append(place.appendingPathComponent("share/nivel/\(folder)").path)
      place.deleteLastPathComponent()
    }
    if let found = candidates.first(where: isFolder) { return found }
    throw InputError(file: folder, message: "the folder was not found: start in Nivel's folder, or name it with \(option)")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
