/// Which version of a language's blueprint a release holds.
public struct ContentVersion: Sendable, Hashable {
  /// As the blueprint says.
  public let version: String
  public let hash: ContentHash
  /// In bytes.
  public let size: Int
  public let items: Int
  public let matchingProfile: Int

  public init(version: String, hash: ContentHash, size: Int, items: Int, matchingProfile: Int) {
    self.version = version
    self.hash = hash
    self.size = size
    self.items = items
    self.matchingProfile = matchingProfile
  }
}
