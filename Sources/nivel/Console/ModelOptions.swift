import ArgumentParser
import Foundation
import LanguageModels
import QuestionWriting

/// Options for the language models that write practice tests. Without a model, the questions come from the notes alone.
struct ModelOptions: ParsableArguments {
  @Option(help: "The address of Ollama. If it needs a key, set NIVEL_OLLAMA_KEY.")
  var ollamaUrl = "http://127.0.0.1:11434"

  @Option(help: "The name of Ollama's model; by default its first model.")
  var ollamaModel: String?

  @Option(help: "The address of a server with OpenAI's interface, such as http://127.0.0.1:8081. If it needs a key, set NIVEL_OPENAI_KEY.")
  var openaiUrl: String?

  @Option(help: "The name of that server's model; by default its first model.")
  var openaiModel: String?

  @Option(
    help:
      "The second reading of drafts: none; blind (the model must find the key); strict (and must not find it from the options alone)."
  )
  var review = DraftReview.none

  func validate() throws {
    for address in [ollamaUrl, openaiUrl].compactMap(\.self) where !address.hasPrefix("http://") && !address.hasPrefix("https://") {
      throw ValidationError("The address of a model server must begin with http:// or https://.")
    }
  }

  var servers: ModelServers {
    let environment = ProcessInfo.processInfo.environment
    return ModelServers(
      ollama: .init(address: ollamaUrl, model: ollamaModel, key: environment["NIVEL_OLLAMA_KEY"]),
      openAI: openaiUrl.map { .init(address: $0, model: openaiModel, key: environment["NIVEL_OPENAI_KEY"]) })
  }
}
