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
    try read(open(path), path, limit)
  }

  /// Reads a file of any size in parts, in order.
  /// - Throws: ``InputError`` when the file is missing, is not a regular file, or cannot be read; the errors of `take`.
  static func readParts(_ path: String, _ take: ([UInt8]) throws(InputError) -> Void) throws(InputError) {
    let handle = try open(path)
    while let part = try readPart(handle, path, size: 1 << 20) { try take(part) }
  }

  /// Checks that a file can be read, for a program that reads it.
  /// - Throws: ``InputError`` when the file is missing, is not a regular file, or cannot be read.
  static func check(_ path: String) throws(InputError) { _ = try open(path) }

  private static func open(_ path: String) throws(InputError) -> FileHandle {
    if path == "-" { return .standardInput }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError(file: path, message: "there is no such file: check the path")
    }
    guard !isFolder.boolValue else { throw InputError(file: path, message: "this is a folder: name a file") }
    guard let opened = FileHandle(forReadingAtPath: path) else {
      throw InputError(file: path, message: "the file cannot be read: check its permissions")
    }
    return opened
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
    while bytes.count <= limit, let part = try readPart(handle, path, size: limit + 1 - bytes.count) { bytes += part }
    guard bytes.count <= limit else {
      throw InputError(file: path, message: "the file is larger than \(limit >> 20) MiB: check that this is the right file")
    }
    return bytes
  }

  /// The next bytes of a file; nil at its end.
  private static func readPart(_ handle: FileHandle, _ path: String, size: Int) throws(InputError) -> [UInt8]? {
    do {
      let part = try handle.read(upToCount: size) ?? Data()
      return part.isEmpty ? nil : [UInt8](part)
    } catch { throw InputError(file: path, message: "the file cannot be read: \(error.localizedDescription)") }
  }
}

extension InputError {
  /// Describes a syntax error in a JSON file.
  init(_ error: JSONSyntaxError, file: String) { self.init(file: file, line: error.line, message: "not JSON: \(error.message)") }
}
