import NoteFacts
import ItemWriting
import QuestionWriting
import StrictJSON
import Testing

@Suite("The contract of a draft")
struct DraftingContractTests {
  @Test("has this JSON Schema with its properties in this order")
  func schema() {
    let text = #"{"type":"string","minLength":1,"maxLength":160}"#
    #expect(
      DraftContract.schema == #"{"type":"object","properties":{"a_evidence":{"type":"string","minLength":4,"maxLength":600},"#
        + #""b_stem":{"type":"string","minLength":4,"maxLength":700},"c_correct":\#(text),"#
        + #""d_distractors":{"type":"array","minItems":4,"maxItems":4,"items":\#(text)},"#
        + #""e_rationale":{"type":"string","minLength":4,"maxLength":700}},"#
        + #""required":["a_evidence","b_stem","c_correct","d_distractors","e_rationale"],"additionalProperties":false}"#)
  }

  @Test("names the parts so that alphabetical order keeps their order")
  func order() {
    #expect(DraftContract.parts.map(\.name) == DraftContract.parts.map(\.name).sorted())
  }

  @Test("Defect 1: schema, sample, prompt, reader and rules agree on five options")
  func agreement() async throws {
    let schema = try JSON.parse(DraftContract.schema)
    let distractors = try #require(schema["properties"]?["d_distractors"])
    #expect(distractors["minItems"]?.integer == QuestionSlot.optionCount - 1)
    #expect(distractors["maxItems"]?.integer == QuestionSlot.optionCount - 1)
    #expect(DraftContract.sample.options.count == QuestionSlot.optionCount)
    #expect(try DraftReader.draft(in: ModelReply(text: DraftContract.text(of: DraftContract.sample))) == DraftContract.sample)
    let prompt = try #require(try await DraftingRun(DraftingFixture.script([.reply(DraftingFixture.text(0))]), count: 1).prompts.first)
    #expect(prompt.schema == DraftContract.schema && prompt.system.contains(DraftContract.schema))
    #expect(prompt.system.contains(DraftContract.text(of: DraftContract.sample)))
    #expect(prompt.system.contains("a list of exactly \(QuestionSlot.optionCount - 1) texts") && prompt.system.contains("JSON"))
    for part in DraftContract.parts { #expect(prompt.system.contains("- \(part.name): ") && prompt.system.contains(part.meaning)) }
  }

  @Test("accepts exactly the text lengths that the schema allows", arguments: DraftContract.parts)
  func limits(part: DraftContract.Part) throws {
    for (length, isAllowed) in [
      (part.characters.lowerBound - 1, false), (part.characters.lowerBound, true), (part.characters.upperBound, true),
      (part.characters.upperBound + 1, false),
    ] {
      let text = JSON.string(String(repeating: "x", count: length))
      let members = try #require(JSON.parse(DraftContract.text(of: DraftContract.sample)).object).map { member in
        guard member.key == part.name else { return member }
        return JSON.Member(key: member.key, value: part.count.map { .array([JSON](repeating: text, count: $0)) } ?? text)
      }
      let draft = try? DraftReader.draft(in: ModelReply(text: JSON.object(members).text))
      #expect((draft != nil) == isAllowed, "\(part.name), \(length) characters")
    }
  }

  @Test("has a sample that violates no rule")
  func sample() {
    let slot = QuestionSlot(
      id: "S1", topic: "Water", bloomLevel: .understand, difficulty: .easy, template: .conceptIdentification, keyPosition: 0)
    let context = DraftContext(slot: slot, language: "en", notes: DraftContract.sample.evidence)
    #expect(QuestionValidator.violations(in: DraftContract.sample, context) == [])
  }

  @Test("allows options of the same length as the rules")
  func optionLength() throws {
    let slot = QuestionSlot(
      id: "S1", topic: "Water", bloomLevel: .understand, difficulty: .easy, template: .conceptIdentification, keyPosition: 0)
    let longest = try #require(DraftContract.parts.first { $0.name == "c_correct" }).characters.upperBound
    for (length, isSound) in [(longest, true), (longest + 1, false)] {
      var draft = DraftContract.sample
      draft.distractors[0] = String(repeating: "x", count: length)
      let codes = QuestionValidator.violations(in: draft, DraftContext(slot: slot, language: "en", notes: draft.evidence)).map(\.code)
      #expect(codes.contains("schema") != isSound)
    }
  }
}
