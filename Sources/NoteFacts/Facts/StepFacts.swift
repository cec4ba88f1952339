extension FactFinder {
  /// The items of a numbered list with five or more items, if its introduction or heading announces a sequence.
  static let steps = FactFinder(
    "steps",
    examples: [
      .init(
        "## Tea\nTea is made in five steps:\n\n1. Boil water.\n2. Warm the pot.\n3. Add leaves.\n4. Pour.\n5. Wait.",
        [
          "Tea is made in five steps [1/5] Boil water", "Tea is made in five steps [2/5] Warm the pot",
          "Tea is made in five steps [3/5] Add leaves",
          "Tea is made in five steps [4/5] Pour", "Tea is made in five steps [5/5] Wait",
        ]),
      .init("## Steps of tea\n1. Boil.\n2. Pour.", []),
      .init("## Process of the war\n1. 1914: shots.\n2. 1915: trenches.\n3. 1916: Verdun.\n4. 1917: tanks.\n5. 1918: peace.", []),
      .init("## Kinds of tea\n1. Black.\n2. Green.\n3. White.\n4. Red.\n5. Mint.", []), .init("# Steps\n1. a\n1. b\n1. a\n1. d\n1. e", []),
    ],
    scope: .passages { reading, index in
      guard let list = Steps.starting(reading, index) else { return [] }
      let texts = reading.passages[index..<(index + list.steps.count)].map(\.text)
      return list.steps.indices.map { step in
        // NB: Questions ask for the order, so the evidence contains the next step too (for the last step, the one before).
        let beside = step + 1 < texts.count ? texts[step...(step + 1)] : texts[(step - 1)...step]
        return Fact(
          content: .step(list, index: step), evidence: beside.joined(separator: "\n"), headings: reading.passages[index].headings)
      }
    })
}

private enum Steps {
  static func starting(_ reading: NotesReading, _ index: Int) -> StepList? {
    let passages = reading.passages
    guard case .numberedItem(let list, 0) = passages[index].kind else { return nil }
    let items = passages[index...].prefix { self.list($0) == list }
    // NB: If items of other lists come between the steps, no quotation contains two consecutive steps.
    guard !passages[items.endIndex...].prefix(StepList.sizes.upperBound).contains(where: { self.list($0) == list }) else { return nil }
    let steps = items.prefix(StepList.sizes.upperBound + 1).map { TermShape.bare($0.text) }
    guard StepList.sizes.contains(steps.count), Set(steps).count == steps.count,
      let title = title(passages, index), SequenceWords.announce(title), !Unreadable.isIn(title), !isAddressed(title, reading.language),
      !steps.contains(where: Unreadable.isIn), steps.count(where: hasYear) < 2,
      steps.allSatisfy({ !$0.isEmpty && $0.count <= 150 })
    else { return nil }
    return StepList(title: title, steps: steps)
  }

  /// Whether an introduction is part of a longer text: it speaks to the reader (“Once you have done so, see how to:”), or names something
  /// that stands before it (“The steps of this model:”).
  private static func isAddressed(_ title: String, _ language: NotesLanguage) -> Bool {
    let words = Words.all(title)
    return LooseMeanings.speaks(words, language)
      || zip(words, words.dropFirst()).contains { demonstratives.contains($0) && !SequenceWords.announce($1) }
  }

  private static let demonstratives = Words.set(
    """
    this these that those such dieser diese dieses diesem diesen este esta estos estas ese esa ce cet cette ces questo questa questi queste
    quello quella deste desta neste nesta esse essa dit deze этот эта это эти bu şu denna detta dessa هذا هذه
    """)

  /// Whether a step names a year, and not an amount such as “1500 ml”. Years tell the order without the notes.
  private static func hasYear(_ step: String) -> Bool {
    let words = Words.all(step)
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      word.prefix(while: \.isNumber).count == 4 && Int(word.prefix(4)).map(Dates.years.contains) ?? false && !(1...2).contains(next.count)
    }
  }

  private static func list(_ passage: NotesDocument.Passage) -> Int? {
    if case .numberedItem(let list, _) = passage.kind { list } else { nil }
  }

  /// The sentence above the list that ends in a colon; without such a sentence, the heading.
  private static func title(_ passages: [NotesDocument.Passage], _ index: Int) -> String? {
    let passage = passages[index]
    if index > 0, passages[index - 1].kind == .paragraph, passages[index - 1].headings == passage.headings,
      let last = Sentences.all(passages[index - 1].text).last, last.last == ":" || last.last == "："
    {
      return String(last.dropLast()[...].trimmingSpaces)
    }
    return passage.headings.last
  }
}
