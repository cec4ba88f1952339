import Placement

/// A page with a table of all languages: the contents of each test, and the checks it has passed.
public struct LanguageTable: Sendable {
  /// A row of the table.
  public struct Row: Sendable {
    /// The page of the language, which the row links to.
    public let page: LanguagePage
    /// The number of findings of the gates; 0 for a released test.
    public let findings: Int
    /// The result of a second reading; nil when there was none yet.
    public let secondReading: SecondReading?

    /// Creates a row from its parts.
    public init(page: LanguagePage, findings: Int, secondReading: SecondReading?) {
      self.page = page
      self.findings = findings
      self.secondReading = secondReading
    }
  }

  /// A review in which a second person answers the items without seeing the keys.
  public struct SecondReading: Sendable, Hashable {
    /// The number of items answered.
    public let answered: Int
    /// The number of answers that agree with the key.
    public let agreed: Int

    /// Creates a review from its parts.
    public init(answered: Int, agreed: Int) {
      self.answered = answered
      self.agreed = agreed
    }
  }

  private let rows: [Row]

  /// Creates a table with rows in this order.
  public init(rows: [Row]) { self.rows = rows }

  /// The whole HTML document.
  public var document: String {
    HTML.document(title: "Placement tests", style: PageStyle.css, body: [header, table])
  }

  private var header: HTML {
    let items = rows.reduce(0) { $0 + $1.page.blueprint.items.count }
    return .element(
      "header", [:], .element("h1", [:], "Placement tests"),
      .element("p", ["class": "quiet"], HTML("\(rows.count) languages, \(items) questions")))
  }

  private static let columns = ["Language", "Items", "Constructs", "Recordings", "Gates", "Second reading", "Version"]

  private var table: HTML {
    let head = Self.columns.map { HTML.element("th", ["scope": "col"], HTML($0)) }
    return .element(
      "main", [:],
      .element(
        "div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": "All languages"],
        .element(
          "table", [:], .element("thead", [:], .element("tr", [:], head)), .element("tbody", [:], rows.map(line)))))
  }

  private func line(_ row: Row) -> HTML {
    let blueprint = row.page.blueprint
    let link = HTML.element(
      "a", ["href": "\(blueprint.languageID).html"], .element("bdi", ["lang": blueprint.languageID], HTML(row.page.name)),
      HTML(" · \(row.page.englishName)"))
    let cells = [
      "\(blueprint.items.count)", "\(Set(blueprint.items.map(\.construct)).count)", recordings(of: row),
      row.findings == 0 ? "all passed" : "\(row.findings) findings",
      row.secondReading.map { "\($0.agreed) of \($0.answered) agreed" } ?? "wanted", blueprint.version,
    ]
    return .element("tr", [:], [.element("th", ["scope": "row"], link)] + cells.map { .element("td", [:], HTML($0)) })
  }

  private func recordings(of row: Row) -> String {
    let clips = row.page.blueprint.items.compactMap(\.audio)
    guard let first = clips.first else { return "none" }
    return "\(clips.count), \(first.origin == .human ? "spoken by people" : first.engine ?? "synthetic")"
  }
}
