public import QuestionWriting
import StrictJSON
import Synchronization

/// A model behind OpenAI's interface `/v1/chat/completions`, which `mlx_lm.server`, llama.cpp, vLLM, LM Studio and others provide.
public final class OpenAIModel: LanguageModel {
  /// The options that a server has been found to accept.
  private struct Manners {
    var takesExtras = true
    var model: String?
  }

  private let server: ModelServer
  private let manners: Mutex<Manners>

  /// Creates a client for a server.
  ///
  /// - Parameters:
  ///   - address: The base URL of the server without `/v1`, such as `http://127.0.0.1:8081`.
  ///   - model: The name of the model. If `nil`, requests name no model, because some servers would load any model that is named. If the
  ///     server
  ///     requires a name, the first model that it lists is used.
  ///   - key: The bearer token, if the server requires one.
  public init(address: String, model: String? = nil, key: String? = nil) {
    server = ModelServer(address: address, key: key)
    manners = Mutex(Manners(model: model))
  }

  /// Always `openai`.
  public var backend: String { "openai" }
  /// The name of the model in requests; `nil` while none is named.
  public var model: String? { manners.withLock(\.model) }

  /// Sends one prompt and waits for the reply.
  ///
  /// - Throws: `LanguageModelError`, or `CancellationError`.
  public func reply(to prompt: ModelPrompt) async throws -> ModelReply {
    do { return try ChatReply.completion(try await post(prompt), from: server.address) } catch {
      try Task.checkCancellation()
      throw LanguageModelError(error, model: model)
    }
  }

  /// Sends the request. If the server rejects its options, sends it again with fewer options.
  private func post(_ prompt: ModelPrompt) async throws(ModelServerError) -> JSON {
    do { return try await postOnce(prompt) } catch {
      guard case .refused(_, let status, let reason) = error, [400, 404, 422].contains(status), await learn(from: reason) else {
        throw error
      }
      return try await post(prompt)
    }
  }

  private func postOnce(_ prompt: ModelPrompt) async throws(ModelServerError) -> JSON {
    let (extras, model) = manners.withLock { ($0.takesExtras, $0.model) }
    var members: [JSON.Member] = [
      .init(key: "messages", value: ChatReply.messages(prompt)), .init(key: "stream", value: .bool(false)),
      .init(key: "temperature", value: ChatReply.temperature(prompt)), .init(key: "max_tokens", value: .number(prompt.maximumTokens)),
    ]
    if let model { members.append(.init(key: "model", value: .string(model))) }
    if extras { members += Self.extras(prompt) }
    return try await server.post("/v1/chat/completions", .object(members), maximumBytes: ChatReply.maximumBytes)
  }

  private static func extras(_ prompt: ModelPrompt) -> [JSON.Member] {
    [
      .init(key: "seed", value: .number(ChatReply.seed(prompt))),
      .init(
        key: "response_format",
        value: [
          "type": .string("json_schema"),
          "json_schema": ["name": .string("draft"), "strict": .bool(true), "schema": ChatReply.schema(prompt)],
        ]),
      .init(key: "chat_template_kwargs", value: ["enable_thinking": .bool(false)]),
    ]
  }

  /// Adapts the options to the reason of a rejection.
  ///
  /// - Returns: Whether the options have changed, so that the request can be sent again.
  private func learn(from reason: String?) async -> Bool {
    if model == nil, reason?.lowercased().contains("model") ?? true,
      let first = try? await server.get("/v1/models")["data"]?.array?.first?["id"]?.string
    {
      manners.withLock { $0.model = first }
      return true
    }
    return manners.withLock { manners in
      defer { manners.takesExtras = false }
      return manners.takesExtras
    }
  }
}
