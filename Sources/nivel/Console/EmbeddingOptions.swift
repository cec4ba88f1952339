import AnswerMatching
public import ArgumentParser
import Foundation
public import LanguageModels

extension EmbeddingServer.Interface: ExpressibleByArgument {}

/// Options for the source of the sentence vectors that tier two of the matcher needs. Without a source, only tier one is used.
struct EmbeddingOptions: ParsableArguments {
  @Option(help: "The address of an embedding server, such as http://127.0.0.1:11434. If it needs a key, set NIVEL_EMBEDDING_KEY.")
  var embeddingUrl: String?

  @Option(help: "The embedding model, such as bge-m3.")
  var embeddingModel: String?

  @Option(help: "The interface of the embedding server: ollama (/api/embed) or openai (/v1/embeddings).")
  var embeddingInterface = EmbeddingServer.Interface.ollama

  func validate() throws {
    guard (embeddingUrl == nil) == (embeddingModel == nil) else {
      throw ValidationError("Give both --embedding-url and --embedding-model, or neither.")
    }
    if let embeddingUrl, !embeddingUrl.hasPrefix("http://"), !embeddingUrl.hasPrefix("https://") {
      throw ValidationError("The address of the embedding server must begin with http:// or https://.")
    }
  }

  /// The given server, or else the system's own embedding; nil when the system has none.
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

  /// Tier two; nil without sentence vectors. If it fails, a note goes to standard error and the verdict of tier one is kept.
  var tierTwo: TierTwo? {
    embedding.map { TierTwo(embedding: $0) { Console.note("tier two could not compare the meanings: \($0)") } }
  }
}
