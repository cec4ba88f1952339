/// The release of content that a service gives to everybody who asks.
public protocol PublishedContent: Sendable {
  /// `manifest.json` as it is now; nil when there is no release yet.
  func manifest() throws -> StoredFile?
  /// The blob of this name, which is its SHA-256 as 64 hexadecimal digits in lower case; nil for any other name.
  func blob(_ name: String) throws -> StoredFile?
}
