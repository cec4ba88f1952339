import Placement

extension Check {
  static let rationale = Check(
    "rationale",
    reason: """
      A rationale teaches more than its item. Its rule is one line of 1 to \(Rationale.ruleLimit) characters, and its example is another \
      sentence than the item shows or accepts. Sentences are compared without spaces, punctuation and case. The structure gate checks that \
      the topic is in the list.
      """,
    passing: [
      .items("a rule and another sentence", Example.explainedItem("x_1", example: "He is my brother.")),
      .items("an item without a rationale", Example.choiceItem("x_1", key: "a")),
    ],
    failing: [
      .items(
        "a rule that is too long", blames: "x_1",
        Example.explainedItem("x_1", rule: String(repeating: "After “I”, use “am”. ", count: 8), example: "He is my brother.")),
      .items(
        "a rule of two lines", blames: "x_1", Example.explainedItem("x_1", rule: #"Use “am”\nafter “I”."#, example: "He is my brother.")),
      .items("a blank example", blames: "x_1", Example.explainedItem("x_1", example: " ")),
      .items("the item with its key as the example", blames: "x_1", Example.explainedItem("x_1", example: "I am Ana!")),
      .items(
        "an accepted answer as the example", blames: "x_1",
        Example.explained(
          Example.productionItem("x_1", "word_reorder", stem: "Ana / I / am", accept: #"["I am Ana."]"#),
          rule: "The verb follows its subject.",
          example: "I am Ana")),
    ]
  ) { item, _ in
    guard let rationale = item.rationale else { return nil }
    if let fault = lineFault(in: rationale.rule) { return "rationale.rule: \(fault)" }
    if rationale.rule.count > Rationale.ruleLimit {
      return "rationale.rule: it has \(rationale.rule.count) characters: shorten it to \(Rationale.ruleLimit)"
    }
    if let fault = lineFault(in: rationale.example) { return "rationale.example: \(fault)" }
    // NB: only as many letters as the example has are compared, because a stem may have millions.
    let example = letters(of: rationale.example)
    guard shownSentences(item).contains(where: { letters(of: $0, upTo: example.count + 1) == example }) else { return nil }
    return "rationale.example: it is a sentence of the item: write another one that shows the rule"
  }

  private static func lineFault(in text: String) -> String? {
    if letters(of: text).isEmpty { return "it is blank: write it, or remove the rationale" }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "it has more than one line: write one" : nil
  }

  /// The sentences that an item shows or accepts, with every option and accepted answer in its gap.
  private static func shownSentences(_ item: TestItem) -> [String] {
    let answers = (item.choice?.options.map(\.text) ?? []) + (item.productionSpec?.acceptList ?? [])
    let pair = item.minimalPair.map { [$0.sentenceA, $0.sentenceB] } ?? []
    let parts = item.prompt.stem.utf8.split(separator: UInt8(ascii: "_")).map { String(Substring($0)) }
    return [item.prompt.stem] + pair + answers + answers.map { parts.joined(separator: $0) }
  }

  /// The first letters and digits of a text, in lower case.
  private static func letters(of text: String, upTo limit: Int = .max) -> [Unicode.Scalar] {
    let scalars = text.unicodeScalars.lazy.flatMap { $0.properties.lowercaseMapping.unicodeScalars }
    return Array(scalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }.prefix(limit))
  }
}
