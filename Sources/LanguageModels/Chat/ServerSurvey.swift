public import QuestionWriting
import StrictJSON

/// The availability and the models of a model server.
public struct ServerSurvey: Sendable {
  /// The backend, with its availability and the model that would write.
  public let backend: DraftingBackend
  /// The base URL of the server.
  public let address: String
  /// The names of the models that the server lists.
  public let models: [String]
  /// Whether the server enforces a schema for the model that would write.
  public internal(set) var schema = SchemaProbe.Finding.unknown

  /// A survey of Ollama by `/api/tags`. Models that run on remote hosts are left out, because they ignore the schema.
  static func ollama(_ place: ModelServers.Place) async -> ServerSurvey {
    let tags: JSON
    do { tags = try await ModelServer(address: place.address, key: place.key).get("/api/tags") } catch {
      return absent("ollama", place, "\(error)")
    }
    let models = (tags["models"]?.array ?? []).filter { $0["remote_host"]?.string == nil && writes($0) }.compactMap { $0["name"]?.string }
    let named = place.model.map { name in models.first { $0 == name || $0 == "\(name):latest" } } ?? models.first
    guard let named else {
      let detail =
        place.model.map { "Ollama has no model “\($0)”: get it with “ollama pull \($0)”" }
        ?? "Ollama has no model: get one with “ollama pull”"
      return absent("ollama", place, detail, models)
    }
    return ServerSurvey(backend: DraftingBackend(name: "ollama", isAvailable: true, model: named), address: place.address, models: models)
  }

  /// A survey of a server with OpenAI's interface by `/v1/models`.
  ///
  /// NB: An empty reply means that the server is available but its models are unknown. mlx_lm sends it if its cache folder is missing.
  static func openAI(_ place: ModelServers.Place) async -> ServerSurvey {
    let list: JSON
    do { list = try await ModelServer(address: place.address, key: place.key).get("/v1/models") } catch {
      return absent("openai", place, "\(error)")
    }
    let models = (list["data"]?.array ?? []).compactMap { $0["id"]?.string }
    return ServerSurvey(
      backend: DraftingBackend(name: "openai", isAvailable: true, model: place.model ?? models.first), address: place.address,
      models: models)
  }

  /// Whether a model writes text, according to Ollama.
  private static func writes(_ model: JSON) -> Bool {
    model["capabilities"]?.array.map { $0.contains { $0.string == "completion" } } ?? true
  }

  private static func absent(_ name: String, _ place: ModelServers.Place, _ detail: String, _ models: [String] = []) -> ServerSurvey {
    ServerSurvey(
      backend: DraftingBackend(name: name, isAvailable: false, model: place.model, detail: detail), address: place.address, models: models)
  }
}
