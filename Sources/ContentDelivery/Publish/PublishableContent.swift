/// A blueprint to publish. It must have passed the audit.
public struct PublishableContent: Sendable, Hashable {
  /// BCP 47 language tag, unique within a release.
  public let languageID: String
  /// The exact bytes of the file.
  public let bytes: [UInt8]
  /// The version that the blueprint names.
  public let version: String
  /// The number of items.
  public let items: Int
  /// The number of the matching profile that the blueprint names.
  public let matchingProfile: Int

  /// Creates content from its parts. It does not parse `bytes`.
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
