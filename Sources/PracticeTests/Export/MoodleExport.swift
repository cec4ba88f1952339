import ItemWriting
import QuestionWriting

extension PracticeTestExport {
  /// Moodle XML, the format that keeps the most data in Moodle. A question with options is multiple choice with one answer: the key has the fraction
  /// 100 and every other option 0. A question with a typed answer is a short answer. The rationale is the general feedback.
  static let moodle = PracticeTestExport(name: "moodle", mediaType: "application/xml", fileExtension: "xml") { test in
    var category: String?
    var elements: [String] = []
    for question in test.questions {
      let own = MoodleText.category(of: question, in: test)
      if own != category { elements.append(MoodleXML.category(own)) }
      category = own
      elements.append(MoodleXML.question(question))
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n\(elements.joined(separator: "\n"))\n</quiz>\n"
  }
}

private enum MoodleXML {
  /// An element that assigns the questions after it to a category.
  static func category(_ path: String) -> String {
    """
      <question type="category">
        <category><text>\(escaped(path))</text></category>
      </question>
    """
  }

  static func question(_ question: PracticeQuestion) -> String {
    """
      <question type="\(question.format == .choice ? "multichoice" : "shortanswer")">
        <name><text>\(escaped(MoodleText.name(of: question)))</text></name>
        <questiontext format="html"><text>\(html(question.mathJax(question.draft.stem)))</text></questiontext>
        <generalfeedback format="html"><text>\(html(question.mathJax(question.draft.rationale)))</text></generalfeedback>
        <defaultgrade>1</defaultgrade>
        <penalty>0.3333333</penalty>
        <hidden>0</hidden>
    \(question.format == .choice ? choices(question) : typed(question))
        <tags>\(MoodleText.tags(of: question).map { "<tag><text>\(escaped($0))</text></tag>" }.joined())</tags>
      </question>
    """
  }

  private static func choices(_ question: PracticeQuestion) -> String {
    """
        <single>true</single>
        <shuffleanswers>false</shuffleanswers>
        <answernumbering>ABCD</answernumbering>
    \(question.letteredOptions.map { answer($0, question.mathJax($0.text)) }.joined(separator: "\n"))
    """
  }

  /// The accepted answers. Moodle ignores the case of letters.
  private static func typed(_ question: PracticeQuestion) -> String {
    let answers = question.draft.acceptList.map { answer in
      """
          <answer fraction="100" format="moodle_auto_format">
            <text>\(escaped(MoodleText.pattern(answer.title(TypedGrading.maximumCharacters))))</text>
            <feedback format="html"><text></text></feedback>
          </answer>
      """
    }
    return "    <usecase>0</usecase>\n\(answers.joined(separator: "\n"))"
  }

  private static func answer(_ option: PracticeQuestion.LetteredOption, _ text: String) -> String {
    """
        <answer fraction="\(option.isKey ? 100 : 0)" format="html">
          <text>\(html(text))</text>
          <feedback format="html"><text></text></feedback>
        </answer>
    """
  }

  /// NB: The text is escaped twice, because Moodle reads HTML from the XML.
  private static func html(_ text: String) -> String { escaped(HTMLText.escaped(text)) }

  /// The escapes of XML between tags, which are the same as those of HTML.
  private static func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
