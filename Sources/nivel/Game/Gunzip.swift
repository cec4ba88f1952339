import Foundation

/// Decompresses gzip files, including dictzip files, with the system's `gzip`.
enum Gunzip {
  static func contents(of path: String) throws(InputError) -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw InputError(file: path, message: "the file cannot be read: check its permissions")
    }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc"]
    process.standardInput = file
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let bytes = try pipe.fileHandleForReading.readToEnd().map { Array($0) } ?? []
      process.waitUntilExit()
      if process.terminationStatus == 0 { return bytes }
    } catch { throw InputError(file: path, message: "gzip could not be started: install gzip") }
    throw InputError(file: path, message: "gzip cannot unpack this file: check that it is in gzip format")
  }
}
