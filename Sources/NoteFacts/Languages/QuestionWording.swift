/// The phrasings of questions in a language. A phrasing contains the placeholders `{a}`, `{b}` and `{c}`. If a question has several
/// phrasings, they take turns.
package struct QuestionWording: Sendable {
  /// Asks for the term of a definition `{a}` that begins with one of ``openings``.
  package let named: [String]
  /// The articles with which a definition must begin to fit into the middle of a question.
  package let openings: [String]
  /// Openings of a definition that agree with the gender and number of the term: “la que …”.
  package let anaphors: [String]
  /// Asks for the term of a definition `{a}`.
  package let termOf: [String]
  /// Asks for the definition of a term `{a}`.
  package let meaningOf: [String]
  /// Asks for the description that stands beside a name `{a}`. Unlike ``meaningOf``, it does not say that the description is a definition.
  package let descriptionOf: String
  /// Asks for the name that has the description `{a}`.
  package let describedAs: String
  /// Asks for the reason for a statement `{a}`.
  package let reasonOf: [String]
  /// Asks for the effect of a cause `{a}`.
  package let resultOf: [String]
  /// Asks for the step after step `{b}` in a list with the title `{a}`.
  package let stepAfter: String
  /// Asks for the step before step `{b}` in a list with the title `{a}`.
  package let stepBefore: String
  /// Asks for the first step of a list with the title `{a}`.
  package let firstStep: String
  /// Asks for the last step of a list with the title `{a}`.
  package let lastStep: String
  /// Asks for the value of the symbol `{c}` from the formula `{a}` and the given values `{b}`.
  package let compute: String
  /// Asks which entry of the table has the value `{b}` in the column `{a}`.
  package let entryWith: String
  /// Asks which value the entry `{a}` of the table has in the column `{b}`.
  package let valueOf: String
  /// Asks for the term that is missing from the sentence `{a}`.
  package let gap: [String]
  /// Asks for the number or the name that is missing from the sentence `{a}`.
  package let missing: [String]
  /// Asks for the year of an event `{a}`.
  package let yearOf: String
  /// Words that reveal the place of a step.
  package let ordinals: Set<String>
  /// The text between the last two elements of an enumeration.
  package let and: String
  /// The decimal separator of the language.
  package let decimalMark: String
  /// The inner quotation mark for each outer quotation mark of the language.
  let innerQuotes: [Character: Character]

  /// In `named`, `termOf`, `meaningOf`, `reasonOf`, `resultOf`, `gap` and `missing`, vertical bars separate phrasings. In `ordinals`, spaces separate
  /// words.
  package init(
    named: String = "", openings: [String] = [], anaphors: [String] = [], termOf: String, meaningOf: String,
    descriptionOf: String, describedAs: String, reasonOf: String = "",
    resultOf: String = "",
    stepAfter: String, stepBefore: String, firstStep: String, lastStep: String, compute: String, entryWith: String, valueOf: String,
    gap: String, missing: String = "“{a}” … = ?", yearOf: String = "“{a}”: ?", ordinals: String = "", and: String = ", ",
    decimalMark: String = ".",
    innerQuotes: [Character: Character] = ["“": "‘", "”": "’"]
  ) {
    let several = { (list: String) in list.split(separator: "|").map(String.init) }
    self.named = several(named)
    self.openings = openings
    self.anaphors = anaphors
    self.termOf = several(termOf)
    self.meaningOf = several(meaningOf)
    self.descriptionOf = descriptionOf
    self.describedAs = describedAs
    self.reasonOf = several(reasonOf)
    self.resultOf = several(resultOf)
    self.stepAfter = stepAfter
    self.stepBefore = stepBefore
    self.firstStep = firstStep
    self.lastStep = lastStep
    self.compute = compute
    self.entryWith = entryWith
    self.valueOf = valueOf
    self.gap = several(gap)
    self.missing = several(missing)
    self.yearOf = yearOf
    self.ordinals = Words.set(ordinals)
    self.and = and
    self.decimalMark = decimalMark
    self.innerQuotes = innerQuotes
  }

  package static let neutral = QuestionWording(
    termOf: "“{a}” = ?", meaningOf: "“{a}” = ?", descriptionOf: "“{a}” = ?", describedAs: "“{a}” = ?",
    stepAfter: "{a}: “{b}” → ?", stepBefore: "{a}: ? → “{b}”", firstStep: "{a}: 1 = ?",
    lastStep: "{a}: … → ?", compute: "{a}; {b}; {c} = ?", entryWith: "{a} = “{b}”: ?", valueOf: "{a}: {b} = ?",
    gap: "“{a}” … = ?")

  /// A phrasing with its placeholders replaced. If the phrasing contains quotation marks, those in the parts become the inner quotation
  /// marks of the language.
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
