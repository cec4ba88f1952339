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
    /// Recordings by the path items name them by.
    public let audio: [String: StoredFile]

    public init(blueprint: Blueprint, bytes: [UInt8], name: LanguageName, audio: [String: StoredFile]) {
      self.blueprint = blueprint
      self.bytes = bytes
      self.name = name
      self.audio = audio
    }
  }

  /// Languages in the order they are listed.
  public let entries: [Entry]
  private let store: any AttemptStore
  private let sessions = Mutex<[Int64: TestSession]>([:])
  private let ids = Mutex<[String: Int64]>([:])

  public init(entries: [Entry], store: any AttemptStore) {
    self.entries = entries
    self.store = store
  }

  public func entry(_ languageID: String) -> Entry? { entries.first { $0.blueprint.languageID == languageID } }

  /// The id under which the language's present blueprint is kept, keeping it if need be.
  func keptBlueprint(of entry: Entry) async throws -> Int64 {
    let language = entry.blueprint.languageID
    if let id = ids.withLock({ $0[language] }) { return id }
    let id = try await store.keepBlueprint(entry.bytes, languageID: language, version: entry.blueprint.version)
    ids.withLock { $0[language] = id }
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
}

/// What a language is called.
public struct LanguageName: Sendable, Hashable {
  /// In its own script.
  public let own: String
  public let english: String

  public init(own: String, english: String) {
    self.own = own
    self.english = english
  }
}
