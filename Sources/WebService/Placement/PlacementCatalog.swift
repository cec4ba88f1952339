import QuestionWriting
public import Placement
import Synchronization

/// The placement tests that a server offers, and the earlier ones that attempts still need.
public final class PlacementCatalog: Sendable {
  /// The test that is offered for one language.
  public struct Entry: Sendable {
    /// The blueprint of the test.
    public let blueprint: Blueprint
    /// The bytes of the blueprint file. They are stored with the first attempt.
    public let bytes: [UInt8]
    /// The name of the language.
    public let name: LanguageName

    /// Creates an entry.
    public init(blueprint: Blueprint, bytes: [UInt8], name: LanguageName) {
      self.blueprint = blueprint
      self.bytes = bytes
      self.name = name
    }
  }

  /// Returns the recording at a path below the audio folder; nil if there is none.
  public typealias Recordings = @Sendable (_ file: String) throws -> StoredFile?

  let recordings: Recordings
  private let store: any AttemptStore
  private let offered: Mutex<[Entry]>
  private let names: Mutex<[String: LanguageName]>
  private let sessions = Mutex<[Int64: TestSession]>([:])
  private let kept = Mutex<[String: (bytes: [UInt8], id: Int64)]>([:])

  /// Creates a catalog.
  ///
  /// - Parameters:
  ///   - entries: The tests to offer, in the order of the list.
  ///   - store: The store of attempts and their blueprints.
  ///   - recordings: Returns recordings by their path.
  public init(entries: [Entry], store: any AttemptStore, recordings: @escaping Recordings) {
    self.store = store
    self.recordings = recordings
    offered = Mutex(entries)
    names = Mutex(Self.names(of: entries))
  }

  /// The tests that are offered now, in the order of the list.
  public var entries: [Entry] { offered.withLock { $0 } }

  /// Replaces the tests that are offered. Attempts that have begun keep their blueprints.
  public func offer(_ entries: [Entry]) {
    names.withLock { $0.merge(Self.names(of: entries)) { _, new in new } }
    offered.withLock { $0 = entries }
  }

  /// The test that is offered for a language; nil if there is none.
  public func entry(_ languageID: String) -> Entry? { entries.first { $0.blueprint.languageID == languageID } }

  /// The name of a language in the language itself, even if its test is no longer offered. For an unknown language it is the id.
  func name(of languageID: String) -> String { names.withLock { $0[languageID] }?.own ?? languageID }

  /// The id of the stored blueprint of an entry. The blueprint is stored first if necessary.
  func keptBlueprint(of entry: Entry) async throws -> Int64 {
    let language = entry.blueprint.languageID
    if let known = kept.withLock({ $0[language] }), known.bytes == entry.bytes { return known.id }
    let id = try await store.keepBlueprint(entry.bytes, languageID: language, version: entry.blueprint.version)
    kept.withLock { $0[language] = (entry.bytes, id) }
    sessions.withLock { $0[id] = TestSession(blueprint: entry.blueprint) }
    return id
  }

  /// The session for a stored blueprint. Throws a 404 problem if the id is unknown.
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
