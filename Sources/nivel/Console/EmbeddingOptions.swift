import AnswerMatching
public import ArgumentParser
import Foundation
public import LanguageModels

extension EmbeddingServer.Interface: ExpressibleByArgument {}

/// Options for the source of the sentence vectors that tier two of the matcher needs. Without a source, only tier one is used.
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
    embedding.map { TierTwo(embedding: $0) { Console.note("tier two did not look: \($0)") } }
  }
}
