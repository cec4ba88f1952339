/// A blueprint that may be published: it has passed the audit.
public struct PublishableContent: Sendable, Hashable {
  public let languageID: String
  /// The exact bytes of the file.
  public let bytes: [UInt8]
  public let version: String
  public let items: Int
  public let matchingProfile: Int

  public init(languageID: String, bytes: [UInt8], version: String, items: Int, matchingProfile: Int) {
    self.languageID = languageID
    self.bytes = bytes
    self.version = version
    self.items = items
    self.matchingProfile = matchingProfile
  }

  var contentVersion: ContentVersion {
    ContentVersion(version: version, hash: ContentHash(of: bytes), size: bytes.count, items: items, matchingProfile: matchingProfile)
  }
}
