import QuestionWriting
public import Placement
import Synchronization

/// The placement tests that a server offers, and the earlier ones that attempts still need.
public final class PlacementCatalog: Sendable {
  /// The test that is offered for one language.
  public struct Entry: Sendable {
    /// Grades the test.
    public let session: TestSession
    /// The files of the test. They are stored with the first attempt.
    public let documents: TestDocuments
    /// The name of the language.
    public let name: LanguageName

    /// The blueprint of the test.
    public var blueprint: Blueprint { session.blueprint }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - session: The session of the files.
    ///   - documents: The files of the test.
    ///   - name: The name of the language.
    public init(session: TestSession, documents: TestDocuments, name: LanguageName) {
      self.session = session
      self.documents = documents
      self.name = name
    }
  }

  let recordings: Recordings
  private let store: any AttemptStore
  private let offered: Mutex<[Entry]>
  private let names: Mutex<[String: LanguageName]>
  private let sessions = Mutex<[Int64: TestSession]>([:])
  private let kept = Mutex<[String: (documents: TestDocuments, id: Int64)]>([:])

  /// Creates a catalog.
  ///
  /// - Parameters:
  ///   - entries: The tests to offer, in the order of the list.
  ///   - store: The store of attempts and their files.
  ///   - recordings: Where recordings come from.
  public init(entries: [Entry], store: any AttemptStore, recordings: RecordingSource) {
    self.store = store
    self.recordings = Recordings(source: recordings)
    offered = Mutex(entries)
    names = Mutex(Self.names(of: entries))
  }

  /// The tests that are offered now, in the order of the list.
  public var entries: [Entry] { offered.withLock { $0 } }

  /// Replaces the tests that are offered. Attempts that have begun keep their files.
  ///
  /// - Parameter languages: The languages that stay as they are if there is no new test for them, because theirs cannot be used.
  public func offer(_ entries: [Entry], keeping languages: [String] = []) {
    names.withLock { $0.merge(Self.names(of: entries)) { _, new in new } }
    offered.withLock { offered in
      let new = Set(entries.map(\.blueprint.languageID))
      let kept = offered.filter { languages.contains($0.blueprint.languageID) && !new.contains($0.blueprint.languageID) }
      offered = (entries + kept).sorted { $0.name.english < $1.name.english }
    }
  }

  /// Reads recordings again when they are requested next, because their files may have changed.
  public func forgetRecordings() { recordings.forget() }

  /// The test that is offered for a language; nil if there is none.
  public func entry(_ languageID: String) -> Entry? { entries.first { $0.blueprint.languageID == languageID } }

  /// The name of a language in the language itself, even if its test is no longer offered. For an unknown language it is the id.
  func name(of languageID: String) -> String { names.withLock { $0[languageID] }?.own ?? languageID }

  /// The id of the stored files of an entry. The files are stored first if necessary.
  func keptDocuments(of entry: Entry) async throws -> Int64 {
    let language = entry.blueprint.languageID
    if let known = kept.withLock({ $0[language] }), known.documents == entry.documents { return known.id }
    let id = try await store.keepDocuments(entry.documents, languageID: language, version: entry.blueprint.version)
    kept.withLock { $0[language] = (entry.documents, id) }
    sessions.withLock { $0[id] = entry.session }
    return id
  }

  /// The session for the stored files of a test. Throws a 404 problem if the id is unknown.
  func session(_ blueprintID: Int64) async throws -> TestSession {
    if let session = sessions.withLock({ $0[blueprintID] }) { return session }
    guard let documents = try await store.documents(blueprintID) else { throw Problem.notFound("blueprint") }
    let session = try TestSession(documents)
    sessions.withLock { $0[blueprintID] = session }
    return session
  }

  private static func names(of entries: [Entry]) -> [String: LanguageName] {
    Dictionary(entries.map { ($0.blueprint.languageID, $0.name) }) { first, _ in first }
  }
}
