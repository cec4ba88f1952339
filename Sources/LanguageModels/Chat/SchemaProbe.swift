public import QuestionWriting
import StrictJSON

/// Finds out whether a server enforces a schema.
public enum SchemaProbe {
  /// The result of a probe.
  public enum Finding: String, Sendable {
    /// The model was asked for prose, but the reply followed the schema.
    case enforced
    /// The reply did not follow the schema.
    case ignored
    /// The model did not reply.
    case unknown
  }

  /// Asks a model for prose with a schema that does not allow prose.
  public static func finding(of model: any LanguageModel) async -> Finding {
    let prompt = ModelPrompt(
      system: "You write plain prose, never JSON.", user: "Say hello in one short sentence.",
      schema: #"{"type":"object","properties":{"a_ok":{"type":"boolean"}},"required":["a_ok"],"additionalProperties":false}"#, seed: 1,
      temperature: 0, maximumTokens: 32)
    guard let reply = try? await model.reply(to: prompt) else { return .unknown }
    return (try? JSON.parse(Array(reply.text.utf8)))?["a_ok"]?.bool == nil ? .ignored : .enforced
  }
}
