import TestSupport
import Testing
import WordGame

/// Docs/word-game.md is generated from the rules of the game. `make record` rewrites it.
@Suite("Recorded pages")
struct RecordedGamePageTests {
  @Test("Docs/word-game.md agrees with the rules")
  func wordGame() throws {
    let stored = try RecordedFile.stored("Docs/word-game.md", recording: Self.text)
    #expect(stored == Array(Self.text.utf8), "the page is stale: run make record")
  }

  private static var text: String {
    """
    # How Olé is dealt and judged

    This page is for people who change the game or want to check that it is fair. [Playing Olé](playing-ole.md) is for players. `make record` generates the tables on this page from the rules.

    ## Dealing

    1. **The dealer first decides whether a pair is right**: it is right with a chance of exactly one in four in every list. Then the dealer draws the word, then the translation.
       The one exception is a list with only one right pair. That pair must not come twice in a row, so it follows a wrong pair with a chance of one in three. Over all pairs this is also one in four.
    2. **No pair comes twice in a row**, because no word does, unless the list has only one word.
    3. **A wrong translation is wrong for every entry with that word**, and belongs to no word that shares a translation with it: *pair* and *partner* are both *pareja*, so *socio* is not dealt as wrong for *pair*. If a list has no such translation, any wrong translation is dealt. If it has
       none at all, one is borrowed from the built-in Spanish list, and the game says so.
    4. **Words that look alike** have nearly the same length, the same first or last letter, and differ in at most two letters of five.
    5. **False friends** come from the list: *embarazada* falls beside *embarrassed*. A pair with such a word is right as often as any other pair.

    List, mode, seed, hard words and answers determine a game completely. The browser runs the same Swift code as the server, as WebAssembly. When a game is submitted, the server replays it and rejects a score that differs.
    The server also rejects answers that come in less than \(100) ms or after time has run out. It cannot check who played: a program that reads the list can answer everything.

    ## Judging

    A translation is right when any entry with the same word lists it. Words are compared whole, so *arm* is never judged by *farm*. Alternatives in one text are separated by ` / ` on both sides of a pair. A slash without spaces does not separate.

    ## Modes

    | mode | mistakes that lose the game | pairs that end the game |
    |---|---|---|
    \(GameMode.allCases.map { "| \($0.rawValue) | \($0.rules.mistakes) | \($0.rules.pairs) |" }.joined(separator: "\n"))

    Losing is checked first: a third mistake on the last pair loses the game.

    \(GameMode.allCases.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ mode: GameMode) -> String {
    """
    ### \(mode.rawValue)

    | from right attempts | seconds | wrong pairs that look alike | words with false friends | hard words | points |
    |---|---|---|---|---|---|
    \(mode.rules.ramp.map(row).joined(separator: "\n"))

    Streaks: \(mode.rules.bonus.map { "from \($0.from) × \($0.factor)" }.joined(separator: ", ")).

    """
  }

  private static func row(_ step: RampStep) -> String {
    let seconds = step.milliseconds.map { "\($0 / 1000).\($0 % 1000 / 100)" } ?? "no clock"
    return "| \(step.from) | \(seconds) | \(step.lookAlikes) % | \(step.falseFriends) % | \(step.hardWords) % | \(step.points) |"
  }
}
