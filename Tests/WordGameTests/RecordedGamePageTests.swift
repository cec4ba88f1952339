import TestSupport
import Testing

@testable import WordGame

/// Docs/word-game.md is generated from the rules of the game. `make record` rewrites it.
@Suite("Recorded pages")
struct RecordedGamePageTests {
  @Test("Docs/word-game.md agrees with the rules")
  func wordGame() throws {
    #expect(try RecordedFile.difference(of: "Docs/word-game.md", from: Self.text) == nil)
  }

  private static var text: String {
    """
    # How Olé is dealt and judged

    This page is for people who change the game, or want to know that it is fair. [Playing Olé](playing-ole.md) is for players. `make record` generates the tables on this page, and the minimum time of an answer, from the rules.

    ## Dealing

    1. **The game first decides whether a pair is right.** The probability is exactly one in four for every list. The game then draws the word, and then the translation.
       The only exception is a list with a single right pair. This pair must not come twice in a row, so it never follows itself, and it follows a wrong pair with a probability of one in three. That is also one in four over all pairs.
    2. **No pair comes twice in a row**, because no word does, unless the list has only one word.
    3. **A wrong translation is wrong for every entry with that word.** It also belongs to no word that shares a translation with it: *pair* and *partner* are both *pareja*, so *socio* is not dealt as wrong for *pair*. If a list has no such translation, the game deals any wrong translation. If
       the list has no wrong translation at all, the game borrows one from the built-in Spanish list, and says so.
    4. **Words that look alike** have nearly the same length, the same first or last letter, and differ in at most two letters of five.
    5. **False friends** are written in the list: *embarazada* falls beside *embarrassed*. A word with false friends is right as often as any other.
    6. **A player can begin at a level.** The deck then has a start level, and the game asks words of that level and below. In Climb, words of higher levels follow, as the table below shows. Wrong translations come from the same levels, except false friends and words that look alike. A word without a level can always come.

    The list, mode, seed, hard words and answers determine a game completely. The browser runs the same Swift code as the server, as WebAssembly. When a game is handed in, the server replays it, and refuses a score that differs from the replayed score.
    It also refuses an answer before \(ReplayTimes.fastest) ms, and an answer after the time had run out. A replay cannot show who played: a program that reads the list can answer every pair.

    ## Judging

    A translation is right if any entry with the same word lists it. Words are compared whole, so *arm* never matches *farm*. ` / ` separates alternatives in one text, in both languages. A slash without spaces separates nothing.

    ## Modes

    | mode | mistakes that lose the game | pairs that end the game |
    |---|---|---|
    \(GameMode.allCases.map { "| \($0.rawValue) | \($0.rules.mistakes) | \($0.rules.pairs) |" }.joined(separator: "\n"))

    The game checks for a loss first: a third mistake on the last pair loses.

    \(GameMode.allCases.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ mode: GameMode) -> String {
    """
    ### \(mode.rawValue)

    | from right attempts | seconds | wrong pairs that look alike | words with false friends | hard words | levels above the player's | points |
    |---|---|---|---|---|---|---|
    \(mode.rules.ramp.map(row).joined(separator: "\n"))

    Streaks: \(mode.rules.bonus.map { "from \($0.from) × \($0.factor)" }.joined(separator: ", ")).

    """
  }

  private static func row(_ step: RampStep) -> String {
    let seconds = step.milliseconds.map { "\($0 / 1000).\($0 % 1000 / 100)" } ?? "no clock"
    let shares = [step.lookAlikes, step.falseFriends, step.hardWords].map { "\($0) %" }.joined(separator: " | ")
    return "| \(step.from) | \(seconds) | \(shares) | \(step.levelsAbove) | \(step.points) |"
  }
}
