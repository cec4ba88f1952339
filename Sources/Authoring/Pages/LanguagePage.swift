import AnswerMatching
public import Placement

/// A page for authors and teachers with the items of a blueprint by level and construct. Keys are hidden until the reader opens them, and
/// are not printed.
public struct LanguagePage: Sendable {
  let blueprint: Blueprint
  let name: String
  /// The name of the language in English.
  public let englishName: String
  /// How items play, by item id; empty without responses.
  let performances: [String: ItemPerformance]

  /// BCP 47 language tag. The page is stored as `<languageID>.html`.
  public var languageID: String { blueprint.languageID }

  /// Creates a page.
  /// - Parameters:
  ///   - blueprint: the test to show.
  ///   - name: the name of the language in that language.
  ///   - englishName: the name of the language in English.
  ///   - performances: how items play, by item id.
  public init(blueprint: Blueprint, name: String, englishName: String, performances: [String: ItemPerformance] = [:]) {
    self.blueprint = blueprint
    self.name = name
    self.englishName = englishName
    self.performances = performances
  }

  /// The whole HTML document.
  public var document: String {
    HTML.document(
      title: "\(englishName): the placement test", style: PageStyle.css,
      body: [header, constructs, .element("main", [:], levels + [answers])])
  }

  private var levels: [HTML] {
    CEFRLevel.allCases.compactMap { level in
      let items = blueprint.items.filter { $0.level == level }
      guard !items.isEmpty else { return nil }
      let cards = items.map { item in
        ItemCard(
          item: item, language: blueprint.languageID, direction: blueprint.direction, performance: performances[item.itemID],
          first: blueprint.items.first { $0.sharesStimulus(with: item) }?.itemID
        ).html
      }
      return .element("section", ["id": level.rawValue], [.element("h2", [:], HTML(level.rawValue))] + cards)
    }
  }

  private var header: HTML {
    let facts = "\(blueprint.items.count) questions, version \(blueprint.version), matching profile \(blueprint.matchingProfile)"
    return .element(
      "header", [:], .element("p", ["class": "back"], .element("a", ["href": "index.html"], "All languages")),
      .element("h1", [:], .element("bdi", ["lang": blueprint.languageID], HTML(name)), HTML(" · \(englishName)")),
      .element("p", ["class": "quiet"], HTML(blueprint.hasAudio ? facts : facts + ", without recordings")))
  }

  private var constructs: HTML {
    let rows = CEFRLevel.allCases.compactMap { level -> HTML? in
      let items = blueprint.items.filter { $0.level == level }
      guard !items.isEmpty else { return nil }
      let list = items.map { item in
        HTML.element("li", [:], .element("a", ["href": "#\(item.itemID)"], HTML(item.construct)))
      }
      return .element("section", [:], .element("h2", [:], HTML(level.rawValue)), .element("ul", [:], list))
    }
    let title = "What is tested, by level"
    return .element(
      "nav", ["aria-label": title],
      .element(
        "details", ["class": "constructs"], .element("summary", [:], HTML(title)), .element("div", ["class": "columns"], rows)))
  }

  /// A table of all keys, on its own sheet in print.
  private var answers: HTML {
    let rows = blueprint.items.map { item in
      HTML.element(
        "tr", [:], .element("th", ["scope": "row"], .element("a", ["href": "#\(item.itemID)"], HTML(item.itemID))),
        .element("td", ["lang": blueprint.languageID, "dir": "auto"], HTML(item.keyText)))
    }
    return .element(
      "details", ["class": "answers"], .element("summary", [:], "The keys of all questions"),
      .element("table", [:], .element("tbody", [:], rows)))
  }
}

/// One question on the page.
private struct ItemCard {
  let item: TestItem
  let language: String
  let direction: Blueprint.Direction
  let performance: ItemPerformance?
  /// The first item that shows the same text; nil if the item has no stimulus.
  let first: String?

  var html: HTML {
    .element(
      "article", ["id": item.itemID], head, foreign("p", "instructions", item.prompt.instructions), passage,
      question, choices, performance.map { PerformanceSection(performance: $0, item: item, language: language).html }, key)
  }

  private var head: HTML {
    .element(
      "header", [:], .element("h3", [:], HTML(item.itemID)), .element("p", ["class": "construct"], HTML(item.construct)),
      .element("p", ["class": "quiet"], HTML("\(item.formatName), weight \(item.weight)")))
  }

  /// The text, or a link to the first question that shows it.
  private var passage: HTML? {
    guard let first, first != item.itemID else { return item.prompt.passage.map { foreign("blockquote", nil, $0) } }
    return .element("p", ["class": "quiet"], "The text of ", .element("a", ["href": "#\(first)"], HTML(first)))
  }

  private var question: HTML? {
    if !item.tiles.isEmpty {
      return .element(
        "ul", ["class": "tiles", "lang": language, "dir": direction.rawValue], item.tiles.map { .element("li", [:], HTML($0)) })
    }
    guard let pair = item.minimalPair else { return foreign("p", "stem", item.prompt.stem) }
    return .element(
      "div", ["lang": language, "dir": direction.rawValue], .element("p", ["class": "stem"], HTML(pair.context)),
      .element("ol", ["class": "options"], .element("li", [:], HTML(pair.sentenceA)), .element("li", [:], HTML(pair.sentenceB))))
  }

  private var choices: HTML? {
    item.choice.map { choice in
      .element(
        "ol", ["class": "options", "lang": language, "dir": direction.rawValue], choice.options.map { .element("li", [:], HTML($0.text)) })
    }
  }

  private var key: HTML {
    let entries = item.productionSpec?.acceptList ?? [item.keyText]
    let list = HTML.element("ul", ["lang": language, "dir": direction.rawValue], entries.map { .element("li", [:], HTML($0)) })
    let heard = item.prompt.transcript.map { foreign("blockquote", nil, $0) }
    return .element(
      "details", ["class": "key"], .element("summary", [:], HTML(heard == nil ? "Key" : "Key and what is heard")), list, heard, rationale)
  }

  private var rationale: HTML? {
    item.rationale.map { rationale in
      .element(
        "div", ["class": "rationale"], .element("p", [:], HTML(rationale.rule)), foreign("p", nil, rationale.example))
    }
  }

  private func foreign(_ name: String, _ kind: String?, _ text: String) -> HTML {
    .element(name, ["class": kind, "lang": language, "dir": direction.rawValue], HTML(text))
  }
}

extension TestItem {
  /// The right answer as text: the key option, or the first accept entry.
  fileprivate var keyText: String {
    if let choice { return choice.options.first { $0.id == choice.correctOptionID }?.text ?? "" }
    return productionSpec?.acceptList.first ?? ""
  }

  fileprivate var formatName: String {
    switch task {
    case .multipleChoiceCloze: "Cloze with options"
    case .readingComprehension: "Reading"
    case .listening: audio == nil ? "Listening, not asked: no recording" : "Listening"
    case .production(let spec):
      switch spec.format {
      case .freeResponseCloze: "Cloze to fill in"
      case .wordReorder: "Words to order"
      case .minimalPair: "Minimal pair"
      }
    }
  }
}
