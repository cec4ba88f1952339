import ContentDelivery
import Foundation
import Synchronization

/// Serves a release from a folder like a static host, and can damage the responses.
final class FolderSource: ContentSource {
  /// Changes a response, given the requested path.
  typealias Trouble = @Sendable (_ path: String, _ bytes: [UInt8]) throws -> [UInt8]

  private let folder: String
  private let trouble: Trouble
  private let givesRanges: Bool
  private let asked = Mutex<[String]>([])

  init(_ folder: String, givesRanges: Bool = true, trouble: @escaping Trouble = { $1 }) {
    (self.folder, self.givesRanges, self.trouble) = (folder, givesRanges, trouble)
  }

  /// The requested paths in order, with the offset where it is not 0.
  var requests: [String] { asked.withLock { $0 } }

  func get(
    _ path: String, known: String?, from offset: Int, limit: Int, receive: @Sendable ([UInt8]) async throws -> Void
  ) async throws -> SourceReply {
    asked.withLock { $0.append(offset > 0 ? "\(path)@\(offset)" : path) }
    guard let stored = FileManager.default.contents(atPath: "\(folder)/\(path)").map({ Array($0) }) else {
      throw SourceError.status(address: path, 404)
    }
    let given = try trouble(path, stored)
    let tag = ContentHash(of: given).hex
    if known == tag { return .unchanged }
    if offset > 0, !givesRanges { return .wantsWhole }
    let bytes = Array(given.dropFirst(offset))
    guard bytes.count <= limit else { throw SourceError.tooLarge(address: path, limit: limit) }
    for start in stride(from: 0, to: bytes.count, by: 400) { try await receive(Array(bytes[start..<min(start + 400, bytes.count)])) }
    if path.hasPrefix("blobs/"), bytes.count < stored.count - offset { throw SourceError.cutOff(address: path) }
    return .received(entityTag: tag)
  }
}
