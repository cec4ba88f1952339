public import QuestionWriting
import StrictJSON

/// A model that Ollama serves (`/api/chat`).
public struct OllamaModel: LanguageModel {
  private let name: String
  private let server: ModelServer

  /// - Parameter address: Where Ollama is, such as `http://127.0.0.1:11434`.
  public init(address: String, model: String, key: String? = nil) {
    name = model
    server = ModelServer(address: address, key: key)
  }

  public var backend: String { "ollama" }
  public var model: String? { name }

  public func reply(to prompt: ModelPrompt) async throws -> ModelReply {
    let reply: JSON
    do { reply = try await server.post("/api/chat", body(for: prompt), largest: ChatReply.largest) } catch {
      try Task.checkCancellation()
      throw LanguageModelError(error, model: name)
    }
    guard reply["done"]?.bool == true else {
      throw LanguageModelError("\(server.address): Ollama’s reply broke off: try again", isPassing: true)
    }
    return ModelReply(text: reply["message"]?["content"]?.string ?? "", isTruncated: reply["done_reason"]?.string == "length")
  }

  private func body(for prompt: ModelPrompt) -> JSON {
    [
      "model": .string(name), "messages": ChatReply.messages(prompt), "stream": .bool(false), "format": ChatReply.schema(prompt),
      // NB: unset it means true for models that think, and what they think is not held to the schema.
      "think": name.hasPrefix("gpt-oss") ? .string("low") : .bool(false),
      // NB: without, an overlong prompt is cut silently.
      "truncate": .bool(false), "shift": .bool(false),
      "options": [
        "seed": .number(ChatReply.seed(prompt)), "temperature": ChatReply.temperature(prompt),
        "num_predict": .number(prompt.maximumTokens), "num_ctx": .number(8192),
      ],
    ]
  }
}
