import ItemWriting
import NoteFacts

/// One way to ask for a fact. Each lives in a file of its own.
struct QuestionTemplate: Sendable {
  let name: String
  /// What answering it really takes.
  let level: BloomLevel
  let kind: TemplateType
  /// Whether it is asked only when nothing better is left.
  let isLastResort: Bool
  /// Whether such a fact can be asked for in this way at all.
  let suits: @Sendable (Fact) -> Bool
  /// The question on the fact of an index; `nil` when the notes have no four distractors for it.
  let write: @Sendable (Int, TemplateContext) -> WrittenQuestion?

  init(
    _ name: String, _ level: BloomLevel, _ kind: TemplateType, isLastResort: Bool = false, suits: @escaping @Sendable (Fact) -> Bool,
    write: @escaping @Sendable (Int, TemplateContext) -> WrittenQuestion?
  ) {
    self.name = name
    self.level = level
    self.kind = kind
    self.isLastResort = isLastResort
    self.suits = suits
    self.write = write
  }

  static let all: [QuestionTemplate] = [
    .termOf, .meaningOf, .reasonOf, .resultOf, .endOfSteps, .besideStep, .compute, .entryWith, .valueOf, .oddOne, .gap,
  ]
}

/// A question as a template writes it.
struct WrittenQuestion {
  let stem: String
  let key: String
  /// In the order in which they are shown.
  let distractors: [String]
  /// A word or a few that show what the question is about.
  let subject: String
  /// Words that every question on the same list, or the same column, has.
  var frame: String?
  /// How the key was worked out, where no one sentence of the notes has it.
  var working: String?
}

/// What a template has before it while it writes.
struct TemplateContext: Sendable {
  let index: FactIndex
  let wording: QuestionWording
  let keyPosition: Int
  /// How many questions the test has already: phrasings take turns by it.
  let turn: Int
  /// Chance, drawn once a question.
  let roll: UInt64

  var facts: [Fact] { index.facts }

  /// The phrasing whose turn it is, with its places filled.
  func ask(_ phrasings: [String], a: String = "", b: String = "", c: String = "") -> String? {
    guard !phrasings.isEmpty else { return nil }
    return wording.filled(phrasings[turn % phrasings.count], ["a": a, "b": b, "c": c])
  }

  /// The same things in an order by chance.
  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var (rest, shuffled, roll) = (elements, [Element](), roll)
    while !rest.isEmpty {
      shuffled.append(rest.remove(at: Int(roll % UInt64(rest.count))))
      roll = roll / 7 &+ 3
    }
    return shuffled
  }
}
