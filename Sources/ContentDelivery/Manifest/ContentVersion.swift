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

  /// The recordings of its listening items, by their paths below the audio folder, such as `de/de_005.opus`. Empty in releases of earlier
  /// versions, whose clients play the recordings that came with the program.
  public let recordings: [String: ContentFile]

  /// The maximum number of recordings of one language.
  public static let recordingLimit = 1000

  /// The blueprint.
  public var blueprint: ContentFile { ContentFile(hash: hash, size: size) }

  /// The files of the language: the blueprint, the calibration if there is one, and the recordings in the order of their paths.
  public var files: [ContentFile] {
    [blueprint] + [calibration].compactMap(\.self) + recordings.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Creates a version from its parts.
  public init(
    version: String, hash: ContentHash, size: Int, items: Int, matchingProfile: Int, calibration: ContentFile? = nil,
    recordings: [String: ContentFile] = [:]
  ) {
    self.version = version
    self.hash = hash
    self.size = size
    self.items = items
    self.matchingProfile = matchingProfile
    self.calibration = calibration
    self.recordings = recordings
  }
}
