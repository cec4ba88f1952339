/// How a language asks. Every phrasing has places `{a}`, `{b}` and `{c}` for what is asked about; several phrasings of one question take
/// turns.
package struct QuestionWording: Sendable {
  /// `{a}`, a definition that begins with one of the articles: asks for its term.
  package let named: [String]
  /// The articles after which a definition can stand in the middle of a question.
  package let openings: [String]
  /// Openings that point at the term itself, and cannot stand without it: “la que …”.
  package let anaphors: [String]
  /// `{a}`, a definition: asks for its term.
  package let termOf: [String]
  /// `{a}`, a term: asks what it is.
  package let meaningOf: [String]
  /// `{a}`, a statement: asks why it is so.
  package let reasonOf: [String]
  /// `{a}`, a cause: asks what comes of it.
  package let resultOf: [String]
  /// `{a}`, what a list of steps is about, and `{b}`, a step: asks for the next one.
  package let stepAfter: String
  /// The same, for the one before.
  package let stepBefore: String
  /// `{a}`, what a list of steps is about: asks for the first.
  package let firstStep: String
  /// The same, for the last.
  package let lastStep: String
  /// `{a}`, a formula, `{b}`, what is given, and `{c}`, the symbol: asks for its value.
  package let compute: String
  /// `{a}`, the name of a column, and `{b}`, a value in it: asks for the entry of the table.
  package let entryWith: String
  /// `{a}`, an entry of a table, and `{b}`, the name of a column: asks for the value.
  package let valueOf: String
  /// `{a}`, the name of a column: asks for the entry whose value nobody else has.
  package let oddOne: String
  /// `{a}`, a sentence with a gap: asks what is missing.
  package let gap: [String]
  /// Words that give the place of a step away.
  package let ordinals: Set<String>
  /// Between the last two things of a list.
  package let and: String
  /// What stands before the decimals of a number.
  package let decimalMark: String
  /// Quotation marks of the language, and those it has inside them.
  let innerQuotes: [Character: Character]

  /// - Parameters:
  ///   - asking: For `termOf`, `meaningOf`, `reasonOf`, `resultOf` and `gap`, phrasings are separated by vertical bars.
  ///   - ordinals: Words, separated by spaces.
  package init(
    named: String = "", openings: [String] = [], anaphors: [String] = [], termOf: String, meaningOf: String, reasonOf: String = "",
    resultOf: String = "",
    stepAfter: String, stepBefore: String, firstStep: String, lastStep: String, compute: String, entryWith: String, valueOf: String,
    oddOne: String, gap: String, ordinals: String = "", and: String = ", ", decimalMark: String = ".",
    innerQuotes: [Character: Character] = ["“": "‘", "”": "’"]
  ) {
    let several = { (list: String) in list.split(separator: "|").map(String.init) }
    self.named = several(named)
    self.openings = openings
    self.anaphors = anaphors
    self.termOf = several(termOf)
    self.meaningOf = several(meaningOf)
    self.reasonOf = several(reasonOf)
    self.resultOf = several(resultOf)
    self.stepAfter = stepAfter
    self.stepBefore = stepBefore
    self.firstStep = firstStep
    self.lastStep = lastStep
    self.compute = compute
    self.entryWith = entryWith
    self.valueOf = valueOf
    self.oddOne = oddOne
    self.gap = several(gap)
    self.ordinals = Words.set(ordinals)
    self.and = and
    self.decimalMark = decimalMark
    self.innerQuotes = innerQuotes
  }

  package static let neutral = QuestionWording(
    termOf: "“{a}” = ?", meaningOf: "“{a}” = ?", stepAfter: "{a}: “{b}” → ?", stepBefore: "{a}: ? → “{b}”", firstStep: "{a}: 1 = ?",
    lastStep: "{a}: … → ?", compute: "{a}; {b}; {c} = ?", entryWith: "{a} = “{b}”: ?", valueOf: "{a}: {b} = ?", oddOne: "{a}: ≠ ?",
    gap: "“{a}” … = ?")

  /// A phrasing with its places filled. Where it quotes, quotation marks inside become the inner ones of the language.
  package func filled(_ phrasing: String, _ parts: [Character: String]) -> String {
    let quotes = phrasing.contains { innerQuotes[$0] != nil }
    var text = ""
    var rest = phrasing[...]
    while let character = rest.popFirst() {
      if character == "{", let name = rest.first, let part = parts[name], rest.dropFirst().first == "}" {
        text += quotes ? inner(part) : part
        rest = rest.dropFirst(2)
      } else {
        text.append(character)
      }
    }
    return text
  }

  private func inner(_ text: String) -> String { String(text.map { innerQuotes[$0] ?? $0 }) }
}
