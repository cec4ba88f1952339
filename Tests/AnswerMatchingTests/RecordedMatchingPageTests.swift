import Foundation
import TestSupport
import Testing

@testable import AnswerMatching

/// Docs/matching.md is generated from the steps and the language table. `make record` rewrites it.
@Suite("Recorded pages")
struct RecordedMatchingPageTests {
  @Test("Docs/matching.md agrees with the steps and the language table")
  func matching() throws {
    #expect(try RecordedFile.difference(of: "Docs/matching.md", from: Self.text) == nil)
  }

  private static var text: String {
    """
    # How answers are matched

    An answer is right if it matches an accepted answer. Both pass through the same steps, and the results are compared byte for
    byte. The steps remove the differences that a fair teacher of the language would overlook, and nothing else. There is no distance, no score
    and no guess. `make record` generates this page from the steps and the language table. Every example on it is also a test.

    To see the steps for your own answer, open `/playground` in the app, or use the command line:

    ```console
    $ echo '{"answer": "İZMİR", "accept": ["izmir"], "language": "tr"}' | nivel match --trace
    {"correct":true,"tier":1,"entry":"izmir","profile":2,"normalized":"izmir","note":"Right, but capital and small letters differ from the expected answer.","trace":[{"step":"letter_case","before":"İZMİR","after":"izmir"}]}
    ```

    \(outcomes)
    ## Settings of an item

    `production_spec.matching` changes the rules for one item:

    | key | `strict` | `lenient` |
    |---|---|---|
    | `case` | capital and small letters count | they never count, not even in a minimal pair |
    | `marks` | vowel signs and stress marks count too | accents are ignored: combining marks, but not the marks of letters such as й or が |
    | `spaces` | spaces count, in every script | they never count |

    `near_misses` lists wrong answers that learners often give. They stay wrong even with lenient settings, and a note tells the learner to look again.

    The format matters as well. All rules on this page apply to a typed answer (`free_response_cloze`). Tiles (`word_reorder`) are joined by spaces
    that never count. Rules about the answer as a whole do not apply to tiles, because the author wrote them. In a `minimal_pair`, the learner
    chooses one of two given sentences. Case, commas, closing marks and vowel signs count there, because any of them may be the tested difference.

    ## The second tier

    `similarity` of an item enables a second tier, which compares the *meaning* of a typed answer after the first tier found it wrong. It is `off` (the default), `review`
    (an answer with a distance below \(TierTwo.threshold) to an accepted one gets a note for a teacher, and no credit), or `accept` (it is right). Distance is 1 − cos of
    the angle between sentence embeddings. The embeddings come from the system on Apple's platforms, if it supports the language, or from a server that the
    operator names (`--embedding-url`, `--embedding-model`). Without either, the verdict of the first tier stands. The second tier never
    judges tiles and chosen sentences, and a near miss stays wrong.

    Leave it off in a test. A wrong ending, a missing negation or another word order changes an embedding less than a correct rewording does. Before you
    enable it, measure your model on your own items: `nivel audit --advice --embedding-url … --embedding-model …` says for each language how
    many wrong answers, made from accepted ones by one edit, it would accept. With all-MiniLM-L6-v2, a widely used model, these are 67 of 508 of the
    English items (13 %).

    ## The steps of profile \(MatchingProfile.current.number)

    The steps run in this order. The last steps, about capitals, run only if a typed answer or its entry is entirely in capitals.

    \(MatchingProfile.current.steps.map(section).joined(separator: "\n"))
    ## The languages

    The table lists the special rules of each language. The primary subtag of a language tag selects the row. Neutral rules judge a language without a
    row (\(LanguageRules.neutral.traits.map(\.sentence).joined(separator: "; "))), and the verdict says so.

    | languages | special rules |
    |---|---|
    \(LanguageRules.table.map(row).joined(separator: "\n"))

    ## Profile 1

    Profile 1 is the pipeline that Nivel started from. It is kept for blueprints that name it. It does not support languages, formats or settings of items. Its steps are:
    \(MatchingProfile.seed.steps.map { "`\($0.name)`" }.joined(separator: ", ")).

    """
  }

  private static var outcomes: String {
    """
    ## The verdict

    A verdict is right, right with a note, or wrong. Its trace has every step that changed the answer, with the text before and after. The verdict on a wrong
    answer has the nearest entry of the accept list and the difference letter by letter. If there is a single difference, the verdict names it. None of this gives credit.

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
