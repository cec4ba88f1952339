extension FactFinder {
  /// A table whose first column names entries. If the second column contains definitions, the table is a glossary.
  static let table = FactFinder(
    "table",
    examples: [
      .init("| Term | Meaning |\n|---|---|\n| Crest | the top of a wave |", ["Crest = the top of a wave"]),
      .init(
        "| Planet | Kind | Moons |\n|---|---|---|\n| Mars | rocky | 2 |\n| Earth | rocky | 1 |",
        ["Mars: Kind = rocky", "Mars: Moons = 2", "Earth: Kind = rocky", "Earth: Moons = 1"]),
      .init(
        "| Term | Meaning | Unit |\n|---|---|---|\n| Speed | the way that something makes each second | m/s |",
        ["Speed = the way that something makes each second", "Speed: Unit = m/s"]),
      .init("| | |\n|---|---|\n| | 3 |", []),
      .init("| Property | Value |\n|---|---|\n| Height | 3 m |\n| Colour | a bright and shining red |", []),
      .init("| | Sun | Moon |\n|---|---|---|\n| Size | large | small |\n| Light | own | none |", []),
      .init("| Class | Interface |\n|---|---|\n| can have fields | no fields |\n| may be final | never final |", []),
      .init(
        "| Dangers | Events |\n|---|---|\n| electric dangers | contact with edges |\n| thermal dangers | loss of balance |\n| dangers of noise | |",
        []),
      .init("| Values within the firm | Values outside the firm |\n|---|---|\n| respect | quality |\n| trust | speed |", []),
      .init("| Month | Event |\n|---|---|\n| Aug | the war in the east began |", ["Aug: Event = the war in the east began"]),
    ],
    scope: .passages { reading, index in
      guard let table = Tables.starting(reading, index) else { return [] }
      return table.rows.indices.flatMap { row in
        table.columns.indices.dropFirst().compactMap { Tables.fact(table, row, $0, reading, index) }
      }
    })
}

private enum Tables {
  /// The table whose first row is the passage at an index. A long table is read in parts.
  static func starting(_ reading: NotesReading, _ index: Int) -> NotesTable? {
    guard case .row(_, let columns) = reading.passages[index].kind, columns.count >= 2,
      reading.rowNumbers[index] % NotesTable.maximumRows == 0
    else { return nil }
    var end = index + 1
    while end < min(index + NotesTable.maximumRows, reading.passages.count), reading.rowNumbers[end] > 0 { end += 1 }
    let table = NotesTable(columns: columns, rows: reading.passages[index..<end].map(cells))
    guard !(index..<end).contains(where: { reading.vocabulary[$0] != nil }), !Tables.hasIndependentColumns(table) else { return nil }
    return table
  }

  /// Whether a table of two columns consists of two lists that only stand beside each other: their headers begin with the same word, or the
  /// last cells of the shorter list are empty.
  private static func hasIndependentColumns(_ table: NotesTable) -> Bool {
    guard table.columns.count == 2 else { return false }
    let openings = table.columns.map { Words.all($0).first ?? "" }
    if openings[0] == openings[1], openings[0].count >= shortestHeader { return true }
    let filled = table.rows.filter { !$0[0].isEmpty && !$0[1].isEmpty }
    guard filled.count >= 2, filled.count < table.rows.count else { return false }
    let rest = table.rows.dropFirst(filled.count)
    return table.rows.prefix(filled.count) == filled[...] && (rest.allSatisfy { $0[0].isEmpty } || rest.allSatisfy { $0[1].isEmpty })
  }

  private static let shortestHeader = 4

  private static func cells(_ passage: NotesDocument.Passage) -> [String] {
    if case .row(let cells, _) = passage.kind { cells } else { [] }
  }

  static func fact(_ table: NotesTable, _ row: Int, _ column: Int, _ reading: NotesReading, _ index: Int) -> Fact? {
    let (name, value) = (table.rows[row][0], table.rows[row][column])
    guard !value.isEmpty else { return nil }
    let passage = reading.passages[index + row]
    guard !KeyColumns.isKey(table.columns[0]), !(table.columns[0].isEmpty && table.columns.count > 2),
      !Unreadable.isIn(table.columns[column]), !VocabularyColumns.isPronunciation(table.columns[column]),
      !Unreadable.isIn(value), !Unreadable.isIn(name)
    else { return nil }
    if column == 1, TermShape.isTerm(name), TermShape.isDefinition(value),
      FactGate.accepts(term: name, meaning: TermShape.bare(value), reading.language)
    {
      return Fact(content: .definition(term: name, meaning: TermShape.bare(value)), evidence: passage.text, headings: passage.headings)
    }
    guard TermShape.isTerm(name), isName(name, reading.language), isValue(value), !table.columns[column].isEmpty else { return nil }
    let evidence = evidence(for: row, of: table, reading.passages[index..<(index + table.rows.count)])
    return Fact(content: .cell(table, row: row, column: column), evidence: evidence, headings: passage.headings)
  }

  /// Whether the first cell of a row names a thing, and is neither a label nor a clause.
  private static func isName(_ name: String, _ language: NotesLanguage) -> Bool {
    let candidate = FactGate.Candidate(term: name, meaning: name, language: language)
    return ![FactGate.label, .script, .clause].contains { $0.refuses(candidate) }
  }

  private static func isValue(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60 && !text.contains("...") && !text.contains("…") && !text.contains("!!")
      && text.contains { $0.isLetter || $0.isNumber }
  }

  /// A row, with the rows after it (or before it) that are needed to reach five words. Shorter evidence is not accepted.
  private static func evidence(for row: Int, of table: NotesTable, _ passages: ArraySlice<NotesDocument.Passage>) -> String {
    var (first, last) = (row, row)
    let text = { passages[(passages.startIndex + first)...(passages.startIndex + last)].map(\.text).joined(separator: "\n") }
    while Words.all(text()).count < 5, first > 0 || last < table.rows.count - 1 {
      if last < table.rows.count - 1 { last += 1 } else { first -= 1 }
    }
    return text()
  }
}

/// The headers of first columns that contain properties instead of things. Such a table describes one thing, or compares a few.
enum KeyColumns {
  /// Whether a header names a column of properties.
  static func isKey(_ header: String) -> Bool { names.contains(header.lowercased()) }

  private static let names = Set(
    """
    property;properties;key;feature;features;aspect;aspects;attribute;attributes;field;fields;parameter;parameters;characteristic;characteristics;
    criterion;criteria;item;items;metric;question;questions;detail;details;#;no;no.;nr;nr.;
    eigenschaft;eigenschaften;merkmal;merkmale;kriterium;kriterien;aspekt;aspekte;frage;parameter;
    propiedad;característica;características;criterio;aspecto;atributo;parámetro;pregunta;
    propriété;caractéristique;critère;critères;aspect;attribut;paramètre;proprietà;caratteristica;aspetto;parametro;
    propriedade;aspecto;critério;eigenschap;kenmerk;aspect;cecha;właściwość;kryterium;свойство;характеристика;критерий;аспект;признак;
    özellik;kriter;egenskap;aspekt;الخاصية;الصفة;المعيار;特性;属性;特征;特点;项目;对比项;比较项;方面;指标;参数;项;項目;特徴;観点;比較項目;구분;항목;특성;속성
    """.split { ";\n".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") })
}
