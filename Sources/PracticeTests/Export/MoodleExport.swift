import ItemWriting
import QuestionWriting

extension PracticeTestExport {
  /// Moodle XML: the format that keeps most when questions are moved into Moodle. Multiple choice with one answer; the key counts 100, every
  /// other option 0; the rationale is the general feedback.
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
  /// Every question that follows belongs to it.
  static func category(_ path: String) -> String {
    """
      <question type="category">
        <category><text>\(escaped(path))</text></category>
      </question>
    """
  }

  static func question(_ question: PracticeQuestion) -> String {
    """
      <question type="multichoice">
        <name><text>\(escaped(MoodleText.name(of: question)))</text></name>
        <questiontext format="html"><text>\(html(question.draft.stem))</text></questiontext>
        <generalfeedback format="html"><text>\(html(question.draft.rationale))</text></generalfeedback>
        <defaultgrade>1</defaultgrade>
        <penalty>0.3333333</penalty>
        <hidden>0</hidden>
        <single>true</single>
        <shuffleanswers>false</shuffleanswers>
        <answernumbering>ABCD</answernumbering>
    \(question.letteredOptions.map(answer).joined(separator: "\n"))
        <tags>\(MoodleText.tags(of: question).map { "<tag><text>\(escaped($0))</text></tag>" }.joined())</tags>
      </question>
    """
  }

  private static func answer(_ option: PracticeQuestion.LetteredOption) -> String {
    """
        <answer fraction="\(option.isKey ? 100 : 0)" format="html">
          <text>\(html(option.text))</text>
          <feedback format="html"><text></text></feedback>
        </answer>
    """
  }

  /// NB: escaped twice: what Moodle reads from the XML is HTML.
  private static func html(_ text: String) -> String { escaped(HTMLText.escaped(text)) }

  /// What HTML needs is what XML needs between tags.
  private static func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
