/// Where a question comes from, and what it took.
public struct Provenance: Sendable, Hashable {
  /// Who wrote it: `notes`, `scripted`, `ollama` or `openai`.
  public let backend: String
  /// The model, where one wrote it.
  public let model: String?
  /// The seed of the try that was taken, where a model wrote it.
  public let seed: UInt64?
  /// How many drafts were made for the slot, the one that was taken included.
  public let attempts: Int
  /// The codes of the rules that earlier drafts broke, each once.
  public let rejections: [String]
  /// Whether the notes stand in, because no draft of the model was good enough.
  public let isFallback: Bool

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

  /// Made from the notes alone, as it was meant to be.
  public static let notes = Provenance(backend: "notes")
}
