import Foundation
import WebService

/// The browser app's files on disk.
struct WebFolder {
  let path: String

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
  ]

  /// Every file of a known kind, by its path below the folder.
  func files() throws -> [String: StoredFile] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { files, name in
      guard let type = Self.mediaTypes[(name as NSString).pathExtension] else { return }
      files[name] = StoredFile(bytes: try InputFile.read("\(path)/\(name)"), mediaType: type)
    }
  }
}
