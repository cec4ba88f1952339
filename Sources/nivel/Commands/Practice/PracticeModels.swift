import QuestionWriting
import ArgumentParser
import LanguageModels
import ItemWriting
import StrictJSON

struct PracticeModels: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "models",
    abstract: "Lists the language models that answer, their addresses, and whether they follow a schema.",
    discussion: """
      Example: nivel practice models --backend openai --url http://127.0.0.1:8081
      Asks each server for its models, and one model for a short reply, to check whether it follows a schema.
      A server that does not answer is listed with the reason.
      """)

  @OptionGroup var backend: BackendOptions

  @Option(help: "How to print what was found: text or json.")
  var format = GeneratePractice.Format.text

  func validate() throws {
    if backend.backend == .scripted { throw ValidationError("A script is not a server: choose ollama or openai.") }
  }

  func run() async throws {
    let name = backend.backend.rawValue
    let surveys = await backend.servers.surveys(probing: true).filter { ["auto", "notes", $0.backend.name].contains(name) }
    if format == .json { Console.print(JSON.array(surveys.map(\.json)).text) } else { surveys.forEach { Console.print($0.text) } }
  }
}

extension ServerSurvey {
  fileprivate var json: JSON {
    [
      "backend": .string(backend.name), "url": .string(address), "available": .bool(backend.isAvailable), "model": .string(backend.model),
      "models": .strings(models), "schema": .string(schema.rawValue), "detail": .string(backend.detail),
    ]
  }

  fileprivate var text: String {
    let models = models.isEmpty ? "" : "; models: \(models.joined(separator: ", "))"
    let found =
      backend.isAvailable ? "\(backend.model ?? "a model without a name"), schema \(schema.rawValue)\(models)" : backend.detail ?? ""
    return "\(backend.name) at \(address): \(found)"
  }
}
