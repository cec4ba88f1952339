public import AnswerMatching
import StrictJSON

/// Sentence vectors from a model server.
public struct EmbeddingServer: SentenceEmbedding {
  /// The interface of the server.
  public enum Interface: String, Sendable, CaseIterable {
    /// Ollama's `/api/embed`.
    case ollama
    /// OpenAI's `/v1/embeddings`, which llama.cpp, vLLM, LM Studio and others provide too.
    case openai
  }

  private let interface: Interface
  private let model: String
  private let server: ModelServer

  /// The maximum number of texts in one request.
  private static let batch = 64

  /// Creates a client for a server.
  ///
  /// - Parameters:
  ///   - address: The base URL of the server, such as `http://127.0.0.1:11434`.
  ///   - model: The name of the model.
  ///   - key: The bearer token, if the server requires one.
  public init(_ interface: Interface, address: String, model: String, key: String? = nil) {
    self.interface = interface
    self.model = model
    server = ModelServer(address: address, key: key)
  }

  /// One vector for each text, in the order of the texts and all of the same dimension.
  ///
  /// - Throws: ``ModelServerError``.
  public func vectors(of texts: [String], language: String) async throws -> [[Float]] {
    var vectors: [[Float]] = []
    for start in stride(from: 0, to: texts.count, by: Self.batch) {
      vectors += try await batch(Array(texts[start..<min(start + Self.batch, texts.count)]))
    }
    return vectors
  }

  private func batch(_ texts: [String]) async throws(ModelServerError) -> [[Float]] {
    let reply = try await server.post(path, ["model": .string(model), "input": .strings(texts)])
    guard let vectors = Self.vectors(in: reply, interface), vectors.count == texts.count, Set(vectors.map(\.count)).count == 1,
      vectors[0].isEmpty == false
    else { throw .unreadable(address: server.address, reason: "expected \(texts.count) vectors of one dimension") }
    return vectors
  }

  private var path: String {
    switch interface {
    case .ollama: "/api/embed"
    case .openai: "/v1/embeddings"
    }
  }

  private static func vectors(in reply: JSON, _ interface: Interface) -> [[Float]]? {
    switch interface {
    case .ollama: return reply["embeddings"]?.array?.compactMap(vector)
    case .openai:
      // NB: The entries contain their index, because their order is not guaranteed.
      let entries = reply["data"]?.array?.enumerated().map { place, entry in (entry["index"]?.integer ?? place, entry["embedding"]) }
      return entries?.sorted { $0.0 < $1.0 }.compactMap { $0.1.flatMap(vector) }
    }
  }

  private static func vector(_ json: JSON) -> [Float]? {
    let numbers = json.array?.map { element -> Float? in if case .number(let text) = element.content { Float(text) } else { nil } }
    guard let numbers, numbers.allSatisfy({ $0?.isFinite == true }) else { return nil }
    return numbers.compactMap(\.self)
  }
}
