import AnswerMatching
import Placement
import StrictJSON

/// An answered item as a learner reviews it: with its key, the verdict and the rationale. It is never sent while a test is in progress.
struct ReviewedItem {
  let question: Form.Question
  /// Its place among the questions, from 1.
  let number: Int
  let outcome: ItemOutcome
  let session: TestSession
  /// The path of its recording, if it has one.
  let audioPath: String

  private var item: TestItem { question.item }

  var json: JSON {
    let text: String? = if case .text(let text) = outcome.answer { text } else { nil }
    let given = question.pieces.first { $0.value == text && item.productionSpec?.format != .wordReorder }
    return .object([
      "item_id": .string(question.id), "number": .number(number), "level": .string(item.level.rawValue),
      "construct": .string(item.construct), "format": .string(item.format.rawValue),
      "instructions": .string(item.prompt.instructions), "stem": .string(item.minimalPair?.context ?? item.prompt.stem),
      "context": item.minimalPair.map { .string($0.context) }, "passage": item.prompt.passage.map { .string($0) },
      "stimulus": question.textPlace?.json, "transcript": item.prompt.transcript.map { .string($0) },
      "audio_url": item.audio.map { _ in .string(audioPath) }, "audio_credit": credit,
      "options": options, "status": .string(outcome.status.rawValue),
      "given": .string(given?.text ?? text), "given_option_id": given.map { .string($0.id) },
      "expected": .strings(expected), "verdict": outcome.verdict?.json ?? .null,
      "pretest": item.isPretest ? .bool(true) : nil, "topic": item.topic.map { .string($0.rawValue) },
      "rationale": item.rationale.map { ["rule": .string($0.rule), "example": .string($0.example)] },
    ])
  }

  /// The person who reads the recording, and the licence; nil for a synthetic voice.
  private var credit: JSON? {
    guard let audio = item.audio, let speaker = audio.speaker else { return nil }
    return .object(["speaker": .string(speaker), "licence": audio.licence.map { .string($0) }])
  }

  private var options: JSON? {
    guard item.choice != nil || item.minimalPair != nil else { return nil }
    return .array(
      question.pieces.map { piece in
        [
          "option_id": .string(piece.id), "text": .string(piece.text),
          "correct": .bool(session.isAnswerCorrect(item: item, answer: piece.value)),
        ]
      })
  }

  private var expected: [String] {
    if let choice = item.choice { return choice.options.filter { $0.id == choice.correctOptionID }.map(\.text) }
    return item.productionSpec?.acceptList ?? []
  }
}
