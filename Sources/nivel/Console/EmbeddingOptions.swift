import AnswerMatching
public import ArgumentParser
import Foundation
public import LanguageModels

extension EmbeddingServer.Interface: ExpressibleByArgument {}

/// Where sentence vectors come from, for tier two of the matcher. Without, tier one stands alone.
struct EmbeddingOptions: ParsableArguments {
  @Option(help: "A server of sentence vectors, such as http://127.0.0.1:11434. A key, if it needs one, is taken from NIVEL_EMBEDDING_KEY.")
  var embeddingUrl: String?

  @Option(help: "The model that makes the vectors, such as bge-m3.")
  var embeddingModel: String?

  @Option(help: "How the server is asked: ollama (/api/embed) or openai (/v1/embeddings).")
  var embeddingInterface = EmbeddingServer.Interface.ollama

  func validate() throws {
    guard (embeddingUrl == nil) == (embeddingModel == nil) else {
      throw ValidationError("Give both --embedding-url and --embedding-model, or neither.")
    }
    if let embeddingUrl, !embeddingUrl.hasPrefix("http://"), !embeddingUrl.hasPrefix("https://") {
      throw ValidationError("The embedding server's address must begin with http:// or https://.")
    }
  }

  /// The server named, else what the system has, else nothing.
  var embedding: (any SentenceEmbedding)? {
    if let embeddingUrl, let embeddingModel {
      let key = ProcessInfo.processInfo.environment["NIVEL_EMBEDDING_KEY"]
      return EmbeddingServer(embeddingInterface, address: embeddingUrl, model: embeddingModel, key: key)
    }
    #if canImport(NaturalLanguage)
      return AppleSentenceEmbedding()
    #else
      return nil
    #endif
  }

  /// Tier two, where there are vectors. Trouble is told on standard error, and tier one stands.
  var tierTwo: TierTwo? {
    embedding.map { TierTwo(embedding: $0) { Console.note("tier two did not look: \($0)") } }
  }
}
