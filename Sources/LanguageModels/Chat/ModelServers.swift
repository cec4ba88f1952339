public import QuestionWriting
import StrictJSON

/// The configured model servers: Ollama and a server with OpenAI's interface.
public struct ModelServers: DraftingBackends {
  /// The address of a server and the model to use.
  public struct Place: Sendable, Hashable {
    /// The base URL, such as `http://127.0.0.1:11434`.
    public let address: String
    /// The name of the model; `nil` for the first suitable one.
    public let model: String?
    /// The bearer token, if the server requires one.
    public let key: String?

    /// Creates a place.
    public init(address: String, model: String? = nil, key: String? = nil) {
      self.address = address
      self.model = model
      self.key = key
    }
  }

  private let ollama: Place?
  private let openAI: Place?

  /// Creates the list of backends.
  ///
  /// - Parameters:
  ///   - ollama: The Ollama server; `nil` if none is configured.
  ///   - openAI: The server with OpenAI's interface; `nil` if none is configured.
  public init(ollama: Place?, openAI: Place?) {
    self.ollama = ollama
    self.openAI = openAI
  }

  /// The notes and all configured servers, with their availability.
  public func list() async -> [DraftingBackend] { [.notes] + (await surveys(probing: false)).map(\.backend) }

  /// The surveys of all configured servers.
  ///
  /// - Parameter probing: Whether to ask the models for a short reply to find out whether the servers enforce a schema.
  public func surveys(probing: Bool) async -> [ServerSurvey] {
    async let ollama = survey(ollama, "ollama", probing)
    async let openAI = survey(openAI, "openai", probing)
    return [await ollama, await openAI].compactMap(\.self)
  }

  /// The model of a backend; `nil` for the notes alone.
  ///
  /// - Parameter name: `notes`, `ollama`, `openai`, or `auto` for the first server that answers, and the notes if none does.
  /// - Throws: `LanguageModelError` if the name is unknown, or the server is not configured or does not answer.
  public func model(for name: String) async throws -> (any LanguageModel)? {
    switch name {
    case "notes": return nil
    case "ollama", "openai": return try await model(at: name == "ollama" ? ollama : openAI, name)
    case "auto":
      for backend in await list() where backend.name != "notes" && backend.isAvailable { return try await model(for: backend.name) }
      return nil
    default: throw LanguageModelError("there is no backend “\(name)”: use auto, notes, ollama or openai")
    }
  }

  private func model(at place: Place?, _ name: String) async throws -> (any LanguageModel)? {
    guard let place, let survey = await survey(place, name, false) else {
      throw LanguageModelError("no server is configured for \(name): set its address")
    }
    guard survey.backend.isAvailable else { throw LanguageModelError(survey.backend.detail ?? "\(name) does not answer") }
    return Self.model(at: place, survey)
  }

  private static func model(at place: Place, _ survey: ServerSurvey) -> (any LanguageModel)? {
    guard survey.backend.name == "ollama" else { return OpenAIModel(address: place.address, model: place.model, key: place.key) }
    return survey.backend.model.map { OllamaModel(address: place.address, model: $0, key: place.key) }
  }

  private func survey(_ place: Place?, _ name: String, _ isProbing: Bool) async -> ServerSurvey? {
    guard let place else { return nil }
    var survey = await name == "ollama" ? ServerSurvey.ollama(place) : ServerSurvey.openAI(place)
    if isProbing, survey.backend.isAvailable, let model = Self.model(at: place, survey) {
      survey.schema = await SchemaProbe.finding(of: model)
    }
    return survey
  }
}
