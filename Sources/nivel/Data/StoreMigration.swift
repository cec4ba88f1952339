import Foundation
import Storage

/// A move of all data of learners between a data folder and a PostgreSQL database.
enum StoreMigration: Hashable {
  /// From a data folder into the database at an address.
  case intoDatabase(String, from: String)
  /// From the database at an address into a new data folder.
  case intoFolder(String, from: String)

  /// Finds out which end is the database; nil unless exactly one is.
  init?(from source: String, to target: String) {
    switch (StorageOptions.isDatabase(source), StorageOptions.isDatabase(target)) {
    case (false, true): self = .intoDatabase(target, from: Self.absolute(source))
    case (true, false): self = .intoFolder(Self.absolute(target), from: source)
    default: return nil
    }
  }

  /// The path without symbolic links, so that a move that begins again finds the same name of its source.
  private static func absolute(_ path: String) -> String {
    let path = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    // NB: a slash at the end is kept otherwise.
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
