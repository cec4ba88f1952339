import Foundation
import ItemWriting
import NoteFacts
import TestSupport
import Testing

@testable import QuestionWriting

/// Docs/item-writing.md is made from the rules themselves. `make record` writes it anew.
@Suite("Recorded pages")
struct RecordedItemWritingPageTests {
  @Test("Docs/item-writing.md agrees with the rules")
  func itemWriting() throws {
    #expect(try RecordedFile.difference(of: "Docs/item-writing.md", from: Self.text) == nil)
  }

  @Test("Docs/practice-signs.md agrees with the signs")
  func signs() throws {
    #expect(try RecordedFile.difference(of: "Docs/practice-signs.md", from: Self.signs) == nil)
  }

  private static var signs: String {
    """
    # Signs of sound questions

    Nivel writes practice tests [from notes alone](practice-tests.md). It does not understand the notes, so signs tell which questions are likely to be sound.
    Each question starts with the points of its form. Every sign that it shows adds its points. A question on a typed term is asked if it has at least
    \(Soundness.minimumOfTerms) points, and any other question if it has at least \(Soundness.minimumOfOthers). Questions with at least \(Soundness.strongest) points are asked first. Questions on a term or a cell
    with options are asked first too, so that not all answers are typed. Reasons, results, formulas and vocabulary lists have no points, because readers judged
    few of them here. They are asked first as well.

    A logistic regression over verdicts of readers gave the points, except those of *choice without spaces* and *step*, which were set by hand because few were judged ([how good questions from notes are](practice-quality.md#signs)). Ten more points
    make the odds of a sound question 2.7 times higher. `make record` generates this page from the signs. Each sign has examples, which are tests.

    | form | points |
    |---|--:|
    \(Soundness.bases.map { "| \($0.form) | \($0.points) |" }.joined(separator: "\n"))

    A *term* is typed, from its meaning or its description. A *choice* asks for a term or its meaning among options. A *gap* is a term that is missing
    from a sentence; a *key term* is one in a sentence that says what the thing is called.

    | sign | forms | points |
    |---|---|--:|
    \(QuestionSign.all.map { "| \($0.name) | \($0.formNames.joined(separator: ", ")) | \($0.points) |" }.joined(separator: "\n"))

    A *general word* is one of any subject, such as *advantage*, *social* or *year*. Nivel has a list of its own for each of \(GeneralWords.languageCount) languages.

    """
  }

  private static var text: String {
    """
    # Rules of item writing

    Every question of a practice test passes these rules, no matter whether a person, a model or a generator wrote it. A violation of a hard rule makes a
    draft unusable. A violation of a soft rule makes it worse than other drafts. Nivel tells the writer the code of the rule, the text that violates it, and the
    advice. It keeps the draft with the fewest points of soft violations. Rules compare whole words, never parts of words. Rules that look for certain words support English and Spanish, and some
    of them German and French. The other rules support every language, and count letters in languages without spaces between words.
    `make record` generates this page from the rules, and every example on it is also a test.

    The cited guidelines are those of T. M. Haladyna, S. M. Downing and M. C. Rodriguez, "A review of multiple-choice item-writing guidelines for
    classroom assessment", Applied Measurement in Education 15 (2002).

    \(QuestionValidator.rules.map(section).joined(separator: "\n"))
    ## A whole test

    Some violations concern all questions of a test together.

    | code | rule |
    |---|---|
    \(TestFinding.Code.allCases.map { "| \($0.rawValue) | \($0.rule) |" }.joined(separator: "\n"))

    """
  }

  private static func section(_ rule: ItemWritingRule) -> String {
    let passing = rule.passing.map { row($0, "keeps") }
    let failing = rule.failing.map { row($0, "breaks") }
    return """
      ## \(rule.name) (\(rule.severity == .hard ? "hard" : "soft, \(rule.points) \(rule.points == 1 ? "point" : "points")"))

      \(rule.reason) \(rule.advice)

      | | | stem | key | distractors |
      |---|---|---|---|---|
      \((passing + failing).joined(separator: "\n"))

      """
  }

  private static func row(_ example: ItemWritingRule.Example, _ verdict: String) -> String {
    let draft = example.draft
    let cells = [verdict, example.title, draft.stem, draft.correctAnswer, draft.distractors.joined(separator: " · ")]
    return "| \(cells.map(short).joined(separator: " | ")) |"
  }

  private static func short(_ text: String) -> String {
    let plain = visible(text).replacing("|", with: "\\|").replacing("_", with: "\\_").replacing("```", with: "\\`\\`\\`")
    return plain.count > 90 ? "\(plain.prefix(90))…" : plain
  }

  /// A text with a name for what cannot be seen, so that the page stays one.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isHidden = [.control, .format].contains(scalar.properties.generalCategory) || scalar == "\u{A0}" || scalar == "\u{FFFD}"
      return isHidden ? "‹U+\(String(scalar.value, radix: 16, uppercase: true))›" : String(Character(scalar))
    }.joined()
  }
}
