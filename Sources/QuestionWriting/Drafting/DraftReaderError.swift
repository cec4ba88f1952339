/// Why a reply contains no valid draft.
public enum DraftReaderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The JSON object is incomplete.
  case truncated
  /// The reply is too long to be a draft.
  case tooLong
  /// The reply contains no JSON object.
  case noObject
  /// The object is inside an array.
  case array
  /// The object is not valid JSON. The value describes the syntax error.
  case notJSON(String)
  /// A part is missing, has the wrong type, is empty, too short or too long, or has the wrong number of elements.
  case wrongShape(path: String, message: String)
  /// The object has a key that a draft does not have.
  case unknownKey(String)
  /// The model refuses to write a question. The value is its reason.
  case refused(String)

  /// The stable code of the error in snake case.
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

  /// The description of the flaw for the model.
  public var offence: String {
    switch self {
    case .truncated: "the answer ends too early"
    case .tooLong: "the answer is longer than \(ReplyText.maximumBytes) bytes"
    case .noObject: "there is no JSON object in the answer"
    case .array: "the object is inside an array"
    case .notJSON(let message): message
    case .wrongShape(let path, let message): "\(path): \(message)"
    case .unknownKey(let path): path
    case .refused(let reason): reason
    }
  }

  /// The instruction for the model, in one sentence.
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

  /// The code and the flaw, for logs.
  public var description: String { "\(code): \(offence)" }
}
