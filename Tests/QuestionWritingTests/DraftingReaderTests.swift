import ItemWriting
import QuestionWriting
import Testing

@Suite("A reader of replies")
struct DraftingReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let reply: ModelReply
    /// The beginning of the expected error description; `nil` if the sample must be found.
    let problem: String?

    var testDescription: String { title }
  }

  private static let sample = DraftContract.text(of: DraftContract.sample)

  private static let evidence = "\"a_evidence\":\"\(DraftContract.sample.evidence)\""

  private static func finds(_ title: String, _ text: String, isTruncated: Bool = false) -> Case {
    Case(title: title, reply: ModelReply(text: text, isTruncated: isTruncated), problem: nil)
  }

  private static func refuses(_ title: String, _ text: String, _ problem: String, isTruncated: Bool = false) -> Case {
    Case(title: title, reply: ModelReply(text: text, isTruncated: isTruncated), problem: problem)
  }

  /// The sample with a part of its text replaced.
  private static func sample(_ old: String, _ new: String) -> String {
    guard let range = sample.firstRange(of: old) else { return "the sample has no \(old)" }
    return sample[..<range.lowerBound] + new + sample[range.upperBound...]
  }

  static let found: [Case] = [
    finds("the object alone", sample),
    finds("white space around", "\n\n  \(sample)\r\n\t"),
    finds("a fence", "```json\n\(sample)\n```"),
    finds("a fence without a language", "```\n\(sample)\n```"),
    finds("a sentence before", "Here is the question:\n\(sample)"),
    finds("a sentence after", "\(sample)\nI hope that helps {really}!"),
    finds("a set in braces before", "A set such as {a, b} helps: \(sample)"),
    finds("a second object after", "\(sample)\n\(sample)"),
    finds("a thought before", "<think>Perhaps {\"a_evidence\": 1}? No.</think>\n\(sample)"),
    finds("two thoughts before", "<think>one</think><think>two {</think>\(sample)"),
    finds("a thought without its opening tag", "I should write {one}.</think>\(sample)"),
    finds("a thought in a longer tag", "<thinking>hm</thinking>\(sample)"),
    finds("a closing thought tag inside a text", sample("drops of water", "drops of water</think>")),
    finds("a brace inside a text", sample("drops of water", "} drops { of water")),
    finds("an escaped quotation mark inside a text", sample("drops of water", "\\\"}drops of water\\\\")),
    finds("a byte order mark", "\u{FEFF}\(sample)"),
    finds("a whole object, though the limit was reached", "\(sample)\nAnd now", isTruncated: true),
    finds("line breaks and indents", sample.replacing(",\"", with: ",\n    \"").replacing("{\"", with: "{\n    \"")),
    finds("parts in another order", "\(sample(evidence + ",", "").dropLast()),\(evidence)}"),
    finds("escapes for other scripts", sample("drops of water", "\\u6c34\\ud83d\\udca7")),
    finds("joined emoji", sample("drops of water", "👩‍🔬")),
  ]

  static let refused: [Case] = [
    refuses("nothing", "", "no_object"),
    refuses("white space", " \n ", "no_object"),
    refuses("prose", "I cannot write a question about this.", "no_object"),
    refuses("a thought that never ends", "<think>Perhaps \(sample)", "no_object"),
    refuses("a thought cut off", "<think>Perhaps", "truncated", isTruncated: true),
    refuses("nothing but marks of thought", String(repeating: "<think></think>", count: 5000), "no_object"),
    refuses("nothing but braces", String(repeating: "{", count: 200_000), "truncated"),
    refuses("deep nesting", String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100), "not_json"),
    refuses("an object that does not end", String(sample.dropLast()), "truncated"),
    refuses("an object cut off inside a text", String(sample.prefix(60)), "truncated", isTruncated: true),
    refuses("an object cut off after a backslash", "{\"a_evidence\": \"x\\", "truncated"),
    refuses("an array of one", "[\(sample)]", "wrong_shape: the object is inside an array"),
    refuses("an array of one in a fence", "```json\n[\n\(sample)]\n```", "wrong_shape"),
    refuses("an array of texts", "[\"one\", \"two\"]", "wrong_shape"),
    refuses("a text", "\"a question\"", "no_object"),
    refuses("a number", "42", "no_object"),
    refuses("null", "null", "no_object"),
    refuses("an empty object", "{}", "wrong_shape: a_evidence: missing"),
    refuses("a comma too many", sample("}", ",}"), "not_json"),
    refuses("a comment", sample("{", "{ // a draft\n"), "not_json"),
    refuses("single quotation marks", sample.replacing("\"", with: "'"), "not_json"),
    refuses("a line break inside a text", sample("drops of", "drops\nof"), "not_json"),
    refuses("a duplicate key", sample("{", "{\"b_stem\": \"What is it?\", "), "not_json"),
    refuses("half a character", sample("drops", "\\ud83d"), "not_json"),
    refuses("an additional key", sample("{", "{\"confidence\": 0.9, "), "unknown_key: confidence"),
    refuses("a contract version", sample("{", "{\"contractVersion\": \"testgen.v1\", "), "unknown_key: contractVersion"),
    refuses("choices and an index", "{\"prompt\": \"Why?\", \"choices\": [], \"correctIndex\": true}", "unknown_key: prompt"),
    refuses(
      "no stem", sample("\"b_stem\":\"Which change makes drops of water appear on a cold window?\",", ""), "wrong_shape: b_stem: missing"),
    refuses("null for a text", sample("\"Condensation\"", "null"), "wrong_shape: c_correct: expected a string, found null"),
    refuses("a number for a text", sample("\"Condensation\"", "7"), "wrong_shape: c_correct: expected a string, found a number"),
    refuses("a list for a text", sample("\"Condensation\"", "[\"Condensation\"]"), "wrong_shape: c_correct: expected a string"),
    refuses("an object for a text", sample("\"Condensation\"", "{\"text\": \"x\"}"), "wrong_shape: c_correct: expected a string"),
    refuses("true for a text", sample("\"Condensation\"", "true"), "wrong_shape: c_correct: expected a string, found true or false"),
    refuses("an empty text", sample("\"Condensation\"", "\"\""), "wrong_shape: c_correct: empty"),
    refuses("a text of white space", sample("\"Condensation\"", "\" \\n \\u00a0\""), "wrong_shape: c_correct: empty"),
    refuses("a text for the list", sample("[\"Evaporation\"", "\"Evaporation\", \"z\": [\"Evaporation\""), "unknown_key: z"),
    refuses("one text instead of four", distractors("\"Evaporation, Sublimation\""), "wrong_shape: d_distractors: expected an array"),
    refuses("no distractors", distractors("[]"), "wrong_shape: d_distractors: 0 elements"),
    refuses("three distractors", distractors("[\"a\", \"b\", \"c\"]"), "wrong_shape: d_distractors: 3 elements"),
    refuses("five distractors", distractors("[\"a\", \"b\", \"c\", \"d\", \"e\"]"), "wrong_shape: d_distractors: 5 elements"),
    refuses("a null among the distractors", distractors("[\"a\", \"b\", null, \"d\"]"), "wrong_shape: d_distractors[2]: expected a string"),
    refuses("an empty distractor", distractors("[\"a\", \"b\", \"c\", \"\"]"), "wrong_shape: d_distractors[3]: empty"),
    refuses(
      "distractors as objects", distractors("[{\"text\": \"a\"}, \"b\", \"c\", \"d\"]"), "wrong_shape: d_distractors[0]: expected a string"),
    refuses(
      "an option that is too long", sample("\"Condensation\"", "\"\(String(repeating: "x", count: 161))\""), "wrong_shape: c_correct: 161"),
    refuses("a refusal", "{\"error\": \"the notes are too short\"}", "refused: the notes are too short"),
    refuses("a refusal of another type", "{\"error\": {\"code\": 1}}", "refused: an object"),
    refuses("a refusal beside a draft", sample("{", "{\"error\": \"none\", "), "unknown_key: error"),
  ]

  private static func distractors(_ text: String) -> String {
    sample("[\"Evaporation\",\"Sublimation\",\"Precipitation\",\"Crystallisation\"]", text)
  }

  @Test("finds the draft", arguments: found)
  func finds(testCase: Case) throws {
    let draft = try DraftReader.draft(in: testCase.reply)
    #expect(draft.correctAnswer == DraftContract.sample.correctAnswer && draft.distractors == DraftContract.sample.distractors)
    #expect(draft.evidence == DraftContract.sample.evidence && draft.stem.hasSuffix("on a cold window?"))
  }

  @Test("names the flaw of any other reply", arguments: refused)
  func refuses(testCase: Case) throws {
    let problem = try #require(throws: DraftReaderError.self) { try DraftReader.draft(in: testCase.reply) }
    #expect("\(problem)".hasPrefix(testCase.problem ?? "?"), "\(problem)")
    #expect(!problem.offence.isEmpty && problem.advice.hasSuffix("."))
  }

  @Test("rejects fifty megabytes without parsing them")
  func huge() {
    let reply = ModelReply(text: Self.sample + String(repeating: "x", count: 50_000_000))
    #expect(throws: DraftReaderError.tooLong) { try DraftReader.draft(in: reply) }
  }

  @Test("throws only its own errors, wherever a reply ends and whichever byte is changed")
  func broken() {
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      var changed = bytes
      for byte in [0x00, 0x22, 0x5B, 0x5C, 0x7B, 0x7D, 0xFF] as [UInt8] {
        changed[index] = byte
        _ = try? DraftReader.draft(in: ModelReply(text: String(decoding: changed, as: UTF8.self)))
      }
      let prefix = ModelReply(text: String(decoding: bytes[..<index], as: UTF8.self))
      #expect(throws: DraftReaderError.self) { try DraftReader.draft(in: prefix) }
    }
  }

  @Test("collapses white space and removes direction marks")
  func tidies() throws {
    let text = Self.sample("\"Condensation\"", "\" \\u202eThe\\u00a0 change\\n\\u2066called it\\u2069 \"")
    #expect(try DraftReader.draft(in: ModelReply(text: text)).correctAnswer == "The change called it")
  }

  @Test("Defect 4: rejects unknown keys at the root and below it")
  func unknownKeys() {
    #expect(throws: DraftReaderError.unknownKey("topic")) {
      try DraftReader.draft(in: ModelReply(text: Self.sample("{", "{\"topic\": \"Cells\", ")))
    }
    let nested = Self.distractors("[{\"text\": \"a\", \"why\": \"b\"}, \"b\", \"c\", \"d\"]")
    #expect(throws: DraftReaderError.self) { try DraftReader.draft(in: ModelReply(text: nested)) }
  }
}
