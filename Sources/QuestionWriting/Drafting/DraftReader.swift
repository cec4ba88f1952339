public import ItemWriting
import StrictJSON

/// Reads a draft from what a model wrote. No server is trusted to have kept the schema.
public enum DraftReader {
  /// Why there is no draft in a reply.
  public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
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
      case .tooLong: "the answer is longer than \(ReplyText.mostBytes) bytes"
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

  /// The draft in a reply, its texts without white space at the ends and with single spaces inside.
  ///
  /// - Throws: ``Problem``, for any reply whatever.
  public static func draft(in reply: ModelReply) throws(Problem) -> QuestionDraft {
    let json = try ReplyText.object(in: reply)
    if json.object?.count == 1, let reason = json[DraftContract.refusal] { throw .refused(tidied(reason.string ?? reason.kind)) }
    try refuseUnknownKeys(in: json)
    return QuestionDraft(
      evidence: try text(DraftContract.evidence, in: json), stem: try text(DraftContract.stem, in: json),
      correctAnswer: try text(DraftContract.correct, in: json), distractors: try texts(DraftContract.distractors, in: json),
      rationale: try text(DraftContract.rationale, in: json))
  }

  private static func refuseUnknownKeys(in json: JSON) throws(Problem) {
    let known = DraftContract.parts.map(\.name)
    if let unknown = json.object?.first(where: { !known.contains($0.key) }) { throw .unknownKey(unknown.key) }
  }

  private static func value(_ part: DraftContract.Part, in json: JSON) throws(Problem) -> JSON {
    guard let value = json[part.name] else { throw .wrongShape(path: part.name, message: "missing") }
    return value
  }

  private static func text(_ part: DraftContract.Part, in json: JSON) throws(Problem) -> String {
    try text(try value(part, in: json), part, path: part.name)
  }

  private static func texts(_ part: DraftContract.Part, in json: JSON) throws(Problem) -> [String] {
    let value = try value(part, in: json)
    guard let elements = value.array else { throw .wrongShape(path: part.name, message: "expected an array, found \(value.kind)") }
    guard elements.count == part.count else { throw .wrongShape(path: part.name, message: "\(elements.count) elements") }
    var texts: [String] = []
    for (index, element) in elements.enumerated() { texts.append(try text(element, part, path: "\(part.name)[\(index)]")) }
    return texts
  }

  private static func text(_ value: JSON, _ part: DraftContract.Part, path: String) throws(Problem) -> String {
    guard let string = value.string else { throw .wrongShape(path: path, message: "expected a string, found \(value.kind)") }
    let text = tidied(string)
    guard part.characters.contains(text.count) else {
      let limits = "\(part.characters.lowerBound) to \(part.characters.upperBound)"
      throw .wrongShape(path: path, message: text.isEmpty ? "empty" : "\(text.count) characters, not \(limits)")
    }
    return text
  }

  /// NB: marks that turn the direction of writing are left out: they would turn the page around the text as well.
  private static func tidied(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value) }
    return String(String.UnicodeScalarView(kept)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
