import StrictJSON
public import WordGame

/// Nivel's own format of word lists: JSON with levels, false friends and readings.
public enum WordListDocument {
  static let schemaVersion = 1

  /// Reads a list with its id and language.
  ///
  /// - Throws: ``WordListError`` at the first error of the document.
  public static func list(_ bytes: [UInt8]) throws(WordListError) -> WordList { try list(JSON.wordList(bytes)) }

  static func list(_ json: JSON) throws(WordListError) -> WordList { try read(json) { list(&$0) } }

  /// Reads an object strictly with all its keys, and throws the first error.
  static func read<Value>(_ json: JSON, _ body: (inout JSONObjectReader) -> Value?) throws(WordListError) -> Value {
    let problems = JSONProblems()
    guard var reader = JSONObjectReader(json, path: "", problems: problems) else { throw first(problems) }
    let value = body(&reader)
    reader.refuseUnknownKeys()
    guard let value, problems.list.isEmpty else { throw first(problems) }
    return value
  }

  private static func first(_ problems: JSONProblems) -> WordListError {
    problems.list.first.map { WordListError(line: $0.line, message: $0.description) } ?? .empty
  }

  static func list(_ reader: inout JSONObjectReader) -> WordList? {
    _ = reader.integer("schema_version", in: schemaVersion...schemaVersion)
    let (id, language, version) = (reader.string("list_id"), reader.string("language_id"), reader.string("version"))
    let problems = reader.problems
    let entries = reader.elements("entries").compactMap { entry($0.json, path: $0.path, problems) }
    guard let id, let language, let version else { return nil }
    return WordList(id: id, languageID: language, version: version, entries: entries)
  }

  private static func entry(_ json: JSON, path: String, _ problems: JSONProblems) -> WordEntry? {
    guard var reader = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let english = Text.trimmed(reader.string("english") ?? "")
    let translations = reader.strings("translations").map(Text.trimmed).filter { !$0.isEmpty }
    let level = reader.optionalWord("level", WordLevel.self)
    let friends = (reader.optionalElements("false_friends") ?? []).compactMap { falseFriend($0.json, path: $0.path, problems) }
    let readings = readings(reader.optional("readings"), path: reader.path(of: "readings"), problems)
    reader.refuseUnknownKeys()
    guard !english.isEmpty, !translations.isEmpty else {
      problems.add("an entry needs a word and a translation: write both", path: path, line: json.line)
      return nil
    }
    return WordEntry(english: english, translations: translations, level: level, falseFriends: friends, readings: readings)
  }

  private static func falseFriend(_ json: JSON, path: String, _ problems: JSONProblems) -> FalseFriend? {
    guard var reader = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let (word, means) = (reader.string("word"), reader.string("means"))
    reader.refuseUnknownKeys()
    guard let word, let means else { return nil }
    return FalseFriend(word: Text.trimmed(word), means: Text.trimmed(means))
  }

  private static func readings(_ json: JSON?, path: String, _ problems: JSONProblems) -> [Reading] {
    guard let json else { return [] }
    guard let members = json.object else {
      problems.add("expected an object with a reading for each word, found \(json.kind)", path: path, line: json.line)
      return []
    }
    return members.compactMap { member in
      guard let reading = member.value.string else {
        problems.add("expected a string, found \(member.value.kind)", path: "\(path).\(member.key)", line: member.value.line)
        return nil
      }
      return Reading(word: member.key, reading: reading)
    }
  }
}

extension WordListDocument {
  /// A list as a readable file with one entry per line.
  public static func text(_ list: WordList) -> String {
    let head: JSON = [
      "schema_version": .number(schemaVersion), "list_id": .string(list.id), "language_id": .string(list.languageID),
      "version": .string(list.version),
    ]
    let entries = list.entries.map { "  \(json($0).text)" }.joined(separator: ",\n")
    return "\(head.text.dropLast()),\"entries\":[\n\(entries)\n]}"
  }

  /// An entry as JSON. Empty fields are omitted.
  static func json(_ entry: WordEntry) -> JSON {
    let friends = entry.falseFriends.map { ["word": .string($0.word), "means": .string($0.means)] as JSON }
    let readings = entry.readings.map { JSON.Member(key: $0.word, value: .string($0.reading)) }
    return .object([
      "english": .string(entry.english), "translations": .strings(entry.translations), "level": entry.level.map { .string($0.rawValue) },
      "false_friends": friends.isEmpty ? nil : .array(friends), "readings": readings.isEmpty ? nil : .object(readings),
    ])
  }
}
