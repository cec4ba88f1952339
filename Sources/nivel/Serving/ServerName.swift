import Foundation

/// The name of a server among the servers of a database: random letters in a file of its data folder, so that it stays after a restart.
enum ServerName {
  /// Reads the name, and makes one if the folder has none.
  ///
  /// - Throws: ``InputError`` if the file cannot be read or written.
  static func inFolder(_ folder: String) throws(InputError) -> String {
    let path = "\(folder)/server-name"
    if let known = try? String(contentsOfFile: path, encoding: .utf8), !known.isEmpty { return known }
    let new = UUID().uuidString.lowercased()
    do { try new.write(toFile: path, atomically: true, encoding: .utf8) } catch {
      throw InputError(file: path, message: "the file cannot be written: choose another folder with --data")
    }
    return new
  }
}
