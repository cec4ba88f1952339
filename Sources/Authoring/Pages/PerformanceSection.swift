import Measurement
import Placement

/// The part of an item's card that shows how the item plays.
struct PerformanceSection {
  let performance: ItemPerformance
  let item: TestItem
  let language: String

  var html: HTML {
    .element(
      "section", ["class": "performance", "aria-label": "How \(item.itemID) plays"],
      .element("p", [:], .element("strong", [:], HTML(verdict)), HTML(" · \(answers)")), plot, groups, options)
  }

  private var verdict: String {
    guard let level = performance.playsAs(labelled: item.level) else { return "Too few answers to say at which level it plays" }
    return level == item.level ? "Plays as \(level.rawValue), as labelled" : "Plays as \(level.rawValue), labelled \(item.level.rawValue)"
  }

  private var answers: String {
    guard performance.answers > 0 else { return "no answers" }
    return "\(performance.answers) answers, \(Figure.percent(Double(performance.right) / Double(performance.answers))) right"
  }

  private var plot: HTML? {
    guard let parameters = performance.parameters, !performance.observed.isEmpty else { return nil }
    return .element(
      "figure", [:], ItemPlot(parameters: parameters, observed: performance.observed).html,
      .element("figcaption", ["class": "quiet"], "Dots: share right in groups of learners by ability. Line: the model."))
  }

  private var groups: HTML? {
    guard !performance.comparisons.isEmpty else { return nil }
    let rows = performance.comparisons.map { comparison in
      Self.row(
        "\(comparison.group): \(comparison.focal) and \(comparison.reference)",
        [HTML(comparison.test.map { Figure.signed($0.delta) } ?? "–"), HTML(comparison.meaning)])
    }
    return Self.table("Equally able learners of two groups at \(item.itemID)", ["Groups", "Δ", "Class"], rows)
  }

  /// The options are hidden until the reader opens them, because they show the key.
  private var options: HTML? {
    guard !performance.options.isEmpty, performance.answers > 0 else { return nil }
    let rows = performance.options.map { option in
      HTML.element(
        "tr", [:],
        .element(
          "th", ["scope": "row"], .element("bdi", ["lang": language], HTML(option.text)), option.isKey ? HTML(" (key)") : nil,
          option.remark.map { .element("p", ["class": "remark"], HTML($0)) }),
        .element("td", [:], HTML("\(option.statistics.persons)")), .element("td", [:], HTML(Figure.percent(option.statistics.share))),
        .element("td", [:], HTML(option.statistics.meanAbility.map(Figure.signed) ?? "–")))
    }
    return .element(
      "details", ["class": "choices"], .element("summary", [:], "Options and who chose them, with the key"),
      Self.table("Options of \(item.itemID)", ["Option", "Chosen", "Share", "Mean ability"], rows))
  }

  private static func row(_ head: String, _ cells: [HTML]) -> HTML {
    .element("tr", [:], [.element("th", ["scope": "row"], HTML(head))] + cells.map { .element("td", [:], $0) })
  }

  private static func table(_ name: String, _ columns: [String], _ rows: [HTML]) -> HTML {
    let head = HTML.element("tr", [:], columns.map { .element("th", ["scope": "col"], HTML($0)) })
    return .element(
      "div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": name],
      .element("table", [:], .element("thead", [:], head), .element("tbody", [:], rows)))
  }
}

extension ItemPerformance.Comparison {
  fileprivate var meaning: String {
    guard let test else { return "too few answers" }
    let direction = test.delta < 0 ? "harder" : "easier"
    return switch test.category {
    case .a: "A, negligible"
    case .b: "B, \(direction) for \(focal)"
    case .c: "C, much \(direction) for \(focal)"
    }
  }
}
