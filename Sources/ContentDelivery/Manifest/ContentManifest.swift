import StrictJSON

/// The contents of a release, and its period of validity.
public struct ContentManifest: Sendable, Hashable {
  /// The version of the format of manifests.
  public static let schemaVersion = 1
  /// The maximum size of a file in a release, in bytes.
  public static let sizeLimit = 8 << 20

  /// Increases by one with every release.
  public let serial: Int
  /// Seconds since 1970, UTC.
  public let issuedAt: Int
  /// Seconds since 1970, UTC. From then on, clients do not install the release. An active release stays active.
  public let expiresAt: Int
  /// The blueprints by language id.
  public let languages: [String: ContentVersion]

  /// Creates a manifest from its parts. It does not check the ranges.
  public init(serial: Int, issuedAt: Int, expiresAt: Int, languages: [String: ContentVersion]) {
    self.serial = serial
    self.issuedAt = issuedAt
    self.expiresAt = expiresAt
    self.languages = languages
  }

  /// The language ids with their blueprints, in the order of the ids.
  public var sorted: [(language: String, content: ContentVersion)] {
    languages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Every file of the release.
  public var files: [ContentFile] { languages.values.flatMap(\.files) }
}

// MARK: - As JSON

extension ContentManifest {
  /// The payload that is signed. Equal manifests have equal bytes.
  public var bytes: [UInt8] { json.bytes }

  private var json: JSON {
    let languages = sorted.map { JSON.Member(key: $0.language, value: $0.content.json) }
    return [
      "schema_version": .number(Self.schemaVersion), "serial": .number(serial), "issued_at": .number(issuedAt),
      "expires_at": .number(expiresAt), "languages": .object(languages),
    ]
  }

  /// Parses a manifest. Verify its signatures first.
  /// - Throws: ``ManifestError``.
  public init(_ bytes: [UInt8]) throws(ManifestError) {
    let json: JSON
    do { json = try JSON.parse(bytes) } catch { throw ManifestError(message: "not JSON: \(error)") }
    let problems = JSONProblems()
    guard var reader = JSONObjectReader(json, path: "", problems: problems), let manifest = Self.read(&reader), problems.list.isEmpty else {
      throw ManifestError(message: problems.list.first?.description ?? "unreadable")
    }
    self = manifest
  }

  /// NB: unknown keys are allowed, so that later versions can add keys. A change of meaning needs another schema version.
  private static func read(_ reader: inout JSONObjectReader) -> ContentManifest? {
    _ = reader.integer("schema_version", in: schemaVersion...schemaVersion)
    let serial = reader.integer("serial", in: 1...Int(Int32.max))
    let (issued, expires) = (reader.integer("issued_at", in: 0...1 << 40), reader.integer("expires_at", in: 0...1 << 40))
    var languages: [String: ContentVersion] = [:]
    let path = reader.path(of: "languages")
    let members = reader.required("languages")?.object ?? []
    if members.isEmpty { reader.complain("expected an object with at least one language", at: "languages") }
    for member in members {
      languages[member.key] = version(member.value, path: "\(path).\(member.key)", reader.problems)
      if !isLanguageID(member.key) {
        reader.problems.add("this is not a language id", path: "\(path).\(member.key)", line: member.value.line)
      }
    }
    complainOfSharedPaths(languages, reader)
    guard let serial, let issued, let expires else { return nil }
    return ContentManifest(serial: serial, issuedAt: issued, expiresAt: expires, languages: languages)
  }

  /// NB: a path must always mean the same recording, whatever language is read first.
  private static func complainOfSharedPaths(_ languages: [String: ContentVersion], _ reader: JSONObjectReader) {
    var known: [String: ContentFile] = [:]
    for (path, file) in languages.values.flatMap(\.recordings) where known.updateValue(file, forKey: path).map({ $0 != file }) == true {
      reader.complain("two languages have different recordings at \(path)", at: "languages")
    }
  }

  /// NB: language ids become file names.
  private static func isLanguageID(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 35
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }

  /// NB: clients may write recordings to files with these names.
  private static func isRecordingPath(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.wholeMatch(of: /[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*/) != nil
  }

  private static func version(_ json: JSON, path: String, _ problems: JSONProblems) -> ContentVersion? {
    guard var reader = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let version = reader.string("version")
    let file = file(&reader)
    let (items, profile) = (reader.integer("items", in: 0...100_000), reader.integer("matching_profile", in: 1...1000))
    var calibration: ContentFile?
    if var reader = reader.optionalObject("calibration") { calibration = self.file(&reader) }
    let recordings = recordings(&reader)
    guard let version, let file, let items, let profile else { return nil }
    return ContentVersion(
      version: version, hash: file.hash, size: file.size, items: items, matchingProfile: profile, calibration: calibration,
      recordings: recordings)
  }

  private static func recordings(_ reader: inout JSONObjectReader) -> [String: ContentFile] {
    guard let json = reader.optional("recordings") else { return [:] }
    let path = reader.path(of: "recordings")
    guard let members = json.object, members.count <= ContentVersion.recordingLimit else {
      reader.complain("expected an object with at most \(ContentVersion.recordingLimit) recordings", at: "recordings")
      return [:]
    }
    return members.reduce(into: [:]) { files, member in
      if !isRecordingPath(member.key) {
        reader.problems.add("this is not a path below the audio folder", path: "\(path).\(member.key)", line: member.value.line)
      }
      guard var file = JSONObjectReader(member.value, path: "\(path).\(member.key)", problems: reader.problems) else { return }
      files[member.key] = Self.file(&file)
    }
  }

  private static func file(_ reader: inout JSONObjectReader) -> ContentFile? {
    let (checksum, size) = (reader.string("checksum"), reader.integer("size", in: 1...sizeLimit))
    guard let checksum, let size else { return nil }
    guard let hash = ContentHash(checksum: checksum) else {
      reader.complain("expected sha256- and 64 hexadecimal digits in lower case", at: "checksum")
      return nil
    }
    return ContentFile(hash: hash, size: size)
  }
}

extension ContentVersion {
  fileprivate var json: JSON {
    .object([
      "version": .string(version), "checksum": .string(hash.checksum), "size": .number(size), "items": .number(items),
      "matching_profile": .number(matchingProfile),
      "calibration": calibration?.json, "recordings": recordings.isEmpty ? nil : recordingsJSON,
    ])
  }

  private var recordingsJSON: JSON {
    .object(recordings.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: $0.value.json) })
  }
}

extension ContentFile {
  fileprivate var json: JSON {
    ["checksum": .string(hash.checksum), "size": .number(size)]
  }
}

/// The reason that a manifest or a root cannot be parsed.
public struct ManifestError: Error, Sendable, Hashable {
  /// The first fault, with its path.
  public let message: String
}
