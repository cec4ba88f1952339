/// A language model that answers prompts.
public protocol LanguageModel: Sendable {
  /// The name of the backend: `ollama`, `openai` or `scripted`.
  var backend: String { get }
  /// The name of the model, if known.
  var model: String? { get }

  /// Sends one prompt and waits for the reply. Cancelling the task ends the request.
  ///
  /// - Throws: ``LanguageModelError``, or `CancellationError`.
  func reply(to prompt: ModelPrompt) async throws -> ModelReply
}

/// A prompt with its sampling parameters.
public struct ModelPrompt: Sendable, Hashable {
  /// The system message.
  public let system: String
  /// The user message.
  public let user: String
  /// The JSON Schema of the reply, with the properties in the order in which the model must write them. Not every server enforces it, so
  /// the reply must be checked.
  public let schema: String
  /// The seed of the sampling. Servers may use only the lower 31 bits.
  public let seed: UInt64
  /// The sampling temperature, at least 0.
  public let temperature: Double
  /// The maximum number of tokens in the reply.
  public let maximumTokens: Int

  /// Creates a prompt.
  public init(system: String, user: String, schema: String, seed: UInt64, temperature: Double, maximumTokens: Int) {
    self.system = system
    self.user = user
    self.schema = schema
    self.seed = seed
    self.temperature = temperature
    self.maximumTokens = maximumTokens
  }
}

/// The reply of a model.
public struct ModelReply: Sendable, Hashable {
  /// The text as the model wrote it.
  public let text: String
  /// Whether the token limit cut off the reply.
  public let isTruncated: Bool

  /// Creates a reply.
  public init(text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }
}

/// Why a model gave no reply. The description says what to do.
public struct LanguageModelError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Whether the failure may be temporary, so that the same prompt may succeed later.
  public let isPassing: Bool
  /// The cause and what to do about it.
  public let description: String

  /// Creates an error.
  public init(_ description: String, isPassing: Bool = false) {
    self.description = description
    self.isPassing = isPassing
  }
}
