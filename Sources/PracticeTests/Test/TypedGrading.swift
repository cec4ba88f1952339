public import AnswerMatching
import ItemWriting
public import QuestionWriting

/// Grades typed answers with the matching rules of the language of the notes.
public enum TypedGrading {
  /// The maximum number of characters of a typed answer.
  public static let maximumCharacters = 200

  /// The judgement on a typed answer: right, right with a note, or wrong with an explanation.
  ///
  /// - Parameters:
  ///   - text: As the learner typed it.
  ///   - question: A question with a typed answer.
  ///   - language: The primary subtag of the language of the notes.
  public static func verdict(on text: String, to question: PracticeQuestion, language: String) -> Verdict {
    AnswerMatcher(language: language).verdict(on: text, accept: acceptList(of: question, language: language))
  }

  /// Whether a typed answer is right.
  static func isCorrect(_ text: String, to question: PracticeQuestion, language: String) -> Bool {
    AnswerMatcher(language: language).isAccepted(text, accept: acceptList(of: question, language: language))
  }

  /// The languages that write nouns with a capital letter.
  private static let capitalizesNouns: Set<String> = ["de", "gsw", "ksh", "lb", "nds"]

  /// The accepted answers, and each of them with a lowercase first letter, because the entries of a glossary begin with a capital letter.
  private static func acceptList(of question: PracticeQuestion, language: String) -> [String] {
    let answers = question.draft.acceptList
    guard !capitalizesNouns.contains(language) else { return answers }
    return answers + answers.map { lowercased($0.prefix(1), language: language) + $0.dropFirst() }
  }

  /// A letter as a small letter. In Turkish and Azerbaijani, “I” and “ı” are another letter than “İ” and “i”.
  private static func lowercased(_ letter: Substring, language: String) -> String {
    switch letter {
    case "I" where ["az", "tr"].contains(language): "ı"
    case "İ" where ["az", "tr"].contains(language): "i"
    default: letter.lowercased()
    }
  }
}
