/// Why there is no draft in a reply.
public enum DraftReaderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The object does not end.
  case truncated
  /// The reply is longer than any draft.
  case tooLong
  case noObject
  /// The object stands in an array.
  case array
  /// What looks like an object is none; with what is wrong.
  case notJSON(String)
  /// A part is missing, of another type, empty, too short, too long, or has too few or too many elements.
  case wrongShape(path: String, message: String)
  /// A key that no draft has, by its path.
  case unknownKey(String)
  /// The model says that it cannot write a question, and why.
  case refused(String)

  /// Stable, in snake case.
  public var code: String {
    switch self {
    case .truncated: "truncated"
    case .tooLong: "too_long"
    case .noObject: "no_object"
    case .array, .wrongShape: "wrong_shape"
    case .notJSON: "not_json"
    case .unknownKey: "unknown_key"
    case .refused: "refused"
    }
  }

  /// What is wrong.
  public var offence: String {
    switch self {
    case .truncated: "the answer ends too early"
    case .tooLong: "the answer is longer than \(ReplyText.maximumBytes) bytes"
    case .noObject: "there is no JSON object in the answer"
    case .array: "the object stands in an array"
    case .notJSON(let message): message
    case .wrongShape(let path, let message): "\(path): \(message)"
    case .unknownKey(let path): path
    case .refused(let reason): reason
    }
  }

  /// What the model should do, in one sentence.
  public var advice: String {
    switch self {
    case .truncated, .tooLong: "Write less in every part, and nothing around the JSON object."
    case .noObject, .array: "Answer with one JSON object and nothing else."
    case .notJSON: "Write valid JSON: double quotes, no comments, no comma before a closing bracket."
    case .wrongShape: "Write every part as the schema has it."
    case .unknownKey: "Leave out every key that the schema does not have."
    case .refused: "Ask for something else that the notes say."
    }
  }

  public var description: String { "\(code): \(offence)" }
}
