/// A blueprint to publish, and the calibration of its items if there is one. Both must have passed the audit.
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
  /// The exact bytes of the calibration; nil when there is none.
  public let calibration: [UInt8]?
  /// The exact bytes of the recordings that the blueprint names, by their paths below the audio folder.
  public let recordings: [String: [UInt8]]

  /// Creates content from its parts. It does not parse the files.
  public init(
    languageID: String, bytes: [UInt8], version: String, items: Int, matchingProfile: Int, calibration: [UInt8]? = nil,
    recordings: [String: [UInt8]] = [:]
  ) {
    self.languageID = languageID
    self.bytes = bytes
    self.version = version
    self.items = items
    self.matchingProfile = matchingProfile
    self.calibration = calibration
    self.recordings = recordings
  }

  var contentVersion: ContentVersion {
    ContentVersion(
      version: version, hash: ContentHash(of: bytes), size: bytes.count, items: items, matchingProfile: matchingProfile,
      calibration: calibration.map { ContentFile(of: $0) }, recordings: recordings.mapValues { ContentFile(of: $0) })
  }

  /// The bytes of every file.
  var files: [[UInt8]] { [bytes] + [calibration].compactMap(\.self) + recordings.values }
}
