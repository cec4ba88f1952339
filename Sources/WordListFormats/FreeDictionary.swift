public import WordGame

/// A dictionary of the FreeDict project in the format of dictd (dictd(8), "Database Format"): an index of headwords with the positions of
/// their articles, and a second file with the articles. An article has a headword, its pronunciation, and lines of translations.
public struct FreeDictionary: Sendable {
  private struct Article {
    let headword: String
    let translations: [String]
  }

  private let articles: [Article]
  /// Whether the headwords are English, according to the dictionary's own title.
  public let isFromEnglish: Bool

  /// Reads a dictionary.
  ///
  /// - Parameters:
  ///   - index: The content of the `.index` file.
  ///   - articles: The content of the `.dict` file, or of the decompressed `.dict.dz` file.
  /// - Throws: ``WordListError`` when the index is damaged, points beyond the articles, or has no words.
  public init(index: [UInt8], articles text: [UInt8]) throws(WordListError) {
    var (articles, title): ([Article], String) = ([], "")
    for (number, line) in index.split(separator: UInt8(ascii: "\n")).enumerated() {
      let entry = try Self.article(line, number + 1, in: text)
      if entry.headword == "00databaseshort" || entry.headword == "00-database-short" { title = Self.decoded(entry.text) }
      guard !entry.headword.hasPrefix("00database"), !entry.headword.hasPrefix("00-database") else { continue }
      if let article = Self.article(Self.decoded(entry.text)) { articles.append(article) }
    }
    guard !articles.isEmpty else { throw .empty }
    self.articles = articles
    isFromEnglish = title.hasPrefix("English")
  }

  /// The entries for a game, with the English word first. A dictionary into English is reversed: each English translation becomes a word,
  /// and the headwords become its translations.
  public var entries: [WordEntry] {
    var order: [String] = []
    var found: [String: [String]] = [:]
    for article in articles {
      for translation in article.translations {
        let (english, foreign) = isFromEnglish ? (article.headword, translation) : (translation, article.headword)
        if found[english] == nil { order.append(english) }
        if found[english]?.contains(foreign) != true { found[english, default: []].append(foreign) }
      }
    }
    return order.map { WordEntry(english: $0, translations: found[$0] ?? []) }
  }
}

// MARK: - Reading

extension FreeDictionary {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func article(
    _ line: ArraySlice<UInt8>, _ number: Int, in text: [UInt8]
  ) throws(WordListError) -> (headword: String, text: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count >= 3, let offset = Self.number(fields[1]), let length = Self.number(fields[2]) else {
      throw WordListError(line: number, message: "not a dictionary index: expected a headword, an offset and a length")
    }
    guard offset <= text.count, length <= text.count - offset else {
      throw WordListError(line: number, message: "the article is beyond the end of the dictionary: use both files of the same release")
    }
    return (decoded(fields[0]), text[offset..<(offset + length)])
  }

  /// A number in base 64, most significant digit first.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    guard !field.isEmpty, field.count <= 8 else { return nil }
    var value = 0
    for byte in field {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      value = value << 6 | digit
    }
    return value
  }

  /// NB: lines that begin with a space are remarks, and text after an empty line refers to other articles.
  private static func article(_ text: String) -> Article? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.first else { return nil }
    let headword = Text.trimmed(String(first.prefix { $0 != "/" && $0 != "<" }))
    let body = lines.dropFirst().prefix { !$0.isEmpty }.filter { !$0.hasPrefix(" ") }
    var seen: Set<String> = []
    let translations = body.flatMap { Self.translations($0) }.filter { seen.insert($0).inserted }
    return headword.isEmpty || translations.isEmpty ? nil : Article(headword: headword, translations: translations)
  }

  /// The translations of a line, without the number of the sense and without text in brackets.
  private static func translations(_ line: Substring) -> [String] {
    var line = line
    let number = line.prefix { $0.isASCII && $0.isNumber }
    if !number.isEmpty, line.dropFirst(number.count).hasPrefix(". ") { line = line.dropFirst(number.count + 2) }
    return withoutBrackets(line).split { $0 == "," || $0 == ";" }.map { Text.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  private static func withoutBrackets(_ line: Substring) -> String {
    var (kept, depth) = ("", 0)
    for character in line {
      if "<[({".contains(character) { depth += 1 }
      if depth == 0 { kept.append(character) }
      if ">])}".contains(character) { depth = max(0, depth - 1) }
    }
    return kept
  }
}
