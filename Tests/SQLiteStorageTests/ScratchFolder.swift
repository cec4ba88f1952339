import Foundation

/// A temporary folder, which is removed after the test.
final class ScratchFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Whether a text is in the bytes of any file.
  func contains(_ text: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: path).contains { name in
      try Data(contentsOf: URL(filePath: "\(path)/\(name)")).firstRange(of: Data(text.utf8)) != nil
    }
  }

  /// The permissions of a file, such as 0o600.
  func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: name.isEmpty ? path : "\(path)/\(name)")
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }
}
