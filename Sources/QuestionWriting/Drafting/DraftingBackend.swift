/// Who can write questions here and now.
public struct DraftingBackend: Sendable, Hashable {
  /// `notes`, `ollama`, `openai` or `scripted`.
  public let name: String
  public let isAvailable: Bool
  /// The model that would write, where one does.
  public let model: String?
  /// Why it is not available, in a sentence; or what is worth knowing of it.
  public let detail: String?

  public init(name: String, isAvailable: Bool, model: String? = nil, detail: String? = nil) {
    self.name = name
    self.isAvailable = isAvailable
    self.model = model
    self.detail = detail
  }

  /// The notes alone, which are always there.
  public static let notes = DraftingBackend(name: "notes", isAvailable: true)
}

/// Finds language models for drafting.
public protocol DraftingBackends: Sendable {
  /// Every backend that is set up, the notes among them.
  func list() async -> [DraftingBackend]

  /// The model of a backend; `nil` for the notes alone.
  ///
  /// - Parameter name: A backend's name, or `auto` for the first that answers, at last the notes.
  /// - Throws: ``LanguageModelError`` when the backend is not set up or does not answer.
  func model(for name: String) async throws -> (any LanguageModel)?
}

/// The notes, and nothing else.
public struct NotesAlone: DraftingBackends {
  public init() {}

  public func list() async -> [DraftingBackend] { [.notes] }

  public func model(for name: String) async throws -> (any LanguageModel)? {
    if name == "notes" || name == "auto" { return nil }
    throw LanguageModelError("there is no backend “\(name)” here: use notes")
  }
}
