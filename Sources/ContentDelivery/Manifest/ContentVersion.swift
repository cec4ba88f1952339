/// The version of one language's blueprint in a release.
public struct ContentVersion: Sendable, Hashable {
  /// The version that the blueprint names.
  public let version: String
  /// The hash of the file.
  public let hash: ContentHash
  /// The size of the file in bytes.
  public let size: Int
  /// The number of items.
  public let items: Int
  /// The number of the matching profile that the blueprint names.
  public let matchingProfile: Int
  /// The calibration of its items; nil when there is none.
  public let calibration: ContentFile?

  /// The files of the language: the blueprint, then the calibration if there is one.
  public var files: [ContentFile] { [ContentFile(hash: hash, size: size)] + [calibration].compactMap(\.self) }

  /// Creates a version from its parts.
  public init(version: String, hash: ContentHash, size: Int, items: Int, matchingProfile: Int, calibration: ContentFile? = nil) {
    self.version = version
    self.hash = hash
    self.size = size
    self.items = items
    self.matchingProfile = matchingProfile
    self.calibration = calibration
  }
}
