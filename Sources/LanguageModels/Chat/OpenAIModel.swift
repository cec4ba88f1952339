public import QuestionWriting
import StrictJSON
import Synchronization

/// A model behind `/v1/chat/completions` as OpenAI defined it: `mlx_lm.server`, llama.cpp, vLLM, LM Studio and others have it.
public final class OpenAIModel: LanguageModel {
  /// What a server turned out not to take.
  private struct Manners {
    var takesExtras = true
    var model: String?
  }

  private let server: ModelServer
  private let manners: Mutex<Manners>

  /// - Parameters:
  ///   - address: Where the server is, without `/v1`, such as `http://127.0.0.1:8081`.
  ///   - model: The model to name. Without, none is named, since some servers load whatever they hear; where one must be, the first that
  ///     the server lists.
  public init(address: String, model: String? = nil, key: String? = nil) {
    server = ModelServer(address: address, key: key)
    manners = Mutex(Manners(model: model))
  }

  public var backend: String { "openai" }
  public var model: String? { manners.withLock(\.model) }

  public func reply(to prompt: ModelPrompt) async throws -> ModelReply {
    do { return try ChatReply.completion(try await post(prompt), from: server.address) } catch {
      try Task.checkCancellation()
      throw LanguageModelError(error, model: model)
    }
  }

  /// Asks, and asks again with less where the server took offence at what it was asked with.
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
    return try await server.post("/v1/chat/completions", .object(members), largest: ChatReply.largest)
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

  /// - Returns: Whether there is another way to ask.
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
