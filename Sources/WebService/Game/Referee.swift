import NoteFacts
import QuestionWriting
import HTTPTypes
import WordGame
import WordListFormats

/// Replays submitted games. It replays one at a time on a background thread, because games with large own lists take long.
actor Referee {
  /// Reads the list and the deck of a game. It is called on a background thread.
  typealias Words = @Sendable () throws -> (list: WordList, deck: GameDeck)

  nonisolated func replay(_ body: GameHandIn, with words: @escaping Words) async throws -> (WordList, WordGame) {
    try await Task(executorPreference: BackgroundExecutor.shared) { try await self.verify(body, with: words) }.value
  }

  private func verify(_ body: GameHandIn, with words: Words) throws -> (WordList, WordGame) {
    let (list, deck) = try words()
    do { return (list, try body.record.verified(body.claim, with: deck)) } catch {
      let kind = if case .falseScore = error { "false-score" } else { "impossible-game" }
      throw Problem(.unprocessableContent, kind, Problem.sentence(error))
    }
  }
}
