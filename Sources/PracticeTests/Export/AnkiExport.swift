import NoteFacts
import ItemWriting
import QuestionWriting

extension PracticeTestExport {
  /// A text file that Anki imports: header lines, then one note per line. The front contains the question and its options, the back the key
  /// and the rationale.
  static let anki = PracticeTestExport(
    name: "anki", mediaType: "text/tab-separated-values; charset=utf-8", fileExtension: "tsv"
  ) { test in
    let header = ["#separator:tab", "#html:true", "#notetype:Basic", "#columns:Front\tBack\tTags", "#tags column:3"]
    let notes = test.questions.map { question in
      [Anki.front(question), Anki.back(question), Anki.tags(question, of: test)].map(Anki.quoted).joined(separator: "\t")
    }
    return (header + notes).map { "\($0)\n" }.joined()
  }
}

private enum Anki {
  static func front(_ question: PracticeQuestion) -> String {
    let stem = paragraph(escaped(question.mathJax(question.draft.stem)))
    guard question.format == .choice else { return stem }
    let options = question.options.map { "<li dir=\"auto\">\(escaped(question.mathJax($0)))</li>" }
    return "\(stem)<ol type=\"A\">\(options.joined())</ol>"
  }

  static func back(_ question: PracticeQuestion) -> String {
    let key =
      question.format == .choice
      ? "<b>\(question.keyLetter)</b> \(escaped(question.mathJax(question.draft.correctAnswer)))"
      : "<b>\(escaped(question.mathJax(question.acceptedAnswers)))</b>"
    return paragraph(key) + paragraph(escaped(question.mathJax(question.draft.rationale)))
  }

  /// The tags of a question, separated by spaces. Two colons separate a tag from its parent.
  static func tags(_ question: PracticeQuestion, of test: SharedPracticeTest) -> String {
    [
      "course::\(tag(test.request.course))", "topic::\(tag(question.slot.topic))", "bloom::\(question.slot.bloomLevel.rawValue)",
      "difficulty::\(question.slot.difficulty.rawValue)",
    ]
    .joined(separator: " ")
  }

  /// NB: Fields are always quoted, because Anki treats a line that begins with a number sign as a comment.
  static func quoted(_ field: String) -> String { "\"\(field.replacingScalars { $0 == "\"" ? "\"\"" : nil })\"" }

  /// HTML in which no text is a tag of Anki, such as `[sound:…]` and `[latex]`.
  ///
  /// NB: Anki looks for its tags before it reads character references.
  private static func escaped(_ text: String) -> String {
    HTMLText.escaped(text).replacingScalars { $0 == "[" ? "&#91;" : nil }
  }

  private static func paragraph(_ html: String) -> String { "<p dir=\"auto\">\(html)</p>" }

  private static func tag(_ name: String) -> String {
    name.withoutControls.replacingScalars { $0.properties.isWhitespace || $0 == ":" || $0 == "\"" ? "_" : nil }
  }
}
