import QuestionWriting
import StrictJSON
import Testing

@testable import LanguageModels

@Suite("Chat with a model server")
struct ChatReplyTests {
  private static let address = "http://127.0.0.1:1"

  private func reply(_ text: String) throws -> ModelReply {
    try ChatReply.completion(try JSON.parse(Array(text.utf8)), from: Self.address)
  }

  private func prompt(schema: String = "{}", seed: UInt64 = 1, temperature: Double = 0.2) -> ModelPrompt {
    ModelPrompt(system: "Be brief.", user: "Ask.", schema: schema, seed: seed, temperature: temperature, maximumTokens: 8)
  }

  @Test("a completion is the text of the first choice")
  func text() throws {
    let text = #"{"choices": [{"message": {"content": "one"}, "finish_reason": "stop"}, {"message": {"content": "two"}}]}"#
    #expect(try reply(text) == ModelReply(text: "one"))
  }

  @Test("a completion that ran out of tokens is truncated")
  func truncated() throws {
    #expect(try reply(#"{"choices": [{"message": {"content": "on"}, "finish_reason": "length"}]}"#).isTruncated)
  }

  @Test("a completion without content is empty text")
  func noContent() throws {
    #expect(try reply(#"{"choices": [{"message": {"content": null}}]}"#) == ModelReply(text: ""))
  }

  @Test("a reply without a choice cannot be read", arguments: ["{}", "[]", "null", #"{"choices": []}"#, #"{"choices": [{}]}"#])
  func noChoice(text: String) {
    #expect(throws: ModelServerError.self) { try reply(text) }
  }

  @Test("the schema keeps the order of its members")
  func schema() {
    let schema = #"{"type":"object","properties":{"stem":{},"answer":{}}}"#
    #expect(ChatReply.schema(prompt(schema: schema)).text == schema)
  }

  @Test("a seed fits into 31 bits", arguments: [(0, 0), (5, 5), (1 << 31, 0), (.max, 2_147_483_647)] as [(UInt64, UInt64)])
  func seed(given: UInt64, sent: UInt64) {
    #expect(ChatReply.seed(prompt(seed: given)) == sent)
  }

  @Test("the system text comes before the learner's")
  func messages() {
    #expect(ChatReply.messages(prompt()).array?.map { $0["role"]?.string } == ["system", "user"])
  }
}
