public import Placement
import StrictJSON

/// The text of a blueprint file, for edits that leave everything else as its author wrote it.
public struct BlueprintText: Sendable {
  /// The bytes of the file.
  public private(set) var bytes: [UInt8]

  /// - Parameter bytes: A file that ``Blueprint/load(_:)`` accepts.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Gives a listening item a recording, in place of the one it has.
  /// - Returns: whether the file has the item.
  public mutating func setAudio(_ clip: AudioClip, of itemID: String) -> Bool {
    let items = JSONSpan(bytes)["items"]?.elements ?? []
    guard let item = items.first(where: { $0["item_id"]?.isString(itemID) == true }) else { return false }
    if let audio = item["audio"] {
      bytes.replaceSubrange(audio.range, with: Self.text(clip).utf8)
    } else if let key = item["correct_option_id"] {
      let line = bytes[..<key.range.lowerBound].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
      let margin = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      bytes.insert(contentsOf: Array(",\n".utf8) + margin + Array("\"audio\": \(Self.text(clip))".utf8), at: key.range.upperBound)
    } else {
      return false
    }
    return true
  }

  /// On one line, as the files of this project have it.
  private static func text(_ clip: AudioClip) -> String {
    let members: [(String, String?)] = [
      ("file", clip.file), ("origin", clip.origin.rawValue), ("engine", clip.engine), ("voice", clip.voice), ("speaker", clip.speaker),
      ("licence", clip.licence),
    ]
    let written = members.compactMap { key, value in value.map { "\"\(key)\": \(JSON(.string($0)).text)" } }
    return "{ \(written.joined(separator: ", ")) }"
  }
}
