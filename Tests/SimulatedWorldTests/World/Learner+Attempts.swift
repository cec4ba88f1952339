import Identifiers
import QuestionWriting
import Storage
import Reproducible
import Placement
import PracticeTests
import StrictJSON

@testable import WebService

/// What a learner knows about the questions of an attempt.
struct AttemptView {
  let length: TestLength
  let questions: [Form.Question]
  /// The next question of a quick test.
  var next: String?
  /// The next question after some answers, as it was seen first.
  var nextAfter: [String: String] = [:]
  /// The result as it was seen first.
  var result: [UInt8]?
}

extension Learner {
  func actOnAttempts() {
    let open = attempts.present(at: world.time).filter { !$0.progress.isSent(1, at: world.time) }
    guard let attempt = open.isEmpty ? nil : open[random.below(open.count)], !chance(30) else {
      if open.count < 3 { startAttempt() } else { listAttempts() }
      return
    }
    switch random.below(60) {
    case 0: finish(attempt)
    case 1..<4: pick(attempts).map(finishAgain)
    case 4..<8: move(attempt)
    case 8..<11: leaveListeningOut(attempt)
    case 11: useReadings(attempt)
    case 12..<22: pick(attempts).map(read)
    case 22: listAttempts()
    default: answer(attempt)
    }
  }

  private func startAttempt() {
    let (length, profile): (TestLength, _) = (chance(2) ? .quick : .full, profile)
    send(to: attempts, creating: "attempt") { server in
      try await server.attempts.start(StartRequest(languageID: SimulatedTest.languageID, length: length), profileID: profile)
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func read(_ attempt: ExpectedObject) {
    let (id, profile) = (AttemptID(attempt.id), profile)
    if attempt.progress.isSent(1, at: world.time), chance(2) { return readResult(attempt) }
    send(to: attempts, attempt) {
      try await $0.attempts.attempt(id, profileID: profile)
    } accepted: { [self] in
      try see($0, during: $1)
    }
  }

  private func see(_ document: AttemptDocument, during span: ClosedRange<Int>) throws {
    let object = try attempts.check(Observation(document.attempt), during: span)
    let questions = document.form.questions
    var view = views[object.id] ?? AttemptView(length: document.attempt.length, questions: questions)
    guard view.questions == questions else { throw object.violation(.sameQuestion, "the form is another one") }
    view.next = document.next?["item_id"]?.string
    if document.attempt.length == .quick {
      let answers = document.attempt.answers
      let numbers = answers.values.map { $0.number ?? 0 }.sorted()
      guard numbers == Array(1..<(numbers.count + 1)) else { throw object.violation(.questionsInOrder, "the numbers are \(numbers)") }
      let state = answers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.number ?? 0) \($0.value.given.text)" }
      let key = "\(document.attempt.status.rawValue) \(document.attempt.skipsListening) \(state)"
      let next = document.progress.next?.itemID ?? "none"
      guard view.nextAfter[key, default: next] == next else {
        throw object.violation(.sameQuestion, "the next question was \(view.nextAfter[key] ?? "") and is \(next)")
      }
      view.nextAfter[key] = next
    }
    views[object.id] = view
  }

  private func answer(_ attempt: ExpectedObject) {
    guard let view = views[attempt.id] else { return read(attempt) }
    let candidates = view.length == .quick ? view.questions.filter { $0.id == view.next } : view.questions
    guard !candidates.isEmpty else { return chance(3) ? finish(attempt) : read(attempt) }
    let question = candidates[random.below(candidates.count)]
    let (given, sequence) = (given(to: question), nextSequence())
    let (item, id, profile) = (question.item.itemID, AttemptID(attempt.id), profile)
    attempt.answers[item, default: SentAnswers()].send(.init(sequence: sequence, content: given.text), at: world.time)
    send(to: attempts, attempt) { server in
      try await server.attempts.answer(
        try AnswerRequest(given: given, sequence: sequence), to: question.id, in: id, profileID: profile)
    } refused: { [self] problem, span in
      try checkRefusal(problem, of: attempt, during: span)
    } accepted: { [self] receipt, span in
      try accept(receipt, of: attempt, item: item, sequence: sequence, during: span)
    }
  }

  private func given(to question: Form.Question) -> GivenAnswer {
    if chance(8) { return .dontKnow }
    guard !question.pieces.isEmpty else { return .text(["goes", "go", "went", "gone"][random.below(4)]) }
    return .choice(question.pieces[random.below(question.pieces.count)].id)
  }

  private func accept(
    _ receipt: JSON, of attempt: ExpectedObject, item: String, sequence: Int, during span: ClosedRange<Int>
  ) throws {
    let answered = receipt["answered"]?.integer ?? -1
    let least = attempt.answers.count { $0.value.isAcknowledged(at: span.lowerBound) }
    let most = attempt.answers.count { $0.value.isSent(at: span.upperBound) }
    guard least <= answered, answered <= most else {
      throw attempt.violation(.answersCounted, "\(answered) answers are counted, not \(least) to \(most)")
    }
    // NB: an answer is stale also if it came twice. In both cases, this answer or a newer one is stored.
    attempt.answers[item, default: SentAnswers()].acknowledge(sequence, at: span.upperBound)
    if receipt["next"] != nil { views[attempt.id]?.next = receipt["next"]?["item_id"]?.string }
  }

  private func checkRefusal(_ problem: Problem, of attempt: ExpectedObject, during span: ClosedRange<Int>) throws {
    let isFinished = problem.kind == "attempt-finished"
    if isFinished { attempt.progress.acknowledge(1, at: span.upperBound) } else { views[attempt.id]?.next = nil }
    guard isFinished, !attempt.progress.isSent(1, at: span.upperBound) else { return }
    throw attempt.violation(.nothingInvented, "the attempt is finished, but nobody finished it")
  }

  private func move(_ attempt: ExpectedObject) {
    let (position, id, profile) = (random.below(18), AttemptID(attempt.id), profile)
    send(to: attempts, attempt, changes: [writing("\(position)", to: "position", of: attempt)]) {
      try await $0.attempts.setPosition(position, in: id, profileID: profile)
    } refused: { [self] in
      try checkRefusal($0, of: attempt, during: $1)
    }
  }

  private func useReadings(_ attempt: ExpectedObject) {
    let (id, profile) = (AttemptID(attempt.id), profile)
    send(to: attempts, attempt, changes: [writing("true", to: "readings", of: attempt)]) {
      try await $0.attempts.noteReadings(in: id, profileID: profile)
    } refused: { [self] in
      try checkRefusal($0, of: attempt, during: $1)
    }
  }

  private func leaveListeningOut(_ attempt: ExpectedObject) {
    let (skips, id, profile) = (chance(2), AttemptID(attempt.id), profile)
    send(to: attempts, attempt, changes: [writing("\(!skips)", to: "listening", of: attempt)]) {
      try await $0.attempts.setSkipsListening(skips, in: id, profileID: profile)
    } refused: { [self] in
      try checkRefusal($0, of: attempt, during: $1)
    }
  }

  private func finish(_ attempt: ExpectedObject) {
    let (id, profile) = (AttemptID(attempt.id), profile)
    send(to: attempts, attempt, changes: [reaching(1, of: attempt)]) {
      try await $0.attempts.finish(id, profileID: profile)
    } accepted: { [self] document, _ in
      try seeResult(document, of: attempt)
    }
  }

  private func finishAgain(_ attempt: ExpectedObject) {
    if attempt.progress.isSent(1, at: world.time) { finish(attempt) } else { read(attempt) }
  }

  private func readResult(_ attempt: ExpectedObject) {
    let (id, profile) = (AttemptID(attempt.id), profile)
    send(to: attempts, attempt) {
      try await $0.attempts.result(id, profileID: profile)
    } accepted: { [self] document, span in
      attempt.progress.acknowledge(1, at: span.upperBound)
      try seeResult(document, of: attempt)
    }
  }

  private func seeResult(_ document: [UInt8], of attempt: ExpectedObject) throws {
    guard views[attempt.id]?.result ?? document == document else { throw attempt.violation(.oneResult, "the result is another one") }
    views[attempt.id]?.result = document
  }

  private func listAttempts() {
    let profile = profile
    send {
      try await $0.stores.attempts.attempts(profileID: profile, limit: 1_000)
    } accepted: { [self] list, span in
      for id in attempts.objects.keys where !list.contains(where: { $0.id.rawValue == id }) {
        try attempts.checkMissing(id, during: span)
      }
    }
  }

  func checkAttempts() throws {
    let profile = profile
    for summary in try world.perform({ try await $0.stores.attempts.attempts(profileID: profile, limit: 1_000) }) {
      let document = try world.perform { try await $0.attempts.attempt(summary.id, profileID: profile) }
      try see(document, during: world.time...world.time)
      guard document.attempt.status == .finished, let attempt = attempts.objects[summary.id.rawValue] else { continue }
      let (stored, computed) = try world.perform { try await $0.results(summary.id, profile) }
      try seeResult(stored, of: attempt)
      guard stored == computed else { throw attempt.violation(.rightResult, "the stored answers give another result") }
    }
    let list = try world.perform { try await $0.stores.attempts.attempts(profileID: profile, limit: 1_000) }
    for id in attempts.objects.keys where !list.contains(where: { $0.id.rawValue == id }) {
      try attempts.checkMissing(id, during: world.time...world.time)
    }
  }
}

extension AnswerRequest {
  fileprivate init(given: GivenAnswer, sequence: Int) throws {
    self = try makeRequest(.object((given.json.object ?? []) + [.init(key: "sequence", value: .number(sequence))]), AnswerRequest.init)
  }
}
