import ItemWriting
import NoteFacts
import StrictJSON

/// The prompt for the draft of one slot. The system prompt is the same for all slots of a language, so that servers can cache it.
struct DraftPrompt: Sendable {
  let course: String
  let slot: QuestionSlot
  /// The primary subtag of the language of the notes.
  let language: String
  /// The part of the notes that the question must be about.
  let excerpt: String
  /// The questions that are already in the test.
  var accepted: [QuestionDraft] = []
  /// The flaws of the previous draft.
  var repairs: [DraftRepair] = []
  /// The previous draft, if it could be read.
  var earlier: QuestionDraft?

  /// The maximum number of earlier stems in the prompt; the latest ones are kept.
  static let maximumAvoided = 8

  func modelPrompt(seed: UInt64, temperature: Double, maximumTokens: Int) -> ModelPrompt {
    ModelPrompt(
      system: Self.system(language: language), user: user, schema: DraftContract.schema, seed: seed, temperature: temperature,
      maximumTokens: maximumTokens)
  }

  private var user: String {
    [Self.slotLine(id: slot.id), task, "The notes:\n\(Fence(excerpt).fenced)", avoidance, mending, Self.order]
      .compactMap(\.self).joined(separator: "\n\n")
  }

  /// The first line of every prompt for a slot.
  static func slotLine(id: String) -> String { "Slot: \(id)" }

  private static let order = "Answer with the JSON object and nothing else."

  private var task: String {
    """
    Write one multiple-choice question.
    Course: \(quoted(course))
    Topic: \(quoted(slot.topic))
    Language: \(Self.name(of: language)). Every part is written in it.
    Difficulty: \(slot.difficulty.rawValue): \(slot.difficulty.instruction)
    Bloom level: \(slot.bloomLevel.rawValue): \(slot.bloomLevel.instruction)
    Kind: \(slot.template.rawValue): \(slot.template.instruction)
    Length: the stem has at most \(slot.promptWordLimit) words.
    """
  }

  private var avoidance: String? {
    guard !accepted.isEmpty else { return nil }
    let stems = accepted.suffix(Self.maximumAvoided).map { "- \(quoted($0.stem))" }
    return "These questions are in the test already. Ask for something else:\n\(stems.joined(separator: "\n"))"
  }

  private var mending: String? {
    guard !repairs.isEmpty else { return nil }
    let list = repairs.prefix(DraftRepair.maximumConcurrency).map { "- \($0.code): \(quoted($0.offence)): \($0.advice)" }.joined(
      separator: "\n")
    guard let earlier, DraftRepair.isRepairable(repairs) else { return "Your last draft was refused. Write another one:\n\(list)" }
    return "Your last draft was refused. Mend it and change nothing else:\n\(DraftContract.text(of: earlier))\n\(list)"
  }
}

// MARK: - System prompt

extension DraftPrompt {
  static func system(language: String) -> String {
    """
    You write multiple-choice questions for a learner, from the learner's own notes.

    \(Fence.explanation)

    Your answer is one JSON object with these parts, in this order, and no others:
    \(DraftContract.words)

    Its JSON Schema: \(DraftContract.schema)
    For example: \(DraftContract.text(of: DraftContract.sample))
    If the notes do not say enough for a question, answer {"\(DraftContract.refusal)": "why"} instead.

    Every question keeps these rules:
    \(rules)
    - Use no source but the notes, and name no web page.
    \(phrases(of: language))
    """
  }

  private static let rules = QuestionValidator.rules.filter { $0.severity == .hard }.map { rule in
    "- \(rule.name): \(withoutSource(rule.reason)) \(rule.advice)"
  }
  .joined(separator: "\n")

  /// A reason without the source in brackets at the end.
  private static func withoutSource(_ reason: String) -> String {
    guard reason.hasSuffix(")."), let bracket = reason.lastIndex(of: "(") else { return reason }
    return String(reason[..<bracket][...].trimmingSpaces) + "."
  }

  private static func phrases(of language: String) -> String {
    guard let vocabulary = NotesLanguage.of(language)?.vocabulary else { return "" }
    let phrases = (vocabulary.metaOptions + vocabulary.banned).map { "“\($0.joined(separator: " "))”" }
    return "- Never write: \(phrases.joined(separator: ", "))."
  }

  private static func name(of language: String) -> String {
    NotesLanguage.of(language).map { "\($0.name), as in the notes" } ?? "that of the notes (\(quoted(language)))"
  }
}

/// An arbitrary text as one JSON string on one line, cut to a maximum length.
private func quoted(_ text: String) -> String {
  let maximumLength = 200
  return JSON.string(text.count > maximumLength ? text.prefix(maximumLength) + "…" : text).text
}
