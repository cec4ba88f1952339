import AnswerMatching
import NoteFacts
import Placement
import ItemWriting
import QuestionWriting
import PracticeTests
import StrictJSON

/// A practice test as its owner sees it. It contains keys, explanations and sources only after the test was submitted.
struct PracticeTestDocument {
  let test: PracticeTest
  /// The place in the queue of the tests to be written; nil unless the test waits there.
  var place: Int?

  /// The test without its questions.
  var summary: JSON { .object(members) }

  var json: JSON { document { _ in [] } }

  /// The questions of a test that is ready, with their keys, for a learner who looks at them before the test.
  var preview: JSON {
    let questions = test.questions.enumerated().map { index, question -> JSON in
      let json: JSON = [
        "question_id": .string(question.id), "number": .number(index + 1), "topic": .string(question.slot.topic),
        "prompt": .string(question.draft.stem), "format": .string(question.format.rawValue), "options": .strings(question.options),
        "correct_option": question.format == .choice ? .number(question.slot.keyPosition) : .null,
        "answers": .strings(question.format == .typed ? question.draft.acceptList : []),
        "explanation": .string(question.draft.rationale), "source": .string(source(of: question)),
      ]
      return JSON.object((json.object ?? []) + formulas(question.formulas))
    }
    return [
      "test_id": .string(test.id), "course": .string(test.request.course), "language": .string(test.language),
      "direction": .string(WritingDirection(language: test.language).rawValue), "questions": .array(questions),
    ]
  }

  /// The test for the download of all data: each question also has the number of changes of its answer, and the test has the questions
  /// that the learner removed before it.
  var exported: JSON {
    let whole = document { question in [JSON.Member(key: "changes", value: .number(test.responses[question.id]?.changes ?? 0))] }
    let removed = test.removed.map { question -> JSON in
      ["question_id": .string(question.id), "prompt": .string(question.draft.stem), "options": .strings(question.options)]
    }
    return .object((whole.object ?? []) + [JSON.Member(key: "removed", value: .array(removed))])
  }

  private func document(_ more: (PracticeQuestion) -> [JSON.Member]) -> JSON {
    let questions = test.questions.enumerated().map { JSON.object(question($1, number: $0 + 1) + more($1)) }
    return .object(
      members + [
        JSON.Member(key: "language", value: .string(test.language)),
        JSON.Member(key: "direction", value: .string(WritingDirection(language: test.language).rawValue)),
        JSON.Member(key: "queue_place", value: .number(place)),
        JSON.Member(key: "position", value: .number(test.position)),
        JSON.Member(key: "estimated_minutes", value: .number(test.questions.reduce(0) { $0 + $1.slot.difficulty.minutes })),
        JSON.Member(key: "report", value: test.questions.isEmpty ? .null : report.json),
        JSON.Member(key: "questions", value: .array(questions)), JSON.Member(key: "result", value: result?.json ?? .null),
      ])
  }

  private var report: GenerationReport { GenerationReport(asked: test.askedCount, questions: test.questions) }
  private var isSubmitted: Bool { test.status == .submitted }
  private var result: PracticeResult? { PracticeResult(of: test) }

  private var members: [JSON.Member] {
    let tally = result?.tally
    let json: JSON = [
      "test_id": .string(test.id), "course_id": .string(test.courseID), "course": .string(test.request.course),
      "topics": .strings(test.request.topics), "difficulty": .string(test.request.difficulty.rawValue),
      "status": .string(test.status.rawValue), "backend": .string(test.backend),
      "question_count": .number(test.questions.isEmpty ? test.request.questionCount : test.questions.count),
      "asked": .number(test.askedCount), "answered": .number(test.answered), "created_at": .time(test.createdAt),
      "started_at": .time(test.startedAt), "submitted_at": .time(test.submittedAt),
      "correct": .number(tally?.correct), "counted": .number(tally?.counted), "percent": .number(tally?.percent),
      "failure": .string(test.failure), "failure_kind": .string(test.failure.flatMap(WritingFailure.init(sentence:))?.rawValue),
    ]
    return json.object ?? []
  }

  private func question(_ question: PracticeQuestion, number: Int) -> [JSON.Member] {
    let response = test.responses[question.id] ?? PracticeResponse()
    let asked: JSON = [
      "question_id": .string(question.id), "number": .number(number), "topic": .string(question.slot.topic),
      "prompt": .string(question.draft.stem), "format": .string(question.format.rawValue), "options": .strings(question.options),
      "answer": response.option.map { .number($0) } ?? .null, "text": .string(response.text), "flagged": .bool(response.isFlagged),
      "milliseconds": .number(response.milliseconds), "sequence": .number(response.sequence),
    ]
    let shown = isSubmitted ? question.formulas : question.askedFormulas
    return (asked.object ?? []) + (isSubmitted ? review(question, response) : []) + formulas(shown)
  }

  /// The formulas in the texts of a question. Before the test was submitted, those of the key and the explanation are not among them.
  private func formulas(_ formulas: [TeXFormula]) -> [JSON.Member] {
    if formulas.isEmpty { return [] }
    let list = formulas.map { formula -> JSON in
      ["text": .string(formula.text), "math": .array(formula.mathML.map(\.json))]
    }
    return [JSON.Member(key: "formulas", value: .array(list))]
  }

  private func review(_ question: PracticeQuestion, _ response: PracticeResponse) -> [JSON.Member] {
    let verdict =
      question.format == .typed ? response.text.map { TypedGrading.verdict(on: $0, to: question, language: test.language) } : nil
    let json: JSON = [
      "correct_option": question.format == .choice ? .number(question.slot.keyPosition) : .null,
      "correct_answer": .string(question.draft.correctAnswer), "other_answers": .strings(question.draft.otherAnswers),
      "verdict": verdict?.json ?? .null, "correct": .bool(test.isCorrect(question)),
      "disputed": .bool(response.isDisputed), "bloom_level": .string(question.slot.bloomLevel.rawValue),
      "difficulty": .string(question.slot.difficulty.rawValue), "explanation": .string(question.draft.rationale),
      "evidence": .string(question.draft.evidence), "headings": .strings(question.headings), "source": .string(source(of: question)),
    ]
    return json.object ?? []
  }

  private func source(of question: PracticeQuestion) -> String {
    if question.provenance.isFallback { return "fallback" }
    return switch question.provenance.backend {
    case Provenance.notes.backend: "notes"
    case Provenance.learner.backend: "learner"
    default: "model"
    }
  }
}

extension MathElement {
  /// The element as the app rebuilds it. It is no text of MathML, because the app must not parse markup.
  fileprivate var json: JSON {
    let element = JSON.string(name.rawValue)
    return name.hasText ? ["element": element, "text": .string(text)] : ["element": element, "children": .array(children.map(\.json))]
  }
}

extension JSON {
  fileprivate static func number(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }
}
