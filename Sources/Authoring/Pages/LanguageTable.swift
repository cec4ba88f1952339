import Placement

/// The table of all languages: what each test holds and which checks it has passed.
public struct LanguageTable: Sendable {
  /// A line of the table.
  public struct Row: Sendable {
    public let page: LanguagePage
    /// Findings of the gates; a test that ships has none.
    public let findings: Int
    /// What a second reader found; nil when nobody has read it yet.
    public let secondReading: SecondReading?

    public init(page: LanguagePage, findings: Int, secondReading: SecondReading?) {
      self.page = page
      self.findings = findings
      self.secondReading = secondReading
    }
  }

  /// Items that somebody answered without seeing their keys.
  public struct SecondReading: Sendable, Hashable {
    public let answered: Int
    public let agreed: Int

    public init(answered: Int, agreed: Int) {
      self.answered = answered
      self.agreed = agreed
    }
  }

  private let rows: [Row]

  public init(rows: [Row]) { self.rows = rows }

  /// The whole document.
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
