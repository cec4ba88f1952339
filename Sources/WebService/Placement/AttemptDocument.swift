import PracticeTests
import AnswerMatching
import Placement
import StrictJSON

/// An attempt as a client sees it. It contains no keys, transcripts or accept lists.
struct AttemptDocument {
  let attempt: Attempt
  let form: Form
  let progress: AttemptProgress
  let blueprint: Blueprint
  let languageName: String

  var json: JSON {
    let items = items
    return [
      "attempt_id": .string(attempt.id.rawValue), "language_id": .string(attempt.languageID),
      "language_name": .string(languageName), "direction": .string(blueprint.direction.rawValue),
      "length": .string(attempt.length.rawValue), "minimum": .number(progress.questionCount.lowerBound),
      "maximum": .number(progress.questionCount.upperBound), "complete": .bool(progress.next == nil),
      "status": .string(attempt.status.rawValue), "started_at": .time(attempt.startedAt),
      "finished_at": .time(attempt.finishedAt), "position": .number(position(items.count)),
      "listening": .string(listening), "readings": .string(readings),
      "sequence": .number(attempt.answers.values.map(\.sequence).max() ?? 0),
      "items": .array(items),
    ]
  }

  /// A quick test continues where it stands. In a full test, the learner chooses where.
  private func position(_ count: Int) -> Int { max(0, attempt.length == .quick ? count - 1 : min(attempt.position, count - 1)) }

  private var items: [JSON] {
    guard attempt.length == .quick else { return form.questions.map { item($0, number: $0.number, isLocked: nil) } }
    let questions = Dictionary(form.questions.map { ($0.item.itemID, $0) }) { first, _ in first }
    let answered = progress.answered.enumerated().compactMap { index, id in
      questions[id].map { item($0, number: index + 1, isLocked: index < progress.answered.count - 1) }
    }
    return answered + (next.map { [$0] } ?? [])
  }

  /// The members that tell a client of a quick test how it goes on.
  var nextMembers: [JSON.Member] {
    [JSON.Member(key: "next", value: next ?? .null), JSON.Member(key: "complete", value: .bool(progress.next == nil))]
  }

  /// The next question of a quick test; nil if no further question is asked, or the attempt is finished.
  var next: JSON? {
    guard let next = progress.next, attempt.status == .inProgress else { return nil }
    return form.questions.first { $0.item.itemID == next.itemID }
      .map { item($0, number: progress.answered.count + 1, isLocked: false) }
  }

  private func item(_ question: Form.Question, number: Int, isLocked: Bool?) -> JSON {
    question.json(
      number: number, isLocked: isLocked, audioPath: question.item.audio.map { _ in Self.audioPath(attempt.id, question.id) },
      answer: attempt.answers[question.item.itemID]?.given)
  }

  private var listening: String {
    if !form.questions.contains(where: { $0.item.type == .listening }) { return "unavailable" }
    return attempt.skipsListening ? "skipped" : "measured"
  }

  private var readings: String {
    if attempt.usesReadings { return "used" }
    return form.questions.contains(where: \.hasReadings) ? "available" : "unavailable"
  }

  static func audioPath(_ attemptID: AttemptID, _ questionID: String) -> String {
    "/api/v1/attempts/\(attemptID)/items/\(questionID)/audio"
  }
}

extension Form.Question {
  /// The question as the browser app shows it, without its key.
  /// - Parameters:
  ///   - number: Its place in the test, from 1.
  ///   - isLocked: Whether the answer can no longer change; nil in a full test, in which every answer can.
  func json(number: Int, isLocked: Bool?, audioPath: String?, answer: GivenAnswer?) -> JSON {
    let pair = item.minimalPair
    let tiles = item.productionSpec?.format == .wordReorder
    return .object([
      "item_id": .string(id), "number": .number(number), "format": .string(item.format.rawValue),
      "instructions": .string(item.prompt.instructions),
      "stem": .string(tiles ? "" : pair?.context ?? item.prompt.stem), "context": pair.map { .string($0.context) },
      "passage": item.prompt.passage.map { .string($0) }, "readings": readings, "stimulus": textPlace?.json,
      "audio_url": audioPath.map { .string($0) },
      "options": tiles || pieces.isEmpty ? nil : .array(pieces.map { json($0, "option_id") }),
      "tiles": tiles ? .array(pieces.map { json($0, "tile_id") }) : nil,
      "tile_separator": tiles ? .string(tileSeparator) : nil, "locked": isLocked.map { .bool($0) }, "answer": answer?.json ?? .null,
    ])
  }

  private func json(_ piece: Form.Piece, _ key: String) -> JSON {
    var members = [JSON.Member(key: key, value: .string(piece.id)), JSON.Member(key: "text", value: .string(piece.text))]
    if let reading = piece.reading { members.append(JSON.Member(key: "reading", value: .string(reading))) }
    return .object(members)
  }

  /// How the stem and the passage are read, as the browser app shows them; nil if neither has a reading.
  private var readings: JSON? {
    guard let readings = item.prompt.readings else { return nil }
    let stem = pieces.isEmpty || item.choice != nil ? readings.stem : readings.stem.flatMap(MinimalPair.init)?.context
    guard stem != nil || readings.passage != nil else { return nil }
    return .object(["stem": stem.map { .string($0) }, "passage": readings.passage.map { .string($0) }])
  }

  /// Whether the learner can look at readings.
  var hasReadings: Bool { readings != nil || pieces.contains { $0.reading != nil } }
}
