import ItemWriting
import NoteFacts
import QuestionWriting
import StrictJSON

/// Reads a shared file member by member and collects all errors.
struct SharedPracticeTestReader {
  let problems = JSONProblems()

  /// NB: This may return a test even if there are errors.
  func test(_ json: JSON) -> SharedPracticeTest? {
    guard var object = JSONObjectReader(json, path: "", problems: problems) else { return nil }
    _ = object.integer("format_version", in: 1...SharedPracticeTest.formatVersion)
    let language = text("language", in: &object)
    let backend = text("backend", in: &object)
    let seed = seedNumber(object.required("seed"), in: object)
    let questions = object.elements("questions").compactMap { question($0.json, $0.path) }
    let request = request(in: &object, written: questions.count)
    _ = object.integer("estimated_minutes", in: 0...Int.max)
    object.refuseUnknownKeys()
    refuseRepeatedIDs(questions, in: object)
    guard let request, let language, let backend, let seed else { return nil }
    return SharedPracticeTest(request: request, language: language, seed: seed, backend: backend, questions: questions)
  }

  private func request(in object: inout JSONObjectReader, written: Int) -> PracticeTestRequest? {
    let course = object.string("course")
    let topics = object.strings("topics")
    let difficulty = object.word("difficulty", Difficulty.self)
    let count = object.integer("question_count", in: 0...PracticeTestRequest.counts.upperBound)
    let missing = object.integer("missing", in: 0...PracticeTestRequest.counts.upperBound)
    guard let course, let difficulty, let count, let missing else { return nil }
    if problems.list.isEmpty, count != written { object.complain("there are \(written) questions, not \(count)", at: "question_count") }
    do throws(PracticeTestRequestError) {
      return try PracticeTestRequest(course: course, topics: topics, difficulty: difficulty, questionCount: count + missing)
    } catch {
      object.complain(error.description, at: key(of: error))
      return nil
    }
  }

  private func key(of problem: PracticeTestRequestError) -> String {
    switch problem {
    case .noCourse: "course"
    case .count: "question_count"
    case .topics: "topics"
    }
  }

  private func refuseRepeatedIDs(_ questions: [PracticeQuestion], in object: JSONObjectReader) {
    var seen: Set<String> = []
    for question in questions where !seen.insert(question.id).inserted {
      object.complain("two questions have the id \"\(question.id)\": give each its own", at: "questions")
    }
  }
}

// MARK: - One question

extension SharedPracticeTestReader {
  private func question(_ json: JSON, _ path: String) -> PracticeQuestion? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let format = object.optional("format") == nil ? .choice : object.word("format", QuestionFormat.self) ?? .choice
    let answers = format == .choice ? answers(in: &object) : typedAnswers(in: &object)
    let slot = slot(in: &object, keyPosition: answers?.keyPosition ?? 0)
    let stem = text("prompt", in: &object)
    let rationale = text("explanation", in: &object)
    let evidence = object.string("evidence")
    let headings = object.strings("headings")
    let provenance = object.object("provenance").flatMap(provenance)
    let formulas = formulas(in: &object)
    object.refuseUnknownKeys()
    guard let answers, let slot, let stem, let rationale, let evidence, let provenance else { return nil }
    let draft = QuestionDraft(
      evidence: evidence, stem: stem, correctAnswer: answers.key, distractors: answers.distractors, rationale: rationale, format: format,
      otherAnswers: answers.others)
    return PracticeQuestion(slot: slot, draft: draft, headings: headings, provenance: provenance, formulas: formulas)
  }

  /// The formulas of the question. Each one must have the plain text that Nivel would write for it, so that a learner who sees the formula
  /// reads the same as a learner who sees its plain text.
  private func formulas(in object: inout JSONObjectReader) -> [TeXFormula] {
    guard let elements = object.optionalElements("formulas") else { return [] }
    guard elements.count <= PracticeQuestion.maximumFormulas else {
      object.complain("there are \(elements.count) formulas: a question has at most \(PracticeQuestion.maximumFormulas)", at: "formulas")
      return []
    }
    return elements.compactMap { formula($0.json, $0.path) }
  }

  private func formula(_ json: JSON, _ path: String) -> TeXFormula? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let text = object.string("text")
    let tex = object.string("tex")
    object.refuseUnknownKeys()
    guard let text, let tex else { return nil }
    guard let formula = TeXFormula(tex: tex) else {
      object.complain(
        "this is no formula that Nivel can show, or it is longer than \(TeXFormula.maximumLength) bytes: remove it from the list",
        at: "tex")
      return nil
    }
    if formula.text != text { object.complain("the plain text of the formula is \"\(formula.text)\": write it so", at: "text") }
    return formula
  }

  private func slot(in object: inout JSONObjectReader, keyPosition: Int) -> QuestionSlot? {
    let id = text("id", in: &object)
    let topic = text("topic", in: &object)
    let level = object.word("bloom_level", BloomLevel.self)
    let difficulty = object.word("difficulty", Difficulty.self)
    let template = object.word("template", TemplateType.self)
    guard let id, let topic, let level, let difficulty, let template else { return nil }
    return QuestionSlot(id: id, topic: topic, bloomLevel: level, difficulty: difficulty, template: template, keyPosition: keyPosition)
  }

  private func answers(in object: inout JSONObjectReader) -> Answers? {
    let known = problems.list.count
    var options = object.strings("options")
    guard let answer = object.string("correct_answer"), problems.list.count == known else { return nil }
    guard options.count == QuestionSlot.optionCount, Set(options).count == options.count, !options.contains(where: isBlank) else {
      object.complain("a question has \(QuestionSlot.optionCount) options, all different and none empty", at: "options")
      return nil
    }
    guard let position = options.firstIndex(of: answer) else {
      object.complain("the correct answer is not one of the options: copy the text of an option", at: "correct_answer")
      return nil
    }
    let key = options.remove(at: position)
    return Answers(key: key, keyPosition: position, distractors: options)
  }

  /// The answers of a question, as a draft has them.
  private struct Answers {
    let key: String
    var keyPosition = 0
    var distractors: [String] = []
    var others: [String] = []
  }

  private func typedAnswers(in object: inout JSONObjectReader) -> Answers? {
    let others = object.strings("other_answers")
    guard let key = text("correct_answer", in: &object) else { return nil }
    guard others.count <= QuestionFormat.TypedLimit.otherAnswers, !others.contains(where: isBlank),
      ([key] + others).allSatisfy({ $0.unicodeScalars.count <= TypedGrading.maximumCharacters })
    else {
      let limits = "at most \(QuestionFormat.TypedLimit.otherAnswers) other answers, none empty"
      object.complain(
        "a typed question has \(limits), and at most \(TypedGrading.maximumCharacters) characters in each", at: "other_answers")
      return nil
    }
    return Answers(key: key, others: others)
  }

  private func provenance(_ reader: JSONObjectReader) -> Provenance? {
    var object = reader
    let backend = text("backend", in: &object)
    let model = object.optionalString("model")
    let seed = object.optional("seed").flatMap { seedNumber($0, in: object) }
    let attempts = object.integer("attempts", in: 1...Int.max)
    let rejections = object.strings("rejections")
    let isFallback = object.optionalBool("fallback") ?? false
    object.refuseUnknownKeys()
    guard let backend, let attempts else { return nil }
    return Provenance(
      backend: backend, model: model, seed: seed, attempts: attempts, rejections: rejections, isFallback: isFallback)
  }
}

// MARK: - Single members

extension SharedPracticeTestReader {
  /// A string that must contain more than white space.
  private func text(_ key: String, in object: inout JSONObjectReader) -> String? {
    guard let text = object.string(key) else { return nil }
    if isBlank(text) { object.complain("empty: write something", at: key) }
    return text
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// NB: Seeds range up to 2⁶⁴ − 1, which `JSON.integer` does not support.
  private func seedNumber(_ json: JSON?, in object: JSONObjectReader) -> UInt64? {
    guard let json else { return nil }
    if case .number(let literal) = json.content, let seed = UInt64(literal) { return seed }
    object.complain("expected a whole number from 0 to \(UInt64.max), found \(json.kind)", at: "seed")
    return nil
  }
}
