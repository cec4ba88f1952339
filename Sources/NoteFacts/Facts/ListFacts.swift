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
    guard let name = names.last, ListGate.acceptsName(name, reading), ListGate.acceptsItem(passage.text, reading) else { return nil }
    let list = ItemList(name: name, parents: Array(names.dropLast()))
    return Fact(
      content: .item(TermShape.bare(passage.text), term: entryTerm(passage), of: list), evidence: evidence(index),
      headings: passage.headings)
  }

  /// The term of an item that is an entry: `Ribosome: the body that builds proteins`.
  private func entryTerm(_ passage: NotesDocument.Passage) -> String? { Glossary.entry(passage, reading.language)?.term }

  /// The item, with at most two of the passages after it if it is too short to be evidence.
  private func evidence(_ index: Int) -> String {
    let passage = reading.passages[index]
    var text = passage.text
    for next in reading.passages[(index + 1)...].prefix(2) where !Self.isLongEnough(text) && next.headings == passage.headings {
      text += "\n" + next.text
    }
    return text
  }

  /// Whether the rule on evidence accepts a text of this length.
  private static func isLongEnough(_ text: String) -> Bool {
    UnspacedScript.occurs(in: text) ? text.count { $0.isLetter || $0.isNumber } >= 12 : Words.all(text).count >= 5
  }
}

/// A list of the notes and the names above it.
public struct ItemList: Sendable, Hashable {
  /// The heading or the item above the list, without its number and without a colon at its end.
  public let name: String
  /// The names above ``name``, outermost first. Lists with the same parents belong to one topic.
  public let parents: [String]

  static func cleanName(_ text: String) -> String {
    var name = Numbering.removed(from: text).trimmingSpaces
    while let last = name.last, ":：.。".contains(last) || last.isWhitespace { name.removeLast() }
    return String(name)
  }
}

/// Follows the headings and the indentation of the notes.
private struct ListPlace {
  private var open: [(indent: Int, name: String)] = []
  private var headings: [String] = []
  /// The headings as names, cleaned once for all items below them.
  private var names: [String] = []

  /// The names above a list item, outermost first; no name for any other passage.
  mutating func names(above passage: NotesDocument.Passage) -> [String] {
    switch passage.kind {
    case .row, .paragraph:
      open = []
      return []
    case .listItem, .numberedItem:
      if headings != passage.headings { (open, headings, names) = ([], passage.headings, passage.headings.map(ItemList.cleanName)) }
      open.removeAll { $0.indent >= passage.indent }
      defer { open.append((passage.indent, ItemList.cleanName(passage.text))) }
      return names + open.map(\.name)
    }
  }
}
