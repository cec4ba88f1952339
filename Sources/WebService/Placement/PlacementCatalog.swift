import QuestionWriting
public import Placement
import Synchronization

/// The placement tests a server offers, and those that attempts under way still need.
public final class PlacementCatalog: Sendable {
  /// One language as it is offered now.
  public struct Entry: Sendable {
    public let blueprint: Blueprint
    /// The file as it was read; attempts keep it.
    public let bytes: [UInt8]
    public let name: LanguageName

    public init(blueprint: Blueprint, bytes: [UInt8], name: LanguageName) {
      self.blueprint = blueprint
      self.bytes = bytes
      self.name = name
    }
  }

  /// The recording at a path below the audio folder; nil when there is none.
  public typealias Recordings = @Sendable (_ file: String) throws -> StoredFile?

  let recordings: Recordings
  private let store: any AttemptStore
  private let offered: Mutex<[Entry]>
  private let names: Mutex<[String: LanguageName]>
  private let sessions = Mutex<[Int64: TestSession]>([:])
  private let kept = Mutex<[String: (bytes: [UInt8], id: Int64)]>([:])

  public init(entries: [Entry], store: any AttemptStore, recordings: @escaping Recordings) {
    self.store = store
    self.recordings = recordings
    offered = Mutex(entries)
    names = Mutex(Self.names(of: entries))
  }

  /// Languages in the order they are listed.
  public var entries: [Entry] { offered.withLock { $0 } }

  /// Offers these from now on. Attempts that have begun stay on the blueprints they began with.
  public func offer(_ entries: [Entry]) {
    names.withLock { $0.merge(Self.names(of: entries)) { _, new in new } }
    offered.withLock { $0 = entries }
  }

  public func entry(_ languageID: String) -> Entry? { entries.first { $0.blueprint.languageID == languageID } }

  /// What a language is called in its own script, also when it is no longer offered.
  func name(of languageID: String) -> String { names.withLock { $0[languageID] }?.own ?? languageID }

  /// The id under which the language's present blueprint is kept, keeping it if need be.
  func keptBlueprint(of entry: Entry) async throws -> Int64 {
    let language = entry.blueprint.languageID
    if let known = kept.withLock({ $0[language] }), known.bytes == entry.bytes { return known.id }
    let id = try await store.keepBlueprint(entry.bytes, languageID: language, version: entry.blueprint.version)
    kept.withLock { $0[language] = (entry.bytes, id) }
    sessions.withLock { $0[id] = TestSession(blueprint: entry.blueprint) }
    return id
  }

  /// The session over a kept blueprint, as it was when the attempt began.
  func session(_ blueprintID: Int64) async throws -> TestSession {
    if let session = sessions.withLock({ $0[blueprintID] }) { return session }
    guard let bytes = try await store.blueprint(blueprintID) else { throw Problem.notFound("blueprint") }
    let session = TestSession(blueprint: try Blueprint.load(bytes))
    sessions.withLock { $0[blueprintID] = session }
    return session
  }

  private static func names(of entries: [Entry]) -> [String: LanguageName] {
    Dictionary(entries.map { ($0.blueprint.languageID, $0.name) }) { first, _ in first }
  }
}
