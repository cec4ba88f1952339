/// A writer of questions and its current availability.
public struct DraftingBackend: Sendable, Hashable {
  /// The name of the backend: `notes`, `ollama`, `openai` or `scripted`.
  public let name: String
  /// Whether the backend can write questions now.
  public let isAvailable: Bool
  /// The model that would write; `nil` for the notes alone.
  public let model: String?
  /// The reason why the backend is not available, or other information about it, in one sentence.
  public let detail: String?

  /// Creates a description of a backend.
  public init(name: String, isAvailable: Bool, model: String? = nil, detail: String? = nil) {
    self.name = name
    self.isAvailable = isAvailable
    self.model = model
    self.detail = detail
  }

  /// The generator that needs no model and is always available.
  public static let notes = DraftingBackend(name: "notes", isAvailable: true)
}

/// Finds language models for drafting.
public protocol DraftingBackends: Sendable {
  /// All configured backends, including the notes.
  func list() async -> [DraftingBackend]

  /// The model of a backend; `nil` for the notes alone.
  ///
  /// - Parameter name: The name of a backend, or `auto` for the first backend that answers, and the notes if none does.
  /// - Throws: ``LanguageModelError`` if the backend is not configured or does not answer.
  func model(for name: String) async throws -> (any LanguageModel)?
}

/// The notes as the only backend.
public struct NotesAlone: DraftingBackends {
  /// Creates the list of backends, which needs no configuration.
  public init() {}

  /// Only ``DraftingBackend/notes``.
  public func list() async -> [DraftingBackend] { [.notes] }

  /// Always `nil`.
  ///
  /// - Throws: ``LanguageModelError`` for any name but `notes` and `auto`.
  public func model(for name: String) async throws -> (any LanguageModel)? {
    if name == "notes" || name == "auto" { return nil }
    throw LanguageModelError("there is no backend “\(name)” here: use notes")
  }
}
