import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which of these stands under this name?
  static let listedUnder = QuestionTemplate("listed_under", .remember, .compareContrast, suits: isItem) { fact, context in
    ListQuestion(fact, context)?.askingForItem()
  }

  /// Under which name does this stand?
  static let listOf = QuestionTemplate("list_of", .remember, .conceptIdentification, suits: isItem) { fact, context in
    ListQuestion(fact, context)?.askingForList()
  }

  @Sendable private static func isItem(_ fact: Fact) -> Bool { if case .item = fact.content { true } else { false } }
}

/// A question on an item of a list. The other lists with the same names above them give the wrong options.
private struct ListQuestion {
  private let item: ListItem
  /// The items of the same list.
  private let siblings: [ListItem]
  /// The items of other lists with the same names above them.
  private let others: [ListItem]
  private let context: TemplateContext

  /// The number of items before and after the key that are considered.
  private static let span = 60
  private static let maximumRatio = 2.5
  private static let count = QuestionSlot.optionCount - 1
  /// The maximum number of options from one list, and of options with the same first word, if the key begins with another.
  private static let maximum = (ofList: 2, alike: 2)

  init?(_ fact: Int, _ context: TemplateContext) {
    guard let place = context.index.itemPlaces[fact] else { return nil }
    let item = context.index.items[place]
    (self.item, self.context) = (item, context)
    let near = FactIndex.around(place, of: context.index.items.count, within: Self.span).map { context.index.items[$0] }
    // NB: A name that stands in several places of the notes does not say which list is meant.
    guard !near.contains(where: { $0.list.name == item.list.name && $0.list != item.list }) else { return nil }
    siblings = near.filter { $0.list == item.list }
    others = near.filter {
      $0.list.parents == item.list.parents && !Self.areRelated($0.nameWords, item.nameWords)
    }
  }

  private static func areRelated(_ one: [String], _ other: [String]) -> Bool { Words.contains(one, other) || Words.contains(other, one) }

  /// - Returns: `nil` if fewer than four items of at least two other lists have the form of the key.
  func askingForItem() -> WrittenQuestion? {
    guard item.roots.isDisjoint(with: item.nameRoots), let stem = context.ask([context.wording.listedUnder], a: item.list.name)
    else { return nil }
    let ranked = others.filter(hasForm).enumerated().map { (item: $1, rank: 2 * $0 + strangeness($1), place: $0) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.item)
    guard let chosen = distinct(ranked) else { return nil }
    return WrittenQuestion(
      stem: stem, key: item.option, distractors: context.shuffled(chosen), subject: item.list.name, frame: item.list.name)
  }

  /// - Returns: `nil` if the topic has fewer than five lists with names of one form.
  func askingForList() -> WrittenQuestion? {
    guard item.textRoots.isDisjoint(with: item.nameRoots), let stem = context.ask([context.wording.listOf], a: item.text) else {
      return nil
    }
    let (key, form) = (item.list.name, OptionForm(item.list.name))
    let alike = Set(others.filter { Self.saysTheSame(item, $0) }.map(\.list.name))
    let names = others.filter {
      OptionForm($0.list.name).suits(form, .terms) && $0.nameRoots.isDisjoint(with: item.textRoots) && !alike.contains($0.list.name)
    }
    .map(\.list.name).uniquedIgnoringCase().filter { abs(Words.all($0).count - Words.all(key).count) <= 3 }
    let chosen = names.reduce(into: [key]) { chosen, name in
      let isContained = { (other: String) in other.firstPlace(of: name) != nil || name.firstPlace(of: other) != nil }
      if chosen.count < QuestionSlot.optionCount, !chosen.contains(where: isContained) { chosen.append(name) }
    }
    guard chosen.count == QuestionSlot.optionCount else { return nil }
    return WrittenQuestion(stem: stem, key: key, distractors: context.shuffled(Array(chosen.dropFirst())), subject: key)
  }

  /// Whether an item has the form of the key.
  private func hasForm(_ other: ListItem) -> Bool {
    let (shorter, longer) = (min(other.option.count, item.option.count), max(other.option.count, item.option.count))
    return other.isEntry == item.isEntry && other.hasDigits == item.hasDigits
      && other.form.suits(item.form, item.isEntry ? .terms : .meanings)
      && (item.isEntry || Double(longer) <= Self.maximumRatio * Double(shorter))
  }

  /// Whether an item is a wrong answer that does not give itself away: it names neither its own list nor that of the key, and no item of the
  /// key's list says the same.
  private func isWrong(_ other: ListItem) -> Bool {
    other.roots.isDisjoint(with: item.nameRoots) && other.roots.isDisjoint(with: other.nameRoots)
      && !Self.saysTheSame(item, other) && !siblings.contains { Self.saysTheSame($0, other) }
  }

  /// Whether two items share so many words that both may stand in either list.
  private static func saysTheSame(_ one: ListItem, _ other: ListItem) -> Bool {
    let shared = one.content.intersection(other.content).count
    return one.isEntry ? shared > 0 : shared > 1 || 3 * shared > min(one.content.count, other.content.count)
  }

  /// How different the form of an option is from that of the key: its length, and the ends of its first and last words.
  private func strangeness(_ other: ListItem) -> Int {
    var strangeness = min(abs(other.option.count - item.option.count), 40)
    if other.words.first?.suffix(2) != item.words.first?.suffix(2) { strangeness += 10 }
    if other.words.last?.suffix(2) != item.words.last?.suffix(2) { strangeness += 5 }
    return strangeness
  }

  /// The first four options of which none contains another, from at least two lists.
  private func distinct(_ items: [ListItem]) -> [String]? {
    var chosen: [ListItem] = []
    for other in items where chosen.count < Self.count {
      let isAlike = { (one: ListItem) in one.words.first == other.words.first }
      guard !chosen.contains(where: { Self.areRelated($0.words, other.words) }),
        chosen.count(where: { $0.list == other.list }) < Self.maximum.ofList,
        isAlike(item) || chosen.count(where: isAlike) < Self.maximum.alike, isWrong(other)
      else { continue }
      chosen.append(other)
    }
    return chosen.count == Self.count ? chosen.map(\.option) : nil
  }
}
