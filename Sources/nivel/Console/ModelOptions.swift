import ArgumentParser
import Foundation
import LanguageModels
import QuestionWriting

/// Options for the language models that write practice tests. Without a model, the questions come from the notes alone.
struct ModelOptions: ParsableArguments {
  @Option(help: "Where Ollama is. A key, if it needs one, is taken from NIVEL_OLLAMA_KEY.")
  var ollamaUrl = "http://127.0.0.1:11434"

  @Option(help: "The model Ollama is asked for; by default the first it has.")
  var ollamaModel: String?

  @Option(help: "A server with OpenAI's interface, such as http://127.0.0.1:8081. A key, if it needs one, is taken from NIVEL_OPENAI_KEY.")
  var openaiUrl: String?

  @Option(help: "The model that server is asked for; by default the one it has.")
  var openaiModel: String?

  @Option(
    help:
      "How drafts are read again: none; blind (the model must answer its question without the key); strict (and not from the options alone)."
  )
  var review = DraftReview.none

  func validate() throws {
    for address in [ollamaUrl, openaiUrl].compactMap(\.self) where !address.hasPrefix("http://") && !address.hasPrefix("https://") {
      throw ValidationError("A model server's address must begin with http:// or https://.")
    }
  }

  var servers: ModelServers {
    let environment = ProcessInfo.processInfo.environment
    return ModelServers(
      ollama: .init(address: ollamaUrl, model: ollamaModel, key: environment["NIVEL_OLLAMA_KEY"]),
      openAI: openaiUrl.map { .init(address: $0, model: openaiModel, key: environment["NIVEL_OPENAI_KEY"]) })
  }
}
