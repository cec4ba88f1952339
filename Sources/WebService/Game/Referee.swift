import NoteFacts
import QuestionWriting
import HTTPTypes
import WordGame
import WordListFormats

/// Deals games again, one at a time and beside the threads that answer requests: those of the largest own lists take a while.
actor Referee {
  /// The words a game is dealt from, to be read where there is time for it.
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
