import PracticeTests
import AnswerMatching
import Placement
import StrictJSON

/// An attempt as a client sees it. It contains no keys, transcripts or accept lists.
struct AttemptDocument {
  let attempt: Attempt
  let form: Form
  let blueprint: Blueprint
  let languageName: String

  var json: JSON {
    [
      "attempt_id": .string(attempt.id.rawValue), "language_id": .string(attempt.languageID),
      "language_name": .string(languageName), "direction": .string(blueprint.direction.rawValue),
      "status": .string(attempt.status.rawValue), "started_at": .time(attempt.startedAt),
      "finished_at": .time(attempt.finishedAt), "position": .number(min(attempt.position, max(0, form.questions.count - 1))),
      "listening": .string(listening), "sequence": .number(attempt.answers.values.map(\.sequence).max() ?? 0),
      "items": .array(
        form.questions.map { question in
          question.json(
            audioPath: question.item.audio.map { _ in Self.audioPath(attempt.id, question.id) },
            answer: attempt.answers[question.item.itemID]?.given)
        }),
    ]
  }

  private var listening: String {
    if !form.questions.contains(where: { $0.item.type == .listening }) { return "unavailable" }
    return attempt.skipsListening ? "skipped" : "measured"
  }

  static func audioPath(_ attemptID: AttemptID, _ questionID: String) -> String {
    "/api/v1/attempts/\(attemptID)/items/\(questionID)/audio"
  }
}

extension Form.Question {
  /// The question as the browser app shows it, without its key.
  func json(audioPath: String?, answer: GivenAnswer?) -> JSON {
    let pair = item.minimalPair
    let tiles = item.productionSpec?.format == .wordReorder
    return .object([
      "item_id": .string(id), "number": .number(number), "format": .string(item.screenFormat),
      "instructions": .string(item.prompt.instructions),
      "stem": .string(tiles ? "" : pair?.context ?? item.prompt.stem), "context": pair.map { .string($0.context) },
      "passage": item.prompt.passage.map { .string($0) },
      "audio_url": audioPath.map { .string($0) },
      "options": tiles || pieces.isEmpty ? nil : .array(pieces.map { json($0, "option_id") }),
      "tiles": tiles ? .array(pieces.map { json($0, "tile_id") }) : nil,
      "tile_separator": tiles ? .string(tileSeparator) : nil, "answer": answer?.json ?? .null,
    ])
  }

  private func json(_ piece: Form.Piece, _ key: String) -> JSON {
    .object([JSON.Member(key: key, value: .string(piece.id)), JSON.Member(key: "text", value: .string(piece.text))])
  }
}

extension TestItem {
  /// The name of the format by which the browser app selects the module that shows the item.
  var screenFormat: String {
    switch task {
    case .multipleChoiceCloze: "cloze_choice"
    case .readingComprehension: "reading"
    case .listening: "listening"
    case .production(let spec):
      switch spec.format {
      case .freeResponseCloze: "cloze_text"
      case .wordReorder: "word_reorder"
      case .minimalPair: "minimal_pair"
      }
    }
  }
}
