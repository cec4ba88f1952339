import NoteFacts
import ItemWriting
import QuestionWriting
import PracticeTests
import StrictJSON

extension PracticeStatistics {
  var json: JSON {
    [
      "tests": .number(tests), "questions": .number(questions), "average_percent": averagePercent.map { .number($0) } ?? .null,
      "topics": .array(topics.map(\.json)),
      "days": .array(days.map { ["date": .string($0.date.description), "questions": .number($0.questions)] }),
    ]
  }
}

extension PracticeStatistics.OfTopic {
  fileprivate var json: JSON {
    [
      "course": .string(course), "topic": .string(topic), "answered": .number(answered), "correct": .number(tally.correct),
      "mastery": mastery.map { ["value": .share($0.value), "low": .share($0.low), "high": .share($0.high)] } ?? .null,
    ]
  }
}

extension PracticeResult {
  var json: JSON {
    [
      "correct": .number(tally.correct), "counted": .number(tally.counted), "percent": percent.map { .number($0) } ?? .null,
      "band": .string(band?.rawValue), "milliseconds": .number(milliseconds), "rapid_guesses": .number(effort.rapidGuesses.count),
      "topics": .array(topics.map { $0.tally.json(named: $0.kind) }),
      "bloom_levels": .array(bloomLevels.map { $0.tally.json(named: $0.kind.rawValue) }),
      "difficulties": .array(difficulties.map { $0.tally.json(named: $0.kind.rawValue) }),
    ]
  }
}

extension GenerationReport {
  var json: JSON {
    [
      "asked": .number(asked), "from_model": .number(fromModel), "from_notes": .number(fromNotes), "from_learner": .number(fromLearner),
      "fallbacks": .number(fallbacks),
      "missing": .number(missing), "attempts_mean": .share(meanAttempts), "out_of_time": .bool(ranOutOfTime),
      "rejections": .array(rejections.map { ["code": .string($0.code), "count": .number($0.count)] }),
    ]
  }
}

extension AnswerTally {
  fileprivate func json(named name: String) -> JSON {
    ["name": .string(name), "correct": .number(correct), "counted": .number(counted)]
  }
}

extension JSON {
  /// A share, rounded to three decimal places.
  fileprivate static func share(_ value: Double) -> JSON { .decimal(value, places: 3) }
}
