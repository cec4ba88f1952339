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
    if let speaker, !Self.isName(speaker.trimmedScalars()) {
      object.complain("write the name of the person who speaks on one line, with at most 200 characters", at: "speaker")
    }
    if let licence, !Self.licences.contains(licence) {
      object.complain("expected one of \(Self.licences.joined(separator: ", "))", at: "licence")
    }
    recordings = object.elements("recordings").compactMap { Self.recording($0.json, $0.path, problems) }
    object.refuseUnknownKeys()
    if Set(recordings.map(\.itemID)).count != recordings.count { object.complain("an item has two recordings", at: "recordings") }
    guard problems.list.isEmpty, let languageID, let speaker, let licence else { return nil }
    (self.languageID, self.speaker, self.licence) = (languageID, speaker.trimmedScalars(), licence)
  }

  /// Whether a text can be shown as a name: it has 1 to 200 letters with few marks, and no line breaks, controls or overrides of the direction.
  private static func isName(_ text: String) -> Bool {
    (1...200).contains(text.count) && text.utf8.count <= 1000
      && text.unicodeScalars.allSatisfy {
        ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      }
  }

  private static func recording(_ json: JSON, _ path: String, _ problems: JSONProblems) -> Recording? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let (itemID, hash, opus) = (object.string("item_id"), object.string("spoken_sha256"), object.string("opus"))
    _ = object.optionalString("recorded_at")
    _ = object.optional("seconds")
    object.refuseUnknownKeys()
    if let itemID, !AudioClip.isValidPath(itemID) { object.complain("this is not an item id", at: "item_id") }
    guard let itemID, let hash, let opus else { return nil }
    return Recording(itemID: itemID, spokenSHA256: hash, opus: opus, path: path, line: json.line)
  }

  /// Checks that these recordings fit a blueprint.
  ///
  /// - Parameters:
  ///   - blueprint: The blueprint that was read out.
  ///   - sha256: Computes a hash in hexadecimal digits.
  ///   - problems: The list that errors are added to: items that do not exist, and transcripts that have changed since.
  public func check(against blueprint: Blueprint, sha256: ([UInt8]) -> String, problems: JSONProblems) {
    if blueprint.languageID != languageID {
      problems.add("these recordings are for \(languageID), not for \(blueprint.languageID)", path: "language_id", line: 1)
    }
    let transcripts = Dictionary(blueprint.items.map { ($0.itemID, $0.prompt.transcript) }) { first, _ in first }
    for recording in recordings {
      if let transcript = transcripts[recording.itemID] ?? nil {
        guard sha256(Array(transcript.utf8)) != recording.spokenSHA256.lowercased() else { continue }
        problems.add(
          "the transcript of \(recording.itemID) has changed since it was recorded: record it again",
          path: "\(recording.path).spoken_sha256",
          line: recording.line)
      } else {
        problems.add("the blueprint has no listening item \(recording.itemID)", path: "\(recording.path).item_id", line: recording.line)
      }
    }
  }

  /// The clip by which an item plays a recording.
  ///
  /// NB: other bytes have another path. A test that is under way and a crash between two writes then never give a person's voice another name.
  /// - Parameter sha256: The hash of the recording in hexadecimal digits.
  public func clip(for recording: Recording, sha256: String) -> AudioClip {
    AudioClip(file: "\(languageID)/\(recording.itemID)-\(sha256.prefix(8)).opus", origin: .human, speaker: speaker, licence: licence)
  }
}
