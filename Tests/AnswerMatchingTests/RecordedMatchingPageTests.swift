import Foundation
import TestSupport
import Testing

@testable import AnswerMatching

/// Docs/matching.md is made from the steps and the language table themselves. `make record` writes it anew.
@Suite("Recorded pages")
struct RecordedMatchingPageTests {
  @Test("Docs/matching.md says what the steps and the language table say")
  func matching() throws {
    let stored = try RecordedFile.stored("Docs/matching.md", recording: Self.text)
    #expect(stored == Array(Self.text.utf8), "the page is stale: run make record")
  }

  private static var text: String {
    """
    # How answers are matched

    An answer is right when it is one of the accepted ones. Both pass through the same steps, and what is left is compared exactly, byte for
    byte. The steps overlook what a fair teacher of the language would overlook, and nothing else: no distance, no score, no guess. This page
    is made from the steps and the language table themselves by `make record`; every example on it is also a test.

    To see what happens to an answer of your own, open `/playground` in the app, or ask the command line:

    ```console
    $ echo '{"answer": "İZMİR", "accept": ["izmir"], "language": "tr"}' | nivel match --trace
    {"correct":true,"tier":1,"entry":"izmir","profile":2,"normalized":"izmir","note":"Right, but capital and small letters differ from the expected answer.","trace":[{"step":"letter_case","before":"İZMİR","after":"izmir"}]}
    ```

    \(outcomes)
    ## What an item may ask for

    `production_spec.matching` of an item changes the rules for it alone:

    | key | `strict` | `lenient` |
    |---|---|---|
    | `case` | capital and small letters count | they never do, not even in a minimal pair |
    | `marks` | vowel signs and stress marks count too | accents are overlooked: combining marks, but no letter such as й or が |
    | `spaces` | spaces count, in every script | they never count |

    `near_misses` lists wrong answers that learners often give. They stay wrong whatever is lenient, and the learner is told to look again.

    The format matters as well. A typed answer (`free_response_cloze`) is judged as written here. Tiles (`word_reorder`) are joined by spaces
    that never count, and rules about the answer as a whole are left out, since the author wrote the tiles. Of a `minimal_pair` the learner
    chose a sentence he was shown: case, commas, closing marks and vowel signs count, because any of them may be what is tested.

    ## The second tier

    `similarity` of an item lets a second tier look at what a typed answer *means*, after the first found it wrong: `off` (the default), `review`
    (an answer nearer than \(TierTwo.threshold) to an accepted one gets a note for a teacher, and no credit), or `accept` (it is right). Distance is 1 − cos of
    the angle between sentence vectors. They come from the system on Apple's platforms, where it knows the language, or from a server that the
    operator names (`--embedding-url`, `--embedding-model`); without either, tier one stands. Tiles and chosen sentences are never looked
    at, and a near miss stays wrong.

    Leave it off in a test. A wrong ending, a lost negation or another word order moves a vector less than an honest rewording does. Before you
    switch it on, measure your model on your own items: `nivel audit --advice --embedding-url … --embedding-model …` says for each language how
    many wrong answers, made from accepted ones by one edit, it would accept.

    ## The steps of profile \(MatchingProfile.current.number)

    In this order. The last ones, about capitals, are used only when a typed answer or its entry is in capitals throughout.

    \(MatchingProfile.current.steps.map(section).joined(separator: "\n"))
    ## The languages

    What is special about writing in a language. The primary subtag of a language tag chooses the row. A language without one is judged by
    neutral rules (\(LanguageRules.neutral.traits.map(\.sentence).joined(separator: "; "))), and the verdict says so.

    | languages | special |
    |---|---|
    \(LanguageRules.table.map(row).joined(separator: "\n"))

    ## Profile 1

    The pipeline Nivel grew from, kept for blueprints that name it. It knows neither languages nor formats nor policies. Its steps:
    \(MatchingProfile.seed.steps.map { "`\($0.name)`" }.joined(separator: ", ")).

    """
  }

  private static var outcomes: String {
    """
    ## What a verdict says

    Right, right with a note, or wrong. The trace has every step that changed the answer, with the text before and after. A wrong answer comes
    with the accept entry it is nearest to, the difference letter by letter, and, where it is one thing, a name for it. None of this earns credit.

    | note | sentence |
    |---|---|
    \(Verdict.Remark.allCases.map { "| `\($0.rawValue)` | \($0.sentence) |" }.joined(separator: "\n"))

    """
  }

  private static func section(_ step: NormalizationStep) -> String {
    """
    ### \(step.name)

    \(step.reason)

    | answer | | entry | language | why |
    |---|:-:|---|---|---|
    \(step.examples.map(row).joined(separator: "\n"))

    """
  }

  private static func row(_ example: NormalizationStep.Example) -> String {
    let policy = [("case", example.policy.letterCase), ("marks", example.policy.marks), ("spaces", example.policy.spaces)]
    let rules = policy.compactMap { name, rule in rule.map { "\(name) \($0.rawValue)" } }
    let format = example.format == .freeResponseCloze ? [] : [example.format.rawValue]
    let language = ([example.language] + format + rules).joined(separator: ", ")
    return "| \(shown(example.answer)) | \(example.matches ? "=" : "≠") | \(shown(example.entry)) | \(language) | \(example.why) |"
  }

  private static func row(_ rules: LanguageRules) -> String {
    "| \(rules.codes.joined(separator: " ")) | \(rules.traits.map(\.sentence).joined(separator: "; ")) |"
  }

  /// Text in which nothing is hidden, and which means nothing to Markdown.
  private static func shown(_ text: String) -> String {
    let isComposed = Scalars(text).composed == Scalars(text)
    let parts = text.unicodeScalars.map { scalar -> String in
      let category = scalar.properties.generalCategory
      let isHidden = [.format, .control, .spaceSeparator].contains(category) && scalar != " "
      let isLoose = !isComposed && !scalar.isASCII
      if isHidden || isLoose || scalar.properties.isDefaultIgnorableCodePoint { return "[U+\(hexadecimal(scalar))]" }
      return "|*_`<[".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
    return parts.joined()
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String { String(format: "%04X", scalar.value) }
}
