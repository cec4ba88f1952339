import Foundation
import TestSupport
import Testing

@testable import AnswerMatching

/// Docs/matching.md is generated from the steps and the language table. `make record` rewrites it.
@Suite("Recorded pages")
struct RecordedMatchingPageTests {
  @Test("Docs/matching.md agrees with the steps and the language table")
  func matching() throws {
    let stored = try RecordedFile.stored("Docs/matching.md", recording: Self.text)
    #expect(stored == Array(Self.text.utf8), "the page is stale: run make record")
  }

  private static var text: String {
    """
    # How answers are matched

    An answer is right when it equals one of the accepted answers. Both pass through the same steps, and the results are compared exactly,
    byte for byte. The steps overlook what a fair teacher of the language would overlook, and nothing else: there is no similarity score and
    no guess. `make record` generates this page from the steps and the language table. Every example on it is also a test.

    To try an answer of your own, open `/playground` in the app or use the command line:

    ```console
    $ echo '{"answer": "İZMİR", "accept": ["izmir"], "language": "tr"}' | nivel match --trace
    {"correct":true,"tier":1,"entry":"izmir","profile":2,"normalized":"izmir","note":"Right, but capital and small letters differ from the expected answer.","trace":[{"step":"letter_case","before":"İZMİR","after":"izmir"}]}
    ```

    \(outcomes)
    ## Exceptions of an item

    `production_spec.matching` changes the rules for one item:

    | key | `strict` | `lenient` |
    |---|---|---|
    | `case` | capital and small letters count | they never count, not even in a minimal pair |
    | `marks` | vowel signs and stress marks count too | accents do not count: combining marks are ignored, but not letters such as й or が |
    | `spaces` | spaces count in every script | spaces never count |

    `near_misses` lists wrong answers that learners often give. They stay wrong under lenient rules, and a note asks the learner to look again.

    The format matters as well. All rules on this page apply to a typed answer (`free_response_cloze`). Tiles (`word_reorder`) are joined by
    spaces that never count, and rules about the answer as a whole do not apply, because the author wrote the tiles. In a `minimal_pair` the
    learner chooses one of two given sentences: case, commas, closing marks and vowel signs count, because any of them may be tested.

    ## The second tier

    A second tier can compare the *meaning* of a typed answer that the first tier found wrong. `similarity` of an item allows it: `off` is the
    default; with `review`, an answer nearer than \(TierTwo.threshold) to an accepted one gets a note for a teacher but no credit; with `accept`, it is right.
    The distance is 1 − cos of the angle between sentence vectors. The vectors come from the system on Apple's platforms, if it supports the
    language, or from a server that the operator names (`--embedding-url`, `--embedding-model`). Without vectors, the verdict of tier one
    stands. Tier two skips tiles and chosen sentences, and a near miss stays wrong.

    Leave it off in a test. A wrong ending, a lost negation or another word order moves a vector less than an honest rewording does. Before you
    switch it on, measure your model on your own items: `nivel audit --advice --embedding-url … --embedding-model …` makes wrong answers from
    accepted ones by one edit, and reports for each language how many of them the model would accept.

    ## The steps of profile \(MatchingProfile.current.number)

    The steps run in this order. The last ones, about capitals, are used only when a typed answer or its entry is entirely in capitals.

    \(MatchingProfile.current.steps.map(section).joined(separator: "\n"))
    ## The languages

    The table lists the special rules of each language. The primary subtag of a language tag selects the row. Neutral rules apply to a language
    without a row (\(LanguageRules.neutral.traits.map(\.sentence).joined(separator: "; "))), and the verdict reports it.

    | languages | special rules |
    |---|---|
    \(LanguageRules.table.map(row).joined(separator: "\n"))

    ## Profile 1

    Profile 1 is the original pipeline that Nivel grew from. It is kept for blueprints that name it, and ignores language, format and policy. Its steps:
    \(MatchingProfile.seed.steps.map { "`\($0.name)`" }.joined(separator: ", ")).

    """
  }

  private static var outcomes: String {
    """
    ## The verdict

    A verdict is right, right with a note, or wrong. The trace lists every step that changed the answer, with the text before and after. The
    verdict on a wrong answer names the nearest accept entry, shows the difference letter by letter, and names the kind of difference if there
    is only one. None of this earns credit.

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

  /// Text with invisible characters written as code points and Markdown characters escaped.
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
