/// A file of a release.
public struct ContentFile: Sendable, Hashable {
  /// The hash of the file.
  public let hash: ContentHash
  /// The size of the file in bytes.
  public let size: Int

  /// Names a file by its hash and size.
  public init(hash: ContentHash, size: Int) {
    self.hash = hash
    self.size = size
  }

  /// Names the file with these bytes.
  public init(of bytes: [UInt8]) { self.init(hash: ContentHash(of: bytes), size: bytes.count) }
}
