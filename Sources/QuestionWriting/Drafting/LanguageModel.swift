/// A language model that can be asked to write.
public protocol LanguageModel: Sendable {
  /// The backend's name: `ollama`, `openai` or `scripted`.
  var backend: String { get }
  /// The model's name, where it has one.
  var model: String? { get }

  /// Asks once. Cancelling the task ends the request.
  ///
  /// - Throws: ``LanguageModelError``, or `CancellationError`.
  func reply(to prompt: ModelPrompt) async throws -> ModelReply
}

/// One question to a model.
public struct ModelPrompt: Sendable, Hashable {
  public let system: String
  public let user: String
  /// A JSON Schema of the reply, in the order in which its parts are to be written. Not every server keeps it, so the reply is never
  /// trusted to.
  public let schema: String
  public let seed: UInt64
  public let temperature: Double
  /// The reply ends after so many tokens.
  public let maximumTokens: Int

  public init(system: String, user: String, schema: String, seed: UInt64, temperature: Double, maximumTokens: Int) {
    self.system = system
    self.user = user
    self.schema = schema
    self.seed = seed
    self.temperature = temperature
    self.maximumTokens = maximumTokens
  }
}

/// What a model wrote.
public struct ModelReply: Sendable, Hashable {
  public let text: String
  /// Whether it ended because of the limit of tokens.
  public let isTruncated: Bool

  public init(text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }
}

/// Why a model gave no reply at all. The description says what to do.
public struct LanguageModelError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Whether asking again at once may help.
  public let isPassing: Bool
  public let description: String

  public init(_ description: String, isPassing: Bool = false) {
    self.description = description
    self.isPassing = isPassing
  }
}
