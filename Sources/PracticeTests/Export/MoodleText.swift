import NoteFacts
import ItemWriting
import QuestionWriting

/// What both of Moodle's formats say about a question.
enum MoodleText {
  /// The category of a question: the course, and in it the topic.
  ///
  /// Moodle separates names by slashes; a slash in a name stands twice, and a name neither begins nor ends with one.
  /// NB: a slash stands in for a backslash, which GIFT would read as an escape that a category cannot have.
  static func category(of question: PracticeQuestion, in test: SharedPracticeTest) -> String {
    let names = [test.request.course, question.slot.topic].map { $0.title(200) }
    let path = names[0] == names[1] ? [names[0]] : names
    return (["$course$", "top"] + path.map(escaped)).joined(separator: "/")
  }

  /// What a list of questions shows: how the question begins, and its id.
  static func name(of question: PracticeQuestion) -> String { "\(question.draft.stem.title(80)) (\(question.id.title(20)))" }

  static func tags(of question: PracticeQuestion) -> [String] {
    ["bloom-\(question.slot.bloomLevel.rawValue)", "difficulty-\(question.slot.difficulty.rawValue)"]
  }

  private static func escaped(_ name: String) -> String {
    let name = name.replacingScalars { $0 == "/" || $0 == "\\" ? "//" : nil }
    let slash: Unicode.Scalar = "/"
    return (name.unicodeScalars.first == slash ? " " : "") + name + (name.unicodeScalars.last == slash ? " " : "")
  }
}
