@testable import AnswerMatching
import Testing

// NB: the file comes with Debian's package unicode-data, which the test setup installs. Without it these tests are reported as skipped.
@Suite(
  "The marks that end a sentence agree with Unicode's properties", .enabled(if: UnicodeFile.properties.isInstalled, "needs unicode-data"))
struct TerminalMarkFactsTests {
  /// Marks with the property that the matcher keeps, with the reason.
  private static let kept: [(marks: String, why: String)] = [
    ("\u{387}", "composition makes it the middle dot, which is spelling in Catalan"),
    ("\u{836}", "marks an abbreviation, not an end"),
    ("\u{E5A}\u{E5B}\u{17DA}\u{AADF}", "end a poem or a book, and not a sentence"),
  ]

  /// Removed marks that have the property only in newer versions of Unicode than the file may have.
  private static let later = ScalarSet([
    0x1B4E...0x1B4F, 0x1B7F...0x1B7F, 0x2024...0x2024, 0x2CF9...0x2CFB, 0xFE12...0xFE12, 0xFE15...0xFE16,
  ])

  private func marks() throws -> Set<Unicode.Scalar> {
    let rows = try UnicodeFile.properties.rows().filter { ["Sentence_Terminal", "Terminal_Punctuation"].contains($0.last) }
    return Set(rows.compactMap { scalarRange($0[0]) }.joined().compactMap(Unicode.Scalar.init))
  }

  private func isTakenOff(_ mark: Unicode.Scalar) -> Bool {
    AnswerMatcher(language: "en").normalize("x\(mark)") == "x"
  }

  @Test("each is removed from the end of an answer, except a few that have meaning")
  func complete() throws {
    let kept = Set(Self.kept.flatMap { $0.marks.unicodeScalars })
    let left = try marks().filter { $0.value < 0x10000 && !isTakenOff($0) }
    #expect(left == kept)
  }

  @Test("no other mark is removed")
  func nothingElse() throws {
    let marks = try marks()
    #expect(ScalarSet.terminalMarks.scalars.filter { !marks.contains($0) && !Self.later.contains($0) } == [])
  }

  /// Beyond the Basic Multilingual Plane there are marks of old scripts, of shorthand and of scripts that no language of the table is
  /// written in.
  @Test("marks of scripts without a language in the table stay")
  func otherScripts() throws {
    #expect(try marks().filter { $0.value >= 0x10000 && isTakenOff($0) } == [])
  }
}
