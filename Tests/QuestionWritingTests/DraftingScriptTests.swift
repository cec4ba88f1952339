import QuestionWriting
import Testing

@Suite("A scripted model")
struct DraftingScriptTests {
  private func prompt(_ slot: String) -> ModelPrompt {
    ModelPrompt(system: "", user: "Slot: \(slot)\nSlot: S7", schema: "", seed: 1, temperature: 0, maximumTokens: 1)
  }

  @Test("reads its script line by line")
  func script() throws {
    let script = try ModelScript(
      text: """
        {"reply": "one"}

        {"slot": "S2", "truncated": "tw"}\r
        {"failure": "busy", "passing": true}
        {"failure": "gone"}
        """)
    #expect(script.turns == ["S2": [.truncated("tw")]])
    #expect(script.common == [.reply("one"), .failure("busy", isPassing: true), .failure("gone", isPassing: false)])
    #expect(try ModelScript(text: "") == ModelScript())
  }

  static let broken = [
    ("{", "line 1: column 2: "), ("{\"reply\": \"x\"}\n[]", "line 2: expected an object"), ("{}", "line 1: give one of"),
    ("{\"reply\": \"x\", \"failure\": \"y\"}", "line 1: give one of"), ("{\"reply\": 1}", "line 1: reply: expected a string"),
    ("{\"reply\": \"x\", \"passing\": true}", "line 1: passing: belongs beside"), ("{\"answer\": \"x\"}", "line 1: answer: unknown key"),
    ("{\"failure\": \"x\", \"passing\": 1}", "line 1: passing: expected true or false"),
    ("\n\n{\"slot\": 1, \"reply\": \"x\"}", "line 3: slot: "),
  ]

  @Test("reports the invalid line of a script", arguments: broken)
  func brokenScript(text: String, message: String) throws {
    let problem = try #require(throws: ModelScriptError.self) { try ModelScript(text: text) }
    #expect(problem.description.hasPrefix(message), "\(problem)")
  }

  @Test("uses the turns of a slot for that slot and the common turns for other slots, in order")
  func plays() async throws {
    let model = ScriptedModel(
      ModelScript(turns: ["S1": [.reply("a"), .truncated("b")]], common: [.reply("c"), .failure("gone", isPassing: true)]))
    #expect(try await model.reply(to: prompt("S2")).text == "c")
    #expect(try await model.reply(to: prompt("S1")) == ModelReply(text: "a"))
    #expect(try await model.reply(to: prompt("S1")) == ModelReply(text: "b", isTruncated: true))
    await #expect(throws: LanguageModelError("gone", isPassing: true)) { try await model.reply(to: prompt("S1")) }
    let end = await #expect(throws: LanguageModelError.self) { try await model.reply(to: prompt("S1")) }
    #expect(end?.description.contains("no more turns for S1") == true && end?.isPassing == false)
    #expect(model.prompts.count == 5 && model.backend == "scripted")
  }
}
