import AnswerMatching
import Placement
import StrictJSON
import Testing

@Suite("Loading a blueprint")
struct BlueprintLoadingTests {
  private static let sound = """
    {"schema_version": 2, "language_id": "en", "version": "2026.11.1", "matching_profile": 2, "direction": "ltr",
     "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 2}],
     "items": [
      {"item_id": "en_1", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "be",
       "prompt": {"instructions": "Choose.", "stem": "I ___ Ana."},
       "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}], "correct_option_id": "a"},
      {"item_id": "en_2", "type": "CONSTRAINED_PROD", "level": "A1", "weight": 1, "construct": "be",
       "prompt": {"instructions": "Write.", "stem": "I ___ Ana."},
       "production_spec": {"format": "free_response_cloze", "accept_list": ["am"],
        "matching": {"case": "strict", "marks": "lenient", "near_misses": ["is"]}}}
     ]}
    """

  private func problems(replacing part: String, with other: String) throws -> [String] {
    let text = Self.sound.replacing(part, with: other)
    try #require(text != Self.sound)
    return try BlueprintReading(bytes: Array(text.utf8)).problems.map { "\($0.problem.line) \($0.problem)" }
  }

  @Test("A valid file is read completely")
  func sound() throws {
    let blueprint = try Blueprint.load(Array(Self.sound.utf8))
    #expect(blueprint.items.map(\.itemID) == ["en_1", "en_2"])
    #expect(blueprint.maximumScore == 2)
    let matching = try #require(blueprint.items[1].productionSpec?.matching)
    #expect(matching.letterCase == .strict && matching.marks == .lenient && matching.spaces == nil)
    #expect(matching.nearMisses == ["is"])
  }

  @Test("A rationale is read, and the items without one have none")
  func rationale() throws {
    let rationale = #""rationale": {"topic": "verb-forms", "rule": "After “I”, use “am”.", "example": "I am here."}"#
    let text = Self.sound.replacing(#""correct_option_id": "a"}"#, with: #""correct_option_id": "a", \#(rationale)}"#)
    let blueprint = try Blueprint.load(Array(text.utf8))
    #expect(blueprint.items.map(\.rationale) == [Rationale(topic: .verbForms, rule: "After “I”, use “am”.", example: "I am here."), nil])
    #expect(blueprint.items.map(\.topic) == [.verbForms, nil])
    let plain = try Blueprint.load(Array(Self.sound.utf8))
    #expect(blueprint.items[0] != plain.items[0] && blueprint.items[0].asksTheSame(as: plain.items[0]))
  }

  @Test(
    "A fault is reported with its line and its exact path",
    arguments: [
      (#""stem": "I ___ Ana."}"#, #""stem": 5}"#, "5 items[0].prompt.stem: expected a string, found a number"),
      (
        #""weight": 1, "construct": "be","#, #""weight": 0, "construct": "be","#,
        "4 items[0].weight: expected a whole number from 1 to 1000, found 0"
      ),
      (#"{"id": "b", "text": "is"}"#, #"{"id": "b", "txt": "is"}"#, "6 items[0].options[1].text: missing: add \"text\""),
      (
        #""type": "MC_CLOZE""#, #""type": "MC""#,
        "4 items[0].type: \"MC\" is not known: use one of MC_CLOZE, READING_COMP, LISTENING, CONSTRAINED_PROD"
      ),
      (
        #""case": "strict""#, #""case": "loose""#,
        "10 items[1].production_spec.matching.case: \"loose\" is not known: use one of strict, lenient"
      ),
      (#""matching_profile": 2"#, #""matching_profile": 99"#, "1 matching_profile: matching profile 99 does not exist"),
      (
        #""schema_version": 2"#, #""schema_version": 3"#,
        "1 schema_version: expected a whole number from 2 to 2, found 3"
      ),
      (
        #""language_id": "en""#, #""language_id": "../../etc/passwd""#,
        "1 language_id: \"../../etc/passwd\" is not a language id: use a BCP 47 tag such as \"th\""
      ),
      (#""from": 2}"#, #""from": -1}"#, "2 cuts[1].from: expected a whole number from 0 to 1000000, found -1"),
    ])
  func fault(part: String, other: String, expected: String) throws {
    #expect(try problems(replacing: part, with: other).contains(expected))
  }

  @Test("An unknown key is an error in every object")
  func unknownKeys() throws {
    let places = [
      ("\"version\": \"2026.11.1\"", "\"version\": \"2026.11.1\", \"foo\": 1", "foo"),
      ("{\"level\": \"A1\", \"from\": 2}", "{\"level\": \"A1\", \"from\": 2, \"foo\": 1}", "cuts[1].foo"),
      ("\"item_id\": \"en_1\"", "\"item_id\": \"en_1\", \"foo\": 1", "items[0].foo"),
      ("{\"id\": \"a\", \"text\": \"am\"}", "{\"id\": \"a\", \"text\": \"am\", \"foo\": 1}", "items[0].options[0].foo"),
      ("\"format\":", "\"foo\": 1, \"format\":", "items[1].production_spec.foo"),
      ("\"marks\":", "\"foo\": 1, \"marks\":", "items[1].production_spec.matching.foo"),
    ]
    for (part, other, path) in places {
      let found = try problems(replacing: part, with: other)
      #expect(found.count == 1 && found[0].contains(" \(path): unknown key"), "\(found)")
    }
  }

  @Test("A problem names its item")
  func itemOfProblem() throws {
    let text = Self.sound.replacing("\"accept_list\": [\"am\"],", with: "")
    let reading = try BlueprintReading(bytes: Array(text.utf8))
    #expect(reading.problems.map(\.itemID) == ["en_2"])
    #expect(reading.blueprint?.items.count == 1)
  }

  @Test("The loader refuses a blueprint that breaks an invariant")
  func invariants() {
    for (part, other) in [
      ("\"from\": 0", "\"from\": 1"), ("\"from\": 2", "\"from\": 3"), ("\"en_2\"", "\"en_1\""),
      ("\"correct_option_id\": \"a\"", "\"correct_option_id\": \"z\""), ("[\"am\"]", "[]"),
    ] {
      let text = Self.sound.replacing(part, with: other)
      #expect(throws: BlueprintError.self, "\(part) -> \(other)") { try Blueprint.load(Array(text.utf8)) }
    }
  }

  @Test("Every truncation of a file is refused")
  func truncations() {
    let whole = Array(Self.sound.utf8)
    for length in stride(from: 0, to: whole.count, by: 7) {
      #expect(throws: BlueprintError.self) { try Blueprint.load(Array(whole[..<length])) }
    }
  }

  @Test(
    "Audio paths stay below the audio folder", arguments: ["../x.opus", "/etc/passwd", "en/../../x", "en//x", "", "en/.x", "é"])
  func audioPaths(path: String) throws {
    let item = """
      {"item_id": "en_1", "type": "LISTENING", "level": "A1", "weight": 2, "construct": "x",
       "prompt": {"instructions": "", "stem": "?", "transcript": "x"}, "audio": {"file": "\(path)", "origin": "tts"},
       "options": [{"id": "a", "text": "1"}, {"id": "b", "text": "2"}], "correct_option_id": "a"}
      """
    let text = """
      {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr",
       "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 2}], "items": [\(item)]}
      """
    #expect(throws: BlueprintError.self) { try Blueprint.load(Array(text.utf8)) }
  }
}

@Suite("Language ids")
struct LanguageIDTests {
  @Test("BCP 47 tags are accepted", arguments: ["en", "yue", "sr-Latn", "zh-Hant-HK"])
  func valid(id: String) { #expect(LanguageID.isValid(id)) }

  @Test(
    "Every other text is refused",
    arguments: ["", "e", "EN", "../../etc/passwd", "en/..", "en.json", "en-", "-en", "en_US", "e\u{301}n", "en\u{0}", "abcdefgh"])
  func invalid(id: String) { #expect(!LanguageID.isValid(id)) }
}
