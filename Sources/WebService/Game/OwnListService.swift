import Identifiers
import QuestionWriting
import HTTPTypes
import WordGame
import WordListFormats

/// The operations of a player on own word lists, independent of HTTP.
struct OwnListService: Sendable {
  let store: any GameStore
  let shelf: GameShelf
  let environment: ServiceEnvironment

  /// The version of every own list. Own lists never change, so each has only one version.
  static let version = "1"
  static let maximumLists = 20

  func list(profileID: ProfileID) async throws -> [OwnWordList] { try await store.ownLists(profileID: profileID) }

  /// Reads and stores a list.
  func create(_ request: OwnListRequest, profileID: ProfileID) async throws -> OwnWordList {
    try await keep(try await read(request), name: request.name, profileID: profileID)
  }

  /// Reads a list, without storing it.
  ///
  /// - Throws: ``Problem`` for a text that is no list, and for a list that is too large.
  func read(_ request: OwnListRequest) async throws -> PlayableList {
    let id = environment.makeToken()
    let lender = shelf.lender(for: request.languageID)
    return try await BackgroundExecutor.run { try Self.playable(request, id: id, lender: lender) }
  }

  /// Stores a list that was read.
  func keep(_ playable: PlayableList, name: String, profileID: ProfileID) async throws -> OwnWordList {
    let list = OwnWordList(playable, name: name, profileID: profileID, createdAt: environment.now())
    guard try await store.create(list, document: playable.document, limit: Self.maximumLists) else {
      throw Problem(.conflict, "too-many-lists", "There are \(Self.maximumLists) lists already: delete one first.")
    }
    return list
  }

  private static func playable(_ request: OwnListRequest, id: String, lender: WordList?) throws -> PlayableList {
    try OwnListLimits.check(size: request.text)
    do {
      let entries = try request.format.read(Array(request.text.utf8))
      try OwnListLimits.check(entries)
      let list = WordList(id: id, languageID: request.languageID, version: version, entries: entries)
      let playable = try PlayableList(list, lender: lender)
      try OwnListLimits.check(try playable.deck())
      return playable
    } catch let error as WordListError {
      throw Problem(.unprocessableContent, "invalid-list", Problem.sentence(error))
    } catch let error as DeckError {
      throw Problem(.unprocessableContent, "invalid-list", Problem.sentence(error))
    }
  }

  /// The deck document of an own list.
  func document(of id: String, profileID: ProfileID) async throws -> [UInt8] {
    guard let list = try await store.ownList(id, profileID: profileID),
      let document = try await store.document(of: id, edition: list.edition, profileID: profileID)
    else { throw Problem.notFound("word list") }
    return document
  }

  func delete(_ id: String, profileID: ProfileID) async throws {
    guard try await store.deleteOwnList(id, profileID: profileID) else { throw Problem.notFound("word list of your own") }
  }
}

extension OwnWordList {
  fileprivate init(_ playable: PlayableList, name: String, profileID: ProfileID, createdAt: Timestamp) {
    let list = playable.list
    self.init(
      id: list.id, profileID: profileID, name: name, languageID: list.languageID, edition: playable.edition,
      entryCount: list.entries.count, falseFriendCount: list.entries.reduce(0) { $0 + $1.falseFriends.count },
      borrows: !playable.borrowed.isEmpty, createdAt: createdAt)
  }
}
