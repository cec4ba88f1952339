import NoteFacts
import ItemWriting
import QuestionWriting

/// The texts that both formats for Moodle contain.
enum MoodleText {
  /// The category path of a question: the course, then the topic.
  ///
  /// Moodle separates the names by slashes. A slash inside a name is doubled, and a name neither begins nor ends with a slash.
  /// NB: A slash replaces a backslash, because GIFT would read a backslash as an escape, which a category cannot contain.
  static func category(of question: PracticeQuestion, in test: SharedPracticeTest) -> String {
    let names = [test.request.course, question.slot.topic].map { $0.title(200) }
    let path = names[0] == names[1] ? [names[0]] : names
    return (["$course$", "top"] + path.map(escaped)).joined(separator: "/")
  }

  /// The name of a question in lists: the beginning of its stem and its id.
  static func name(of question: PracticeQuestion) -> String { "\(question.draft.stem.title(80)) (\(question.id.title(20)))" }

  static func tags(of question: PracticeQuestion) -> [String] {
    ["bloom-\(question.slot.bloomLevel.rawValue)", "difficulty-\(question.slot.difficulty.rawValue)"]
  }

  /// An answer to be typed. Moodle reads an asterisk in it as any text, unless it is escaped.
  static func pattern(_ answer: String) -> String { answer.replacingScalars { $0 == "*" ? "\\*" : nil } }

  private static func escaped(_ name: String) -> String {
    let name = name.replacingScalars { $0 == "/" || $0 == "\\" ? "//" : nil }
    let slash: Unicode.Scalar = "/"
    return (name.unicodeScalars.first == slash ? " " : "") + name + (name.unicodeScalars.last == slash ? " " : "")
  }
}
