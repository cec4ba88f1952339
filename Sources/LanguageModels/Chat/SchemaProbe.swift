public import QuestionWriting
import StrictJSON

/// Finds out whether a server holds its model to a schema.
public enum SchemaProbe {
  public enum Finding: String, Sendable {
    /// Asked for prose, the model wrote what the schema describes.
    case enforced
    case ignored
    /// It could not be asked.
    case unknown
  }

  /// Asks for a word of prose with a schema that allows none.
  public static func finding(of model: any LanguageModel) async -> Finding {
    let prompt = ModelPrompt(
      system: "You write plain prose, never JSON.", user: "Say hello in one short sentence.",
      schema: #"{"type":"object","properties":{"a_ok":{"type":"boolean"}},"required":["a_ok"],"additionalProperties":false}"#, seed: 1,
      temperature: 0, maximumTokens: 32)
    guard let reply = try? await model.reply(to: prompt) else { return .unknown }
    return (try? JSON.parse(Array(reply.text.utf8)))?["a_ok"]?.bool == nil ? .ignored : .enforced
  }
}
