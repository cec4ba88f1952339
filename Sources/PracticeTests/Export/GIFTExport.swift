import ItemWriting
import NoteFacts
import QuestionWriting

extension PracticeTestExport {
  /// Moodle's GIFT format: one question per paragraph. The file extension is that of plain text, because Moodle accepts no other.
  static let gift = PracticeTestExport(name: "gift", mediaType: "text/plain; charset=utf-8", fileExtension: "txt") { test in
    var category: String?
    var paragraphs: [String] = []
    for question in test.questions {
      let own = MoodleText.category(of: question, in: test)
      if own != category { paragraphs.append("$CATEGORY: \(own)") }
      category = own
      paragraphs.append(GIFT.question(question))
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }
}

private enum GIFT {
  static func question(_ question: PracticeQuestion) -> String {
    let tags = MoodleText.tags(of: question).map { "[tag:\($0)]" }.joined(separator: " ")
    let options = question.format == .choice ? choices(question) : question.draft.acceptList.map { "\t=\(plain($0))" }
    return """
      // \(tags)
      ::\(name(of: question))::[html]\(html(question.mathJax(question.draft.stem))){
      \(options.joined(separator: "\n"))
      \t####\(html(question.mathJax(question.draft.rationale)))
      }
      """
  }

  private static func choices(_ question: PracticeQuestion) -> [String] {
    question.letteredOptions.map { "\t\($0.isKey ? "=" : "~")\(html(question.mathJax($0.text)))" }
  }

  /// An answer that Moodle compares with typed text. It is plain text on one line, with round brackets instead of braces.
  private static func plain(_ answer: String) -> String {
    MoodleText.pattern(escaped(answer.title(TypedGrading.maximumCharacters).replacingScalars { $0 == "{" ? "(" : $0 == "}" ? ")" : nil }))
  }

  /// The name of a question, with round brackets instead of braces. Names are plain text, which has no character references.
  private static func name(of question: PracticeQuestion) -> String {
    escaped(MoodleText.name(of: question).replacingScalars { $0 == "{" ? "(" : $0 == "}" ? ")" : nil })
  }

  /// Text as HTML with the escapes of GIFT. The HTML has no line breaks, so no line of it can begin a comment.
  private static func html(_ text: String) -> String {
    // NB: Some readers of GIFT end the answers at any brace, even at one with a backslash.
    let html = HTMLText.escaped(text).replacingScalars { $0 == "{" ? "&#123;" : $0 == "}" ? "&#125;" : nil }
    let start: Unicode.Scalar? = html.unicodeScalars.first
    // NB: At the start, a bracket would begin the name of a text format, and a percent sign a weight.
    guard start == "[" || start == "%" else { return escaped(html) }
    return escaped("&#\(start == "[" ? 91 : 37);\(String(html.unicodeScalars.dropFirst()))")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "~", "=", "#", ":", "\\": "\\\(scalar)"
      default: nil
      }
    }
  }
}
