public import ArgumentParser
import Foundation
import LanguageModels
public import QuestionWriting

extension DraftReview: ExpressibleByArgument {}

/// Options for the backend that writes the questions of a practice test.
struct BackendOptions: ParsableArguments {
  enum Backend: String, ExpressibleByArgument, CaseIterable { case auto, notes, scripted, ollama, openai }

  @Option(help: "What writes the questions: notes (from the notes alone), ollama, openai (any server with OpenAI's interface), scripted.")
  var backend = Backend.notes

  @Option(help: "The address of the model server. If it needs a key, set NIVEL_OLLAMA_KEY or NIVEL_OPENAI_KEY.")
  var url: String?

  @Option(help: "The name of the model; by default the first model of the server.")
  var model: String?

  @Option(help: "A JSON Lines file with the replies of the scripted backend.", completion: .file())
  var script: String?

  @Option(help: "How many questions a model may write at once, from 1 to 8.")
  var parallel = 4

  @Option(
    help:
      "The second reading of drafts: none; blind (the model must find the key); strict (and must not find it from the options alone)."
  )
  var review = DraftReview.none

  @Option(help: "How many seconds a model may take. After that, the remaining questions come from the notes alone.")
  var budget = 600.0

  func validate() throws {
    if let url, !url.hasPrefix("http://"), !url.hasPrefix("https://") {
      throw ValidationError("The address of a model server must begin with http:// or https://.")
    }
    guard budget.isFinite, (0...86_400).contains(budget) else { throw ValidationError("--budget must be from 0 to 86400.") }
    guard DraftingOptions.parallelisms.contains(parallel) else { throw ValidationError("--parallel must be from 1 to 8.") }
    guard (backend == .scripted) == (script != nil) else { throw ValidationError("Give both --backend scripted and --script, or neither.") }
  }

  /// The model of the chosen backend or script; nil when the notes alone write the questions.
  /// - Throws: `LanguageModelError` when the backend does not answer; ``InputError`` when the script is not valid.
  func model() async throws -> (any LanguageModel)? {
    guard let script else { return try await servers.model(for: backend.rawValue) }
    let text = String(decoding: try InputFile.read(script), as: UTF8.self)
    do { return ScriptedModel(try ModelScript(text: text)) } catch {
      throw InputError(file: script, line: error.line, message: error.message)
    }
  }

  var servers: ModelServers {
    let environment = ProcessInfo.processInfo.environment
    return ModelServers(
      ollama: .init(address: address(of: .ollama) ?? "http://127.0.0.1:11434", model: model, key: environment["NIVEL_OLLAMA_KEY"]),
      openAI: (address(of: .openai)).map { .init(address: $0, model: model, key: environment["NIVEL_OPENAI_KEY"]) })
  }

  private func address(of server: Backend) -> String? { backend == server ? url : nil }

  var options: DraftingOptions {
    DraftingOptions(parallelism: parallel, review: review, pause: BackOff.sleeping(on: .continuous))
  }

  /// A time budget that starts now.
  var timeBudget: TimeBudget { .lasting(.seconds(budget), on: .continuous) }
}
