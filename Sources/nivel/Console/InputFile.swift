import Foundation
import Placement
import StrictJSON

/// Reads whole files that the user names. The name `-` means standard input.
enum InputFile {
  /// Reads the bytes of a file.
  /// - Parameters:
  ///   - path: the path of the file, or `-`.
  ///   - limit: the maximum size in bytes; the default is the size limit of blueprints.
  /// - Throws: ``InputError`` when the file is missing, is not a regular file, or is larger than `limit`.
  static func read(_ path: String, limit: Int = Blueprint.fileSizeLimit) throws(InputError) -> [UInt8] {
    let handle: FileHandle
    if path == "-" {
      handle = .standardInput
    } else {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw InputError(file: path, message: "there is no such file: check the path")
      }
      guard !isFolder.boolValue else { throw InputError(file: path, message: "this is a folder: name a file") }
      guard let opened = FileHandle(forReadingAtPath: path) else {
        throw InputError(file: path, message: "the file cannot be read: check its permissions")
      }
      handle = opened
    }
    return try read(handle, path, limit)
  }

  /// Reads a JSON file.
  /// - Throws: ``InputError`` when the file cannot be read or is not JSON.
  static func json(_ path: String) throws(InputError) -> JSON { try json(read(path), file: path) }

  /// Parses the content of a JSON file.
  static func json(_ bytes: [UInt8], file: String) throws(InputError) -> JSON {
    do { return try JSON.parse(bytes) } catch { throw InputError(error, file: file) }
  }

  private static func read(_ handle: FileHandle, _ path: String, _ limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= limit, let part = try handle.read(upToCount: limit + 1 - bytes.count), !part.isEmpty { bytes += part }
    } catch { throw InputError(file: path, message: "the file cannot be read: \(error.localizedDescription)") }
    guard bytes.count <= limit else {
      throw InputError(file: path, message: "the file is larger than \(limit >> 20) MiB: check that this is the right file")
    }
    return bytes
  }
}

extension InputError {
  /// Describes a syntax error in a JSON file.
  init(_ error: JSONSyntaxError, file: String) { self.init(file: file, line: error.line, message: "not JSON: \(error.message)") }
}
