import QuestionWriting
import Testing

@testable import LanguageModels

@Suite("A model server")
struct ModelServerTests {
  @Test("an address ends without a slash, so that paths can follow it", arguments: ["http://127.0.0.1:11434", "http://127.0.0.1:11434/"])
  func address(given: String) {
    #expect(ModelServer(address: given, key: nil).address == "http://127.0.0.1:11434")
  }

  @Test("requests to busy and failing servers may be repeated", arguments: [408, 429, 500, 502, 503, 504])
  func passing(status: Int) {
    let error = ModelServerError.refused(address: "http://x", status: status, reason: "busy")
    #expect(LanguageModelError(error, model: nil).isPassing)
  }

  @Test("a refused request is not repeated", arguments: [400, 401, 403, 422])
  func final(status: Int) {
    let error = LanguageModelError(.refused(address: "http://x", status: status, reason: nil), model: "m")
    #expect(!error.isPassing && error.description.contains("status \(status)"))
  }

  @Test("a missing model is named")
  func missing() {
    let error = LanguageModelError(.refused(address: "http://x", status: 404, reason: nil), model: "llama")
    #expect(!error.isPassing && error.description.contains("“llama”") && error.description.contains("http://x"))
  }

  @Test("a request to a server that does not answer may be repeated")
  func unreachable() {
    #expect(LanguageModelError(.unreachable(address: "http://x", reason: "nothing listens there"), model: nil).isPassing)
    #expect(LanguageModelError(.unreadable(address: "http://x", reason: "not JSON"), model: nil).isPassing)
  }

  @Test("a server is unreachable if no program listens at its address")
  func nothingListens() async {
    await #expect(throws: ModelServerError.self) { try await ModelServer(address: "http://127.0.0.1:1", key: nil).get("/api/tags") }
  }
}
