public import ItemWriting
import StrictJSON

/// Reads a draft from the reply of a model. The reader checks everything, because not every server enforces the schema.
public enum DraftReader {
  /// The draft in a reply. White space in its texts is collapsed to single spaces and removed at the ends.
  ///
  /// - Throws: ``DraftReaderError`` for every reply that is not a valid draft.
  public static func draft(in reply: ModelReply) throws(DraftReaderError) -> QuestionDraft {
    let json = try ReplyText.object(in: reply)
    if json.object?.count == 1, let reason = json[DraftContract.refusal] { throw .refused(tidied(reason.string ?? reason.kind)) }
    try refuseUnknownKeys(in: json)
    return QuestionDraft(
      evidence: try text(DraftContract.evidence, in: json), stem: try text(DraftContract.stem, in: json),
      correctAnswer: try text(DraftContract.correct, in: json), distractors: try texts(DraftContract.distractors, in: json),
      rationale: try text(DraftContract.rationale, in: json))
  }

  private static func refuseUnknownKeys(in json: JSON) throws(DraftReaderError) {
    let known = DraftContract.parts.map(\.name)
    if let unknown = json.object?.first(where: { !known.contains($0.key) }) { throw .unknownKey(unknown.key) }
  }

  private static func value(_ part: DraftContract.Part, in json: JSON) throws(DraftReaderError) -> JSON {
    guard let value = json[part.name] else { throw .wrongShape(path: part.name, message: "missing") }
    return value
  }

  private static func text(_ part: DraftContract.Part, in json: JSON) throws(DraftReaderError) -> String {
    try text(try value(part, in: json), part, path: part.name)
  }

  private static func texts(_ part: DraftContract.Part, in json: JSON) throws(DraftReaderError) -> [String] {
    let value = try value(part, in: json)
    guard let elements = value.array else { throw .wrongShape(path: part.name, message: "expected an array, found \(value.kind)") }
    guard elements.count == part.count else { throw .wrongShape(path: part.name, message: "\(elements.count) elements") }
    var texts: [String] = []
    for (index, element) in elements.enumerated() { texts.append(try text(element, part, path: "\(part.name)[\(index)]")) }
    return texts
  }

  private static func text(_ value: JSON, _ part: DraftContract.Part, path: String) throws(DraftReaderError) -> String {
    guard let string = value.string else { throw .wrongShape(path: path, message: "expected a string, found \(value.kind)") }
    let text = tidied(string)
    guard part.characters.contains(text.count) else {
      let limits = "\(part.characters.lowerBound) to \(part.characters.upperBound)"
      throw .wrongShape(path: path, message: text.isEmpty ? "empty" : "\(text.count) characters, not \(limits)")
    }
    return text
  }

  /// NB: Direction overrides, embeddings and isolates are removed, because they would also affect the page around the text.
  private static func tidied(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value) }
    return String(String.UnicodeScalarView(kept)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
