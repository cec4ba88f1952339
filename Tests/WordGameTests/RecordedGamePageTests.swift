import TestSupport
import Testing
import WordGame

/// Docs/word-game.md is made from the rules of the game. `make record` writes it anew.
@Suite("Recorded pages")
struct RecordedGamePageTests {
  @Test("Docs/word-game.md says what the rules say")
  func wordGame() throws {
    let stored = try RecordedFile.stored("Docs/word-game.md", recording: Self.text)
    #expect(stored == Array(Self.text.utf8), "the page is stale: run make record")
  }

  private static var text: String {
    """
    # How Olé is dealt and judged

    For people who change the game, or want to know that it is fair. [Playing Olé](playing-ole.md) is for players. The tables on this page are made from the rules themselves by `make record`.

    ## Dealing

    1. **Right or wrong comes first**: a pair is right with a chance of exactly one in four, whatever the list. Then the word is drawn, then the translation.
       A list from which only one right pair can be made is the one exception: that pair must not come twice in a row, so it never follows itself, and follows a wrong pair with a chance of one in three. That too is one in four over all pairs.
    2. **No pair comes twice in a row**, because no word does, unless the list has one word only.
    3. **A wrong translation is wrong for every entry with that word**, and belongs to no word that shares a translation with it: *pair* and *partner* are both *pareja*, so *socio* is not dealt as wrong for *pair*. Where a list has no such word, a wrong one of any kind is dealt; where
       it has none, one is borrowed from the built-in Spanish list, and the game says so.
    4. **Words that look alike** have nearly the same length, the same first or last letter, and differ in at most two letters of five.
    5. **False friends** are written in the list: *embarazada* falls beside *embarrassed*. Such a word is right as often as any other.

    A game is a function of its list, mode, seed, hard words and answers. The browser plays it with the same Swift code as the server, as WebAssembly; when it is handed in, the server deals and answers it again, and refuses a score that does not come out.
    An answer before \(100) ms is refused as well, and one that comes when time had run out. What this cannot show is who played: a program that reads the list can answer all of it.

    ## Judging

    A translation is right when any entry with the same word lists it. Words are compared whole, so *arm* is never judged by *farm*. Alternatives in one text are parted by ` / `, on either side; a slash without spaces parts nothing.

    ## Modes

    | mode | mistakes that lose | pairs that end it |
    |---|---|---|
    \(GameMode.allCases.map { "| \($0.rawValue) | \($0.rules.mistakes) | \($0.rules.pairs) |" }.joined(separator: "\n"))

    Losing is looked at first: the third mistake on the last pair loses.

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
