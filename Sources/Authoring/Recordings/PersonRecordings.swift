public import Placement
public import StrictJSON

/// Recordings of listening items by a person, as the authors' page offers them for download.
public struct PersonRecordings: Sendable {
  /// One recording.
  public struct Recording: Sendable {
    /// The listening item that is spoken.
    public let itemID: String
    /// The SHA-256 of what was read out: of the UTF-8 bytes of the transcript, in hexadecimal digits.
    public let spokenSHA256: String
    /// The Ogg Opus file in base64 (RFC 4648, section 4).
    public let opus: String
    /// The path of the recording in the document.
    let path: String
    let line: Int
  }

  /// The maximum size of a document: an hour of speech at 32 kbit/s in base64.
  public static let sizeLimit = 20 << 20
  /// The licences that a person can choose (SPDX identifiers).
  public static let licences = ["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0"]

  /// The language of the test.
  public let languageID: String
  /// The person, as the person wants to be named.
  public let speaker: String
  /// One of ``licences``.
  public let licence: String
  /// In the order of the document.
  public let recordings: [Recording]

  /// Reads a document of the authors' page; nil, with the errors in `problems`, if it is not one.
  public init?(_ json: JSON, problems: JSONProblems) {
    guard var object = JSONObjectReader(json, path: "", problems: problems) else { return nil }
    if let format = object.string("format"), format != "nivel-recordings" {
      object.complain("expected \"nivel-recordings\": use the file that the authors' page offers", at: "format")
    }
    _ = object.integer("version", in: 1...1)
    let (languageID, speaker, licence) = (object.string("language_id"), object.string("speaker"), object.string("licence"))
    if let speaker, !(1...200).contains(Self.trimmed(speaker).count) {
      object.complain("write the name of the person who speaks, with at most 200 characters", at: "speaker")
    }
    if let licence, !Self.licences.contains(licence) {
      object.complain("expected one of \(Self.licences.joined(separator: ", "))", at: "licence")
    }
    recordings = object.elements("recordings").compactMap { Self.recording($0.json, $0.path, problems) }
    object.refuseUnknownKeys()
    guard problems.list.isEmpty, let languageID, let speaker, let licence else { return nil }
    (self.languageID, self.speaker, self.licence) = (languageID, Self.trimmed(speaker), licence)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func recording(_ json: JSON, _ path: String, _ problems: JSONProblems) -> Recording? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let (itemID, hash, opus) = (object.string("item_id"), object.string("spoken_sha256"), object.string("opus"))
    _ = object.optionalString("recorded_at")
    _ = object.optional("seconds")
    object.refuseUnknownKeys()
    guard let itemID, let hash, let opus else { return nil }
    return Recording(itemID: itemID, spokenSHA256: hash, opus: opus, path: path, line: json.line)
  }

  /// The clips by which the items of a blueprint play these recordings, in the order of ``recordings``.
  ///
  /// - Parameters:
  ///   - blueprint: The blueprint that was read out.
  ///   - sha256: Computes a hash in hexadecimal digits.
  ///   - problems: The list that errors are added to: items that do not exist, and transcripts that have changed since.
  public func clips(for blueprint: Blueprint, sha256: ([UInt8]) -> String, problems: JSONProblems) -> [AudioClip] {
    if blueprint.languageID != languageID {
      problems.add("these recordings are for \(languageID), not for \(blueprint.languageID)", path: "language_id", line: 1)
    }
    return recordings.map { recording in
      let item = blueprint.items.first { $0.itemID == recording.itemID }
      if let transcript = item?.prompt.transcript {
        if sha256(Array(transcript.utf8)) != recording.spokenSHA256.lowercased() {
          problems.add(
            "the transcript of \(recording.itemID) has changed since it was recorded: record it again",
            path: "\(recording.path).spoken_sha256",
            line: recording.line)
        }
      } else {
        problems.add("the blueprint has no listening item \(recording.itemID)", path: "\(recording.path).item_id", line: recording.line)
      }
      let file = item?.audio?.file ?? "\(languageID)/\(recording.itemID).opus"
      return AudioClip(file: file, origin: .human, speaker: speaker, licence: licence)
    }
  }
}
