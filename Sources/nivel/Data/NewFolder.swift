import Foundation
import SQLiteStorage

/// A folder that is filled under another name and renamed when it is complete, so that an interruption leaves no half of it at its path.
struct NewFolder {
  let path: String
  private let unfinished: String

  /// - Parameters:
  ///   - option: The option that names the path.
  ///   - suffix: The other name is the path with this at its end.
  /// - Throws: ``InputError`` when there is something at the path already.
  init(_ path: String, option: String, suffix: String = "unfinished") throws {
    // NB: with a slash at the end, the unfinished folder would lie inside the new one.
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.path = path
    unfinished = "\(path).\(suffix)"
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    guard names?.isEmpty ?? !FileManager.default.fileExists(atPath: path) else {
      throw InputError(file: path, message: "there is something here already: name a new or empty folder with \(option)")
    }
  }

  /// Fills the folder, and waits until it is on the disk.
  func fill(_ body: (_ unfinished: String) throws -> Void) throws {
    let files = FileManager.default
    do {
      // NB: left behind by an interruption.
      if files.fileExists(atPath: unfinished) { try files.removeItem(atPath: unfinished) }
    } catch { throw cannotBeCreated }
    do { try complete(body) } catch {
      try? files.removeItem(atPath: unfinished)
      throw error
    }
  }

  /// Fills the folder, or continues where an earlier call was interrupted, and waits until it is on the disk. If the function throws, the
  /// unfinished folder stays.
  func complete(_ body: (_ unfinished: String) throws -> Void) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: unfinished, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw cannotBeCreated }
    try body(unfinished)
    try DatabaseCopy.synchronize(folder: unfinished)
    guard rename(unfinished, path) == 0 else {
      throw InputError(file: path, message: "the folder cannot be created: \(String(cString: strerror(errno)))")
    }
    // NB: the name is in the parent. Without this, the folder could have its unfinished name after a power loss.
    try DatabaseCopy.synchronizeNames(in: parent)
  }

  private var parent: String {
    let parent = (path as NSString).deletingLastPathComponent
    return parent.isEmpty ? "." : parent
  }

  private var cannotBeCreated: InputError { InputError(file: path, message: "the folder cannot be created: check its parent") }
}
