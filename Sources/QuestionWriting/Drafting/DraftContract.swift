public import ItemWriting
import StrictJSON

/// The JSON form of a draft that models write. The schema, the description and the sample in the prompt, and the reader of replies all use
/// the same list of parts, so they cannot contradict each other.
///
/// The names begin with the letters a to e because some servers ignore the order of the schema and write the parts in alphabetical order.
/// The evidence comes first, so that the model bases the question on it, and the correct answer comes before the distractors.
public enum DraftContract {
  /// One part of a draft.
  public struct Part: Sendable, Hashable {
    /// The JSON key.
    public let name: String
    /// The description of the content in the prompt.
    public let meaning: String
    /// The allowed number of characters of each text.
    public let characters: ClosedRange<Int>
    /// The number of texts if the part is a list; `nil` if it is a single text.
    public let count: Int?

    package init(_ name: String, _ meaning: String, _ characters: ClosedRange<Int>, count: Int? = nil) {
      self.name = name
      self.meaning = meaning
      self.characters = characters
      self.count = count
    }
  }

  package static let evidence = Part("a_evidence", "one sentence of the notes that says what is asked for, copied word for word", 4...600)
  package static let stem = Part("b_stem", "the question, without its options", 4...700)
  package static let correct = Part("c_correct", "the only correct answer", 1...160)
  package static let distractors = Part(
    "d_distractors", "\(QuestionSlot.optionCount - 1) wrong answers of the same kind and about the same length, which somebody may believe",
    1...160, count: QuestionSlot.optionCount - 1)
  package static let rationale = Part("e_rationale", "why the correct answer is correct, from the notes", 4...700)

  /// The parts in the order in which a model must write them.
  public static let parts = [evidence, stem, correct, distractors, rationale]

  /// The JSON Schema of a draft, its properties in the order of ``parts``.
  public static let schema: String = {
    let properties = parts.map { JSON.Member(key: $0.name, value: $0.schema) }
    let schema: JSON = [
      "type": .string("object"), "properties": .object(properties), "required": .strings(parts.map(\.name)),
      "additionalProperties": .bool(false),
    ]
    return schema.text
  }()

  /// The description of the parts in the prompt, one line per part.
  package static let words = parts.map { part in
    let form = part.count.map { "a list of exactly \($0) texts, each" } ?? "a text"
    return "- \(part.name): \(form) of at most \(part.characters.upperBound) characters: \(part.meaning)"
  }
  .joined(separator: "\n")

  /// A valid draft, the example in the prompt.
  public static let sample = QuestionDraft(
    evidence: "Condensation is the change of a gas into a liquid when it loses heat.",
    stem: "Which change makes drops of water appear on a cold window?", correctAnswer: "Condensation",
    distractors: ["Evaporation", "Sublimation", "Precipitation", "Crystallisation"],
    rationale: "Water vapour is a gas; at the cold glass it loses heat and becomes a liquid, which is condensation.")

  /// The JSON text of a draft.
  public static func text(of draft: QuestionDraft) -> String {
    let values: [JSON] = [
      .string(draft.evidence), .string(draft.stem), .string(draft.correctAnswer), .strings(draft.distractors), .string(draft.rationale),
    ]
    return JSON.object(zip(parts, values).map { JSON.Member(key: $0.name, value: $1) }).text
  }

  /// The only key of the object with which a model refuses to write a draft. Its value is the reason.
  package static let refusal = "error"
}

extension DraftContract.Part {
  fileprivate var schema: JSON {
    let text: JSON = [
      "type": .string("string"), "minLength": .number(characters.lowerBound), "maxLength": .number(characters.upperBound),
    ]
    guard let count else { return text }
    return ["type": .string("array"), "minItems": .number(count), "maxItems": .number(count), "items": text]
  }
}
