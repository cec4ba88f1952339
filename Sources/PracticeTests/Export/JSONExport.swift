import NoteFacts
import ItemWriting
import QuestionWriting
public import StrictJSON

extension PracticeTestExport {
  /// The whole test as JSON, which ``PracticeTestImport`` reads.
  static let json = PracticeTestExport(name: "json", mediaType: "application/json", fileExtension: "json") { "\($0.json.text)\n" }
}

extension SharedPracticeTest {
  /// The newest version of the format of ``json``. A format that older readers would misread gets the next number. Version 2 added
  /// questions with typed answers. Version 3 added formulas.
  public static let formatVersion = 3

  /// The version of the format that this test needs. A test without typed answers and formulas keeps version 1, which older programs read.
  public var neededFormatVersion: Int {
    if questions.contains(where: { !$0.formulas.isEmpty }) { return 3 }
    return questions.contains { $0.format == .typed } ? 2 : 1
  }

  /// The test as JSON for files, the command line and the web. Violations of soft rules are not included.
  public var json: JSON {
    [
      "format_version": .number(neededFormatVersion), "course": .string(request.course), "topics": .strings(request.topics),
      "difficulty": .string(request.difficulty.rawValue), "language": .string(language), "backend": .string(backend),
      "seed": .number(seed), "question_count": .number(questions.count), "missing": .number(missing),
      "estimated_minutes": .number(estimatedMinutes), "questions": .array(questions.map(\.json)),
    ]
  }
}

extension PracticeQuestion {
  fileprivate var json: JSON {
    let json = format == .choice ? choiceJSON : typedJSON
    return formulas.isEmpty ? json : .object((json.object ?? []) + [JSON.Member(key: "formulas", value: .array(formulas.map(\.json)))])
  }

  private var typedJSON: JSON {
    let answers: JSON = ["format": .string(format.rawValue), "other_answers": .strings(draft.otherAnswers)]
    let members = (choiceJSON.object ?? []).flatMap { $0.key == "options" ? answers.object ?? [] : [$0] }
    return .object(members)
  }

  private var choiceJSON: JSON {
    [
      "id": .string(slot.id), "topic": .string(slot.topic), "bloom_level": .string(slot.bloomLevel.rawValue),
      "difficulty": .string(slot.difficulty.rawValue), "template": .string(slot.template.rawValue), "prompt": .string(draft.stem),
      "options": .strings(options), "correct_answer": .string(draft.correctAnswer), "explanation": .string(draft.rationale),
      "evidence": .string(draft.evidence), "headings": .strings(headings), "provenance": provenance.json,
    ]
  }
}

extension TeXFormula {
  fileprivate var json: JSON { ["text": .string(text), "tex": .string(tex)] }
}

extension Provenance {
  fileprivate var json: JSON {
    .object([
      "backend": .string(backend), "model": model.map { .string($0) }, "seed": seed.map { .number($0) }, "attempts": .number(attempts),
      "rejections": .strings(rejections), "fallback": .bool(isFallback),
    ])
  }
}
