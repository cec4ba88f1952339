public import QuestionWriting
import StrictJSON

/// The model servers that are set up on this machine: Ollama, and one that speaks OpenAI's interface.
public struct ModelServers: DraftingBackends {
  /// Where a server is, and which of its models writes.
  public struct Place: Sendable, Hashable {
    public let address: String
    /// `nil` for the first that fits.
    public let model: String?
    /// A bearer token, where the server asks for one.
    public let key: String?

    public init(address: String, model: String? = nil, key: String? = nil) {
      self.address = address
      self.model = model
      self.key = key
    }
  }

  private let ollama: Place?
  private let openAI: Place?

  public init(ollama: Place?, openAI: Place?) {
    self.ollama = ollama
    self.openAI = openAI
  }

  public func list() async -> [DraftingBackend] { [.notes] + (await surveys(probing: false)).map(\.backend) }

  /// What the servers that are set up say of themselves.
  ///
  /// - Parameter probing: Whether their models are asked for a short reply, to see whether they keep to a schema.
  public func surveys(probing: Bool) async -> [ServerSurvey] {
    async let ollama = survey(ollama, "ollama", probing)
    async let openAI = survey(openAI, "openai", probing)
    return [await ollama, await openAI].compactMap(\.self)
  }

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
      throw LanguageModelError("no server is set up for \(name): say where it is")
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
