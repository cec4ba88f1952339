import Foundation
import WebService

/// The files of the browser app.
struct WebFolder {
  let path: String

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
  ]

  /// The files of known media types. The keys are the paths relative to the folder.
  func files() throws -> [String: StoredFile] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { files, name in
      guard let type = Self.mediaTypes[(name as NSString).pathExtension] else { return }
      files[name] = StoredFile(bytes: try InputFile.read("\(path)/\(name)"), mediaType: type)
    }
  }

  /// A warning for each WebAssembly module that is missing: the consequence, and the command that builds the module.
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
