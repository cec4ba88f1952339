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

  /// A warning for each WebAssembly module that has not been built: what does not work, and the command that builds it.
  func warnings(about files: [String: StoredFile]) -> [String] {
    let modules = [
      (name: "game/nivel-game.wasm", consequence: "the game cannot be played"),
      (name: "matcher/nivel-matcher.wasm", consequence: "web pages cannot load the matcher"),
    ]
    return modules.filter { files[$0.name] == nil }.map {
      "\(path)/\($0.name): this module is missing, so \($0.consequence): build it with `make wasm` and start again"
    }
  }
}
