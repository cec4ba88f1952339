import Identifiers
import NoteFacts
import QuestionWriting
import HTTPTypes
import WordGame
import WordListFormats

/// The operations of a player on finished games, independent of HTTP.
struct GameService: Sendable {
  let store: any GameStore
  let shelf: GameShelf
  let environment: ServiceEnvironment
  private let referee = Referee()

  init(store: any GameStore, shelf: GameShelf, environment: ServiceEnvironment) {
    (self.store, self.shelf, self.environment) = (store, shelf, environment)
  }

  /// Replays a game, and compares its score with the claimed score.
  ///
  /// - Parameter profileID: The profile of the player; nil for a player without one, who can have played shipped lists only.
  func replay(_ body: GameHandIn, profileID: ProfileID?) async throws -> (list: WordList, game: WordGame) {
    try await referee.replay(body, with: try await words(of: body.listID, edition: body.edition, profileID: profileID ?? ProfileID("")))
  }

  /// Stores a game that was replayed, and its effect on the hard words.
  ///
  /// - Returns: The game, and whether it is new.
  func keep(
    _ body: GameHandIn, replayed: (list: WordList, game: WordGame), id: String, profileID: ProfileID
  ) async throws -> (FinishedGameDocument, isNew: Bool) {
    let (list, game) = replayed
    // NB: the clock of a device may be wrong. A game with a future time would stay the newest.
    let time = min(body.playedAt, environment.now())
    var record = body.record
    // NB: other words have no effect on a game, so they need no place. A list can have lost words since they became hard.
    record.hardWords.removeAll { [words = Set(list.entries.map(\.english))] in !words.contains($0) }
    let played = PlayedGame(
      id: id, profileID: profileID, listID: body.listID, edition: body.edition, record: record, state: game.state,
      score: GameScore(game.scoreboard), playedAt: time)
    switch try await store.handIn(played, lesson: GameLesson(of: game, with: list, at: time)) {
    case .new(let kept): return (FinishedGameDocument(kept: kept, mistakes: game.mistakes), true)
    case .known(let kept): return (FinishedGameDocument(kept: kept, mistakes: game.mistakes), false)
    case .otherGame: throw Problem(.conflict, "other-game", "This id belongs to another game: send this game with a new id.")
    }
  }

  /// A function that reads the words of an edition. Earlier editions work as well, because every edition is stored before it is served.
  private func words(of listID: String, edition: String, profileID: ProfileID) async throws -> Referee.Words {
    if let shipped = shelf.list(listID, edition: edition) {
      try await shelf.keep(shipped)
      return { (shipped.list, try shipped.deck()) }
    }
    guard let document = try await store.document(of: listID, edition: edition, profileID: profileID) else {
      throw Problem.notFound("edition of a word list")
    }
    return {
      let playable = try PlayableList(document: document)
      return (playable.list, try playable.deck())
    }
  }

  func games(profileID: ProfileID, _ filter: GameFilter, limit: Int) async throws -> (newest: [KeptGame], best: [PlayedGame]) {
    (try await store.games(profileID: profileID, filter, limit: limit), try await store.bestGames(profileID: profileID, filter))
  }
}
