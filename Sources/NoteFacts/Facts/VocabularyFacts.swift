extension FactFinder {
  /// An entry of a vocabulary list: six or more lines `word – translation`, both sides short, or the rows of a table of words.
  static let vocabulary = FactFinder(
    "vocabulary",
    examples: [
      .init(
        "Haus – house\nBaum – tree\nHund – dog\nKatze – cat\nBrot – bread\nWasser – water",
        ["Haus ~ house", "Baum ~ tree", "Hund ~ dog", "Katze ~ cat", "Brot ~ bread", "Wasser ~ water"]),
      .init(
        "- el perro = dog\n- el gato = cat\n- la casa = house\n- el pan = bread\n- el agua = water\n- la luz = light",
        ["el perro ~ dog", "el gato ~ cat", "la casa ~ house", "el pan ~ bread", "el agua ~ water", "la luz ~ light"]),
      .init(
        "犬,dog\n猫,cat\n家,house\n水,water\n木,tree\n本,book",
        ["犬 ~ dog", "猫 ~ cat", "家 ~ house", "水 ~ water", "木 ~ tree", "本 ~ book"]),
      .init("- Area: 357 km\n- Height: 29 m\n- Width: 12 m\n- Age: 30 years\n- Mass: 5 t\n- Speed: 9 m/s", []),
      .init(
        "mesa = table\nHund = dog\ntable = mesa\nBrot = bread\nBaum = tree\nKatze = cat",
        ["mesa ~ table", "Hund ~ dog", "table ~ mesa", "Brot ~ bread", "Baum ~ tree", "Katze ~ cat"]),
      .init("Haus – house\nBaum – tree", []),
      .init(
        "time = el tiempo\nyear = el año\nfirst = primero\nan = un\nwork = trabajo,\nto = a\nwater = el agua",
        ["time ~ el tiempo", "year ~ el año", "first ~ primero", "an ~ un", "work ~ trabajo", "to ~ a", "water ~ el agua"]),
      .init(
        "ἀγω   --  I lead\nἀκουω  --  I hear\nβαινω --  I go\nγραϕω   --  I write\nλεγω -- I say\nμενω -- I stay",
        ["ἀγω ~ I lead", "ἀκουω ~ I hear", "βαινω ~ I go", "γραϕω ~ I write", "λεγω ~ I say", "μενω ~ I stay"]),
      .init(
        "# House\n\n" + String(repeating: "We went to the old town by bus.\n\n", count: 40)
          + "- Haus: house\n- Tisch: table\n- Brot: bread\n- Wasser: water\n- Straße: street\n- Stadt: town", language: "de",
        ["Haus ~ house", "Tisch ~ table", "Brot ~ bread", "Wasser ~ water", "Straße ~ street", "Stadt ~ town"]),
      .init(
        "# Tools\n\n" + String(repeating: "We went to the old town by bus.\n\n", count: 40)
          + "- ArchUnit: rules of design\n- RevApi: old interfaces\n- Enforcer: bad parts\n- Checkstyle: form of code\n- Sonar: faults\n- Jacoco: tests",
        []),
      .init(
        "ville -> ciudad - viil\nfille -> niña\nchien -> perro --shi-en\nmer -> mar\nroi -> rey\npain -> pan",
        ["ville ~ ciudad", "fille ~ niña", "chien ~ perro", "mer ~ mar", "roi ~ rey", "pain ~ pan"]),
      .init("kin, kín\nkor, kór\nörül, őrül\nveder, véder\nszel, szél\nalma, álma", language: "hu", []),
      .init(
        "unilateral - bilateral\nformal - informal\nfree - paid\nmain - extra\nprincipal - accidental\nlong - short", []),
      .init(
        "- Der Abend - вечер.\n- Das Geld - деньги.\n- Das Bier - пиво.\n- Hallo! - привет!\n- Der Fuß - нога.\n- Das Dorf - деревня.",
        language: "de",
        ["Der Abend ~ вечер", "Das Geld ~ деньги", "Das Bier ~ пиво", "Hallo ~ привет", "Der Fuß ~ нога", "Das Dorf ~ деревня"]),
      .init("| English | IPA | German |\n|---|---|---|\n| house | haʊs | Haus |\n| tree | triː | Baum |", ["house ~ Haus", "tree ~ Baum"]),
      .init("german,english,kind\nHaus,house,noun\nBaum,tree,noun", ["Haus ~ house", "Baum ~ tree"]),
    ],
    scope: .passages { reading, index in
      guard let pair = reading.vocabulary[index] else { return [] }
      return [
        Fact(
          content: .pair(word: pair.word, translation: pair.translation), evidence: reading.passages[index].text,
          headings: reading.passages[index].headings)
      ]
    })
}

/// Finds vocabulary lists among the passages.
enum VocabularyList {
  /// A word and its translation.
  struct Pair: Sendable {
    let word: String
    let translation: String
  }

  private static let minimumRun = 6
  /// The headers of a table say what it is, so few rows are enough.
  private static let minimumRows = 2
  private static let maximumWords = 4
  private static let separators = ["\t", " – ", " — ", " - ", " -- ", " = ", " -> ", " → ", "：", ": ", " : "]

  /// The entries of all vocabulary lists, by the index of their passage.
  static func entries(in passages: [NotesDocument.Passage]) -> [Int: Pair] {
    var entries: [Int: Pair] = [:]
    var run: [(index: Int, pair: Pair)] = []
    var table = Table()
    for (index, passage) in passages.enumerated() {
      let pair = if case .row(let cells, let columns) = passage.kind { table.pair(cells, columns) } else { pair(passage) }
      // NB: one line that is no pair does not end a list.
      if let last = run.last, index - last.index > 2 || !belong(passages[last.index], passage) { end(&run, passages, in: &entries) }
      if let pair { run.append((index, pair)) }
    }
    end(&run, passages, in: &entries)
    // NB: in notes about something else, a list of short entries is seldom a list of words: of 21 questions on such lists, one was sound.
    let isAboutWords =
      passagesForPair * entries.count >= passages.count || 5 * entries.values.count(where: isTranslation) >= entries.count
    return isAboutWords ? entries : entries.filter { passages[$0.key].isRow }
  }

  /// Notes with at least one pair for every so many passages are about words.
  private static let passagesForPair = 6

  private static func belong(_ one: NotesDocument.Passage, _ other: NotesDocument.Passage) -> Bool {
    one.headings == other.headings && one.isRow == other.isRow
  }

  private static func end(_ run: inout [(index: Int, pair: Pair)], _ passages: [NotesDocument.Passage], in entries: inout [Int: Pair]) {
    defer { run = [] }
    if let first = run.first, passages[first.index].isRow {
      if run.count >= minimumRows { for (index, pair) in run { entries[index] = pair } }
      return
    }
    guard run.count >= minimumRun, !areContrasts(run.map(\.pair)) else { return }
    let (words, lengths) = (Set(run.map { $0.pair.word.lowercased() }), run.map { Words.all($0.pair.translation).count })
    // NB: A list of properties has few different names, many labels, or long values. “table”, “time” and “place” are labels and words too.
    let labels = run.count { Labels.isLabel(Words.all($0.pair.word)) }
    let isOfWords = labels <= max(1, run.count / 6) || 5 * run.count { isTranslation($0.pair) } >= run.count
    guard 5 * words.count >= 4 * run.count, isOfWords, lengths.reduce(0, +) <= 3 * run.count else { return }
    for (index, pair) in run { entries[index] = pair }
  }

  /// Whether both sides are general words of different languages.
  private static func isTranslation(_ pair: Pair) -> Bool {
    let (one, other) = (GeneralWords.languages(of: pair.word), GeneralWords.languages(of: pair.translation))
    return !one.isEmpty && !other.isEmpty && one.isDisjoint(with: other)
  }

  /// Whether the two sides are in one language, because their last words have the same endings, or they are nearly the same word: a list of
  /// opposites, or of words that are easily confused.
  private static func areContrasts(_ pairs: [Pair]) -> Bool {
    let ending = { (text: String) in Words.all(text).last?.suffix(3) }
    return 2 * pairs.count { ending($0.word) == ending($0.translation) || areConfused($0) } >= pairs.count
  }

  /// Whether both sides are words of three letters or more, of which at most one is another, or is in one of them only. Accents do not count.
  private static func areConfused(_ pair: Pair) -> Bool {
    let sides = [pair.word, pair.translation].map { Array(Accents.removed(from: $0.lowercased())) }
    let (shorter, longer) = sides[0].count < sides[1].count ? (sides[0], sides[1]) : (sides[1], sides[0])
    // NB: single signs, as in a table of kana, are no words.
    guard shorter.count >= minimumConfusable, longer.count - shorter.count <= 1 else { return false }
    let beginning = zip(shorter, longer).prefix { $0 == $1 }.count
    let end = zip(shorter.reversed(), longer.reversed()).prefix { $0 == $1 }.count
    return beginning + end >= longer.count - 1
  }

  private static let minimumConfusable = 3

  private static func pair(_ passage: NotesDocument.Passage) -> Pair? {
    guard passage.kind == .listItem || passage.kind == .paragraph, passage.text.utf8.count <= 160 else { return nil }
    let found = separators.compactMap { passage.text.firstPlace(of: $0) }
    guard let separator = found.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let translation = withoutRemark(PartOfSpeech.removed(from: passage.text[separator.upperBound...]))
    // NB: “Term: what it means.” is a description.
    guard !passage.text[separator].contains(where: { ":：".contains($0) }) || translation.last != "." else { return nil }
    return pair(passage.text[..<separator.lowerBound].trimmingSpaces, translation)
  }

  /// A translation without the remark, such as a pronunciation, that follows it after another dash.
  private static func withoutRemark(_ text: Substring) -> Substring {
    let dash = [" - ", "--", " – ", " — "].compactMap { text.firstPlace(of: $0)?.lowerBound }.min()
    return dash.map { text[..<$0].trimmingSpaces } ?? text
  }

  /// A pair of two sides; `nil` if one of them is no word, or if both are the same.
  fileprivate static func pair(_ word: Substring, _ translation: Substring) -> Pair? {
    let (word, translation) = (withoutStop(word), withoutStop(translation))
    guard isSide(word), isSide(translation), word.lowercased() != translation.lowercased() else { return nil }
    return Pair(word: String(word), translation: String(translation))
  }

  /// A side without the marks at its end, with which some lists end each line.
  private static func withoutStop(_ text: Substring) -> Substring {
    var text = text.trimmingSpaces
    while let last = text.last, ".!?。！？,;、，\\".contains(last) { text.removeLast() }
    return text
  }

  private static func isSide(_ text: Substring) -> Bool {
    // NB: most lines have more words, and counting them is quickest.
    guard let first = text.first, first.isLetter || first == "(", (1...maximumWords).contains(Words.all(String(text)).count) else {
      return false
    }
    return !text.contains(where: { $0.isNumber || ".:?!–—=".contains($0) }) && !Unreadable.isIn(String(text))
  }
}

/// Reads the rows of tables. The headers of a table are read once for all of its rows.
private struct Table {
  private var columns: [String] = []
  private var sides: (word: Int, translation: Int, otherSpelling: Int?)?

  mutating func pair(_ cells: [String], _ columns: [String]) -> VocabularyList.Pair? {
    if columns != self.columns {
      self.columns = columns
      sides = VocabularyColumns.places(in: columns).map {
        ($0.word, $0.translation, VocabularyColumns.otherSpelling(in: columns, beside: $0.translation))
      }
    }
    guard let sides else { return nil }
    // NB: Japanese words stand in kana and in kanji. Both are right.
    let (translation, spelling) = (cells[sides.translation], sides.otherSpelling.map { cells[$0] } ?? "")
    return VocabularyList.pair(
      cells[sides.word][...], (spelling.isEmpty || spelling == translation ? translation : "\(translation) / \(spelling)")[...])
  }
}

extension NotesDocument.Passage {
  fileprivate var isRow: Bool { if case .row = kind { true } else { false } }
}
