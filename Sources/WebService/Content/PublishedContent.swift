/// The content release that a service publishes.
public protocol PublishedContent: Sendable {
  /// The current `manifest.json`; nil if there is no release yet.
  func manifest() throws -> StoredFile?
  /// A blob of the release; nil if there is none with this name.
  ///
  /// - Parameter name: The SHA-256 of the blob, as 64 hexadecimal digits in lower case.
  func blob(_ name: String) throws -> StoredFile?
}
