/// What a reader sees of an object of a learner, in a form that is the same for all kinds of objects.
struct Observation: Sendable {
  let id: String
  /// The name that the client gave the object; nil if objects of its kind have none.
  var tag: String?
  /// Values that never change once they are there.
  var constants: [String: String] = [:]
  /// Values of which the last one counts.
  var fields: [String: String] = [:]
  /// Answers by question, each with a sequence number.
  var answers: [String: SentAnswers.Answer] = [:]
  /// How far the object has come; see ``Progress``.
  var stage = 0
}

/// An object of a learner, as the client has to expect it.
final class ExpectedObject {
  let id: String
  let tag: String?
  var exists = Register(false)
  var fields: [String: Register<String>]
  var answers: [String: SentAnswers] = [:]
  var progress: Progress
  /// The known constants, with the times at which they were first seen.
  private var constants: [String: (value: String, time: Int)] = [:]

  /// - Parameters:
  ///   - seen: The first sight of the object. What is read once stays.
  ///   - time: The time of the first sight.
  init(_ seen: Observation, initialStage: Int, at time: Int) {
    let creation = exists.begin(true, at: 0)
    exists.acknowledge(creation, at: time)
    exists.end(creation, at: time)
    (id, tag) = (seen.id, seen.tag)
    fields = seen.fields.mapValues { Register($0) }
    progress = Progress(initial: initialStage)
  }

  /// Compares the object with what a reader saw, and learns the constants that were not known before.
  func check(_ seen: Observation, during span: ClosedRange<Int>) throws(Violation) {
    for (key, value) in seen.constants {
      let known = constants[key, default: (value, span.upperBound)]
      if known.value != value { throw violation(.nothingAltered, "\(key) was \(known.value) and is \(value)") }
      constants[key] = known
    }
    for (key, known) in constants where known.time <= span.lowerBound && seen.constants[key] == nil {
      throw violation(.nothingAltered, "\(key) is gone")
    }
    for (key, value) in seen.fields where !(fields[key]?.allows(value, during: span) ?? false) {
      throw violation(.lastValue, "\(key) is \(value) between \(span), but was written: \(fields[key]?.history ?? "")")
    }
    for question in Set(answers.keys).union(seen.answers.keys) {
      let stored = seen.answers[question]
      if let rule = (answers[question] ?? SentAnswers()).broken(by: stored, during: span) {
        throw violation(rule, "the answer to \(question) is \(stored.map { "\($0)" } ?? "gone")")
      }
    }
    if let rule = progress.broken(by: seen.stage, during: span) { throw violation(rule, "its stage is \(seen.stage)") }
    progress.acknowledge(seen.stage, at: span.upperBound)
  }

  func violation(_ rule: Rule, _ detail: String) -> Violation { Violation(rule: rule, detail: "\(tag ?? "") \(id): \(detail)") }
}
