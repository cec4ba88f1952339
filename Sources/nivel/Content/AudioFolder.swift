import Foundation

/// The recordings of a blueprint. They are looked up in the content folder of the blueprint, then in the configured content folder,
/// then in the content that ships with the program.
struct AudioFolder: Sendable {
  private let folders: [String]

  init(besideBlueprint path: String, content: ContentOptions) {
    let beside = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("audio").path
    let shipped = [try? content.folder(), try? ContentOptions.shippedFolder()].compactMap { $0.map { "\($0)/audio" } }
    folders = [beside] + shipped
  }

  /// The recordings of a content folder, then those that ship with the program.
  init(content: String?) {
    var options = ContentOptions()
    options.content = content
    self.init(besideBlueprint: "\(content ?? ".")/blueprints/any.json", content: options)
  }

  /// A whole recording; nil when it does not exist.
  func bytes(of file: String) -> [UInt8]? {
    folders.lazy.compactMap { FileManager.default.contents(atPath: "\($0)/\(file)") }.first.map { Array($0) }
  }

  /// The first bytes of a recording; nil when it does not exist.
  func head(of file: String) -> [UInt8]? {
    for folder in folders {
      guard let handle = FileHandle(forReadingAtPath: "\(folder)/\(file)") else { continue }
      return (try? handle.read(upToCount: 64)).map { Array($0) }
    }
    return nil
  }
}
