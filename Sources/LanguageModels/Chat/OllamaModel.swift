public import QuestionWriting
import StrictJSON

/// A model that Ollama serves (`/api/chat`).
public struct OllamaModel: LanguageModel {
  private let name: String
  private let server: ModelServer

  /// Creates a client for a model.
  ///
  /// - Parameters:
  ///   - address: The base URL of Ollama, such as `http://127.0.0.1:11434`.
  ///   - model: The name of the model.
  ///   - key: The bearer token, if the server requires one.
  public init(address: String, model: String, key: String? = nil) {
    name = model
    server = ModelServer(address: address, key: key)
  }

  /// Always `ollama`.
  public var backend: String { "ollama" }
  /// The name of the model.
  public var model: String? { name }

  /// Sends one prompt and waits for the reply.
  ///
  /// - Throws: `LanguageModelError`, or `CancellationError`.
  public func reply(to prompt: ModelPrompt) async throws -> ModelReply {
    let reply: JSON
    do { reply = try await server.post("/api/chat", body(for: prompt), maximumBytes: ChatReply.maximumBytes) } catch {
      try Task.checkCancellation()
      throw LanguageModelError(error, model: name)
    }
    guard reply["done"]?.bool == true else {
      throw LanguageModelError("\(server.address): Ollama’s reply is incomplete: try again", isPassing: true)
    }
    return ModelReply(text: reply["message"]?["content"]?.string ?? "", isTruncated: reply["done_reason"]?.string == "length")
  }

  private func body(for prompt: ModelPrompt) -> JSON {
    [
      "model": .string(name), "messages": ChatReply.messages(prompt), "stream": .bool(false), "format": ChatReply.schema(prompt),
      // NB: The default is true for reasoning models, and the schema is not enforced for their reasoning.
      "think": name.hasPrefix("gpt-oss") ? .string("low") : .bool(false),
      // NB: Without these options, Ollama cuts a prompt that is too long without an error.
      "truncate": .bool(false), "shift": .bool(false),
      "options": [
        "seed": .number(ChatReply.seed(prompt)), "temperature": ChatReply.temperature(prompt),
        "num_predict": .number(prompt.maximumTokens), "num_ctx": .number(8192),
      ],
    ]
  }
}
