import QuestionWriting
import StrictJSON

/// The parts of requests and replies that the chat interfaces share.
enum ChatReply {
  /// The maximum length of a reply in bytes. A draft is about a thousand times shorter.
  static let maximumBytes = 4 << 20

  static func messages(_ prompt: ModelPrompt) -> JSON {
    .array([
      ["role": .string("system"), "content": .string(prompt.system)], ["role": .string("user"), "content": .string(prompt.user)],
    ])
  }

  /// The schema as JSON, with its members in the original order.
  static func schema(_ prompt: ModelPrompt) -> JSON { (try? JSON.parse(Array(prompt.schema.utf8))) ?? .string("json") }

  /// NB: Servers store seeds in 32 bits, some of them signed.
  static func seed(_ prompt: ModelPrompt) -> UInt64 { prompt.seed % (1 << 31) }

  static func temperature(_ prompt: ModelPrompt) -> JSON { JSON(.number(String(prompt.temperature))) }

  /// The text of a completion. The content may be null if the model spent all tokens on reasoning.
  static func completion(_ reply: JSON, from address: String) throws(ModelServerError) -> ModelReply {
    guard let choice = reply["choices"]?.array?.first, let message = choice["message"] else {
      throw .unreadable(address: address, reason: "it contains no choice")
    }
    return ModelReply(text: message["content"]?.string ?? "", isTruncated: choice["finish_reason"]?.string == "length")
  }
}

extension LanguageModelError {
  /// Explains to a learner why a server gave no reply.
  init(_ error: ModelServerError, model: String?) {
    switch error {
    case .refused(let address, 404, _):
      let name = model.map { " “\($0)”" } ?? ""
      self.init("the model server at \(address) has no model\(name): choose one that it has, or load it there first")
    case .refused(_, let status, _): self.init("\(error)", isPassing: [408, 429, 500, 502, 503, 504].contains(status))
    case .unreachable: self.init("\(error)", isPassing: true)
    case .unreadable: self.init("\(error)", isPassing: true)
    }
  }
}
