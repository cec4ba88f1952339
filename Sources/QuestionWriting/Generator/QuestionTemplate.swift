import ItemWriting
import NoteFacts

/// One way to ask for a fact. Each kind of fact has a file with its templates.
struct QuestionTemplate: Sendable {
  let name: String
  /// The Bloom level that an answer really requires.
  let level: BloomLevel
  let kind: TemplateType
  /// Whether the template asks what a term means, or which term is meant. Most notes state more terms than other facts.
  var isCommon: Bool { name == "term_of" || name == "meaning_of" }
  /// Whether the template can ask for a fact.
  let suits: @Sendable (Fact) -> Bool
  /// The question about the fact with an index; `nil` if the notes contain fewer than four distractors for it.
  let write: Writer
  /// The same question with a typed answer (see ``TemplateContext/typed(_:stem:key:known:subject:frame:hint:)``); `nil` if the template asks for
  /// answers that cannot be typed. It is used if the question with options cannot be written or has flaws.
  let writeTyped: Writer?

  /// Writes a question about the fact with an index.
  typealias Writer = @Sendable (Int, TemplateContext) -> WrittenQuestion?

  init(
    _ name: String, _ level: BloomLevel, _ kind: TemplateType, suits: @escaping @Sendable (Fact) -> Bool,
    write: @escaping Writer, typed: Writer? = nil
  ) {
    self.name = name
    self.level = level
    self.kind = kind
    self.suits = suits
    self.write = write
    writeTyped = typed
  }

  static let all: [QuestionTemplate] = [
    .termOf, .meaningOf, .reasonOf, .resultOf, .endOfSteps, .besideStep, .compute, .entryWith, .valueOf, .keyTerm, .gap, .year,
    .number, .translationOf, .wordFor,
  ]
}

/// A question that a template has written.
struct WrittenQuestion {
  var stem: String
  let key: String
  /// The distractors in the order in which they are shown.
  let distractors: [String]
  /// A few words that name the subject of the question.
  let subject: String
  /// The words that all questions on the same list, or the same column, contain.
  var frame: String?
  /// The derivation of the key, if no single sentence of the notes states it.
  var working: String?
  /// The way in which a learner answers. A question with a typed answer has no distractors.
  var format = QuestionFormat.choice
  /// The other answers that are accepted if the answer is typed.
  var otherAnswers: [String] = []
}

/// The input of a template for writing one question.
struct TemplateContext: Sendable {
  let index: FactIndex
  let wording: QuestionWording
  let keyPosition: Int
  /// The number of questions that are already in the test. It selects the phrasing.
  let turn: Int
  /// A random number, drawn once per question.
  let roll: UInt64

  var facts: [Fact] { index.facts }

  /// The phrasing whose turn it is, with its placeholders replaced; `nil` if the language has no phrasing.
  func ask(_ phrasings: [String], a: String = "", b: String = "", c: String = "") -> String? {
    guard !phrasings.isEmpty else { return nil }
    return wording.filled(phrasings[turn % phrasings.count], ["a": a, "b": b, "c": c])
  }

  /// The elements in random order.
  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var (rest, shuffled, roll) = (elements, [Element](), roll)
    while !rest.isEmpty {
      shuffled.append(rest.remove(at: Int(roll % UInt64(rest.count))))
      roll = roll / 7 &+ 3
    }
    return shuffled
  }
}
