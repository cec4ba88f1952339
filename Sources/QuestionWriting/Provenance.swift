/// Who wrote a question, and after how many attempts.
public struct Provenance: Sendable, Hashable {
  /// The writer: `notes`, `scripted`, `ollama`, `openai` or `learner`.
  public let backend: String
  /// The name of the model, if a model wrote the question.
  public let model: String?
  /// The seed of the accepted attempt, if a model wrote the question.
  public let seed: UInt64?
  /// The number of drafts for the slot, including the accepted one.
  public let attempts: Int
  /// The codes of the flaws of rejected drafts, each once.
  public let rejections: [String]
  /// Whether the question comes from the notes because all drafts of the model were rejected.
  public let isFallback: Bool

  /// Creates a record of the origin of a question.
  public init(
    backend: String, model: String? = nil, seed: UInt64? = nil, attempts: Int = 1, rejections: [String] = [], isFallback: Bool = false
  ) {
    self.backend = backend
    self.model = model
    self.seed = seed
    self.attempts = attempts
    self.rejections = rejections
    self.isFallback = isFallback
  }

  /// The provenance of a question that was written from the notes because no model was asked.
  public static let notes = Provenance(backend: "notes")
  /// The provenance of a question that the learner has changed.
  public static let learner = Provenance(backend: "learner")
}
