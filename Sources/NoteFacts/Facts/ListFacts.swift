/// Finds the items of lists that have a name: a heading, or an item with items below it.
///
/// Notes consist of such lists more than of definitions. A question can ask which item stands under a name, because the other lists of the
/// same topic give items that do not.
package struct ListFacts {
  private let reading: NotesReading

  package init(_ notes: NotesDocument, language: NotesLanguage) {
    reading = NotesReading(passages: notes.passages, language: language)
  }

  /// One fact for each item that passes ``ListGate``, in the order of the notes. A cancelled task gets only some of the facts.
  package func all() -> [Fact] {
    var place = ListPlace()
    return reading.passages.indices.compactMap { index in
      let names = place.names(above: reading.passages[index])
      return Task.isCancelled ? nil : fact(at: index, names)
    }
  }

  private func fact(at index: Int, _ names: [String]) -> Fact? {
    let passage = reading.passages[index]
    let clean = names.map(ItemList.cleanName)
    guard let name = clean.last, ListGate.acceptsName(name, reading), ListGate.acceptsItem(passage.text, reading) else { return nil }
    let list = ItemList(name: name, parents: Array(clean.dropLast()))
    return Fact(
      content: .item(TermShape.bare(passage.text), term: entryTerm(passage), of: list), evidence: evidence(index, list),
      headings: passage.headings)
  }

  /// The term of an item that is an entry: `Ribosome: the body that builds proteins`.
  private func entryTerm(_ passage: NotesDocument.Passage) -> String? { Glossary.entry(passage, reading.language)?.term }

  /// The item, and the passages after it that are needed to reach five words. Shorter evidence is not accepted.
  private func evidence(_ index: Int, _ list: ItemList) -> String {
    var last = index
    let text = { reading.passages[index...last].map(\.text).joined(separator: "\n") }
    while Words.all(text()).count < 5, last + 1 < reading.passages.count { last += 1 }
    return text()
  }
}

/// A list of the notes and the names above it.
public struct ItemList: Sendable, Hashable {
  /// The heading or the item above the list, without its number and without a colon at its end.
  public let name: String
  /// The names above ``name``, outermost first. Lists with the same parents belong to one topic.
  public let parents: [String]

  static func cleanName(_ text: String) -> String {
    var name = text[...].drop { !$0.isLetter }.trimmingSpaces
    while let last = name.last, ":：.。".contains(last) || last.isWhitespace { name.removeLast() }
    return String(name)
  }
}

/// Follows the headings and the indentation of the notes.
private struct ListPlace {
  private var open: [(indent: Int, text: String)] = []
  private var headings: [String] = []

  /// The names above a list item, outermost first; no name for any other passage.
  mutating func names(above passage: NotesDocument.Passage) -> [String] {
    switch passage.kind {
    case .row, .paragraph:
      open = []
      return []
    case .listItem, .numberedItem:
      if headings != passage.headings { (open, headings) = ([], passage.headings) }
      open.removeAll { $0.indent >= passage.indent }
      defer { open.append((passage.indent, passage.text)) }
      return headings + open.map(\.text)
    }
  }
}
