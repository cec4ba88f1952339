import TestSupport
import Testing
import WordGame

@testable import WordListFormats

/// Two languages whose lists are joined.
struct LanguagePair: Sendable, CustomTestStringConvertible {
  let target: String
  let base: String

  static let languages = ShippedList.all.map(\.language)
  static let all = (languages + ["en"]).flatMap { target in languages.filter { $0 != target }.map { LanguagePair(target: target, base: $0) }
  }

  var testDescription: String { "\(target)-\(base)" }
}

@Suite("Joined lists")
struct JoinedListsTests {
  private static let shipped = Result { try ShippedList.all.map { try $0.list } }
  private static let joiner = Result { JoinedLists(try shipped.get()) }

  @Test("every pair of the shipped lists keeps at least a hundred entries, and can be played", arguments: LanguagePair.all)
  func counts(pair: LanguagePair) throws {
    let list = try #require(try Self.joiner.get().list(target: pair.target, base: pair.base))
    #expect(list.id == "\(pair.target)-\(pair.base)" && list.languageID == pair.target && list.baseLanguageID == pair.base)
    #expect(list.entries.count >= JoinedLists.minimumEntries)
    #expect(try PlayableList(list, lender: nil).borrowed == [])
    #expect(try Self.joiner.get().list(id: list.id) == list)
    #expect(try Self.joiner.get().count(target: pair.target, base: pair.base) == list.entries.count)
  }

  @Test("every right pair has a sense in both lists, and no wrong pair has one", arguments: LanguagePair.all)
  func soundness(pair: LanguagePair) throws {
    let list = try #require(try Self.joiner.get().list(target: pair.target, base: pair.base))
    let (asked, falling) = (try Self.senses(of: pair.base, with: pair.target), try Self.senses(of: pair.target, with: pair.base))
    let words = Set(list.entries.flatMap(\.translations))
    var misjudged: [String] = []
    for entry in list.entries {
      let right = Set(entry.translations)
      // NB: all words that are shown together have the same senses.
      for shown in Alternatives.split(entry.english) {
        let senses = asked[shown, default: []]
        for word in words where senses.isDisjoint(with: falling[word, default: []]) == right.contains(word) {
          misjudged.append("\(shown), \(word)")
        }
      }
    }
    #expect(misjudged == [])
  }

  @Test("texts are short enough for a phone, asked once, and keep their readings and levels", arguments: LanguagePair.all)
  func texts(pair: LanguagePair) throws {
    let list = try #require(try Self.joiner.get().list(target: pair.target, base: pair.base))
    #expect(Set(list.entries.map(\.english)).count == list.entries.count)
    for entry in list.entries {
      #expect(entry.english.count <= VocabularyJoin.maximumLength && !entry.translations.isEmpty, "\(entry.english)")
      #expect(entry.level != nil && entry.falseFriends.isEmpty)
      let read = Set(entry.readings.map(\.word))
      if ["ja", "zh"].contains(pair.target) {
        for word in entry.translations where word.unicodeScalars.contains(where: \.properties.isIdeographic) {
          #expect(read.contains(word))
        }
      }
    }
  }

  /// The senses of all words of a list, read without the code that joins.
  private static func senses(of language: String, with other: String) throws -> [String: Set<String>] {
    let isEnglish = [language, other].contains("en")
    let list = try #require(try shipped.get().first { $0.languageID == (language == "en" ? other : language) })
    var found: [String: Set<String>] = [:]
    for entry in list.entries {
      let sense = isEnglish ? entry.english : EnglishSense.of(entry.english)
      for word in language == "en" ? [entry.english] : entry.translations { found[word, default: []].formUnion([sense].compactMap(\.self)) }
    }
    return found
  }

  @Test("the lists that every learner has today are not joined, and unknown pairs do not exist")
  func others() throws {
    let joiner = try Self.joiner.get()
    for id in ["es-en", "es-es", "en-en", "es", "es-ko", "es-de-en", ""] { #expect(joiner.list(id: id) == nil, "\(id)") }
    let small = WordList(id: "de-en", languageID: "de", version: "1", entries: [WordEntry(english: "dog", translations: ["Hund"])])
    #expect(JoinedLists([small, try ShippedList(language: "es").list]).list(id: "es-de") == nil)
  }
}

@Suite("The rules of joined lists")
struct JoinedListRulesTests {
  @Test("entries with the same sense are joined: in the order of the list that falls, with its levels")
  func order() {
    let entries = Self.join(
      asked: [("dog", ["Hund"]), ("cat", ["Katze"])], falling: [("cat", ["gato", "gata"]), ("bird", ["ave"]), ("dog", ["perro"])])
    #expect(entries == [["Katze", "gato", "gata"], ["Hund", "perro"]])
  }

  @Test("meanings in brackets must agree, unless the table says that they are the same")
  func brackets() {
    let entries = Self.join(
      asked: [("light (of a lamp)", ["Licht"]), ("letter (post)", ["Brief"])],
      falling: [("light (not heavy)", ["ligero"]), ("letter (mail)", ["carta"])])
    #expect(entries == [["Brief", "carta"]])
  }

  @Test("a text with senses that the lists mix is left out")
  func mixed() {
    #expect(Self.join(asked: [("ticket", ["Fahrkarte"])], falling: [("ticket", ["billete", "entrada"])]) == [])
  }

  @Test("a word with two senses is not asked, and falls for both")
  func twoSenses() {
    let fille = [("girl", ["fille", "fillette"]), ("daughter", ["fille"])]
    let spanish = [("daughter", ["hija"]), ("girl", ["niña"])]
    #expect(Self.join(asked: fille, falling: spanish) == [])
    #expect(Self.join(asked: spanish, falling: fille) == [["niña", "fille", "fillette"], ["hija", "fille"]])
  }

  @Test("a translation with a sense that the other list lacks is left out, and the entry with it if it is the first")
  func lacking() {
    let lacking = [("girl", ["niña"])]
    #expect(Self.join(asked: lacking, falling: [("girl", ["fillette", "fille"]), ("daughter", ["fille"])]) == [["niña", "fillette"]])
    #expect(Self.join(asked: lacking, falling: [("girl", ["fille", "fillette"]), ("daughter", ["fille"])]) == [])
  }

  @Test("the second word with no other sense stands beside the first")
  func together() {
    let entries = Self.join(
      asked: [("friend", ["Freund", "Freundin", "Kamerad"]), ("nice", ["nett", "lieb", "freundlich"]), ("dear", ["lieb"])],
      falling: [("friend", ["amigo"]), ("nice", ["majo"]), ("dear", ["querido"])])
    #expect(entries == [["Freund / Freundin", "amigo"], ["nett / freundlich", "majo"]])
  }

  @Test("only the kind of the first verb is used: reflexive or not")
  func reflexive() {
    let entries = Self.join(asked: [("to wash", ["waschen", "sich waschen"])], falling: [("to wash", ["lavar", "lavarse"])])
    #expect(entries == [["waschen", "lavar"]])
  }

  @Test("English words fall for their own list, without meanings in brackets")
  func english() {
    let list = Self.list("de", [("bank (money)", ["Bank"]), ("dog", ["Hund"]), ("pair", ["Paar"]), ("couple", ["Paar"])])
    let entries = VocabularyJoin(withEnglishOf: JoinableVocabulary(list)).entries.map { [$0.english] + $0.translations }
    #expect(entries == [["Hund", "dog"]])
  }

  @Test("every text of the tables is in a list, in one place only")
  func tables() throws {
    let texts = Set(try ShippedList.all.flatMap { try $0.list.entries.map(\.english) })
    let named = EnglishSense.same.flatMap(\.self) + EnglishSense.mixed.keys
    #expect(Set(named).count == named.count)
    #expect(named.filter { !texts.contains($0) } == [])
    #expect(EnglishSense.same.allSatisfy { $0.count > 1 })
  }

  private static func join(asked: [(String, [String])], falling: [(String, [String])]) -> [[String]] {
    let join = VocabularyJoin(asked: JoinableVocabulary(list("de", asked)), falling: JoinableVocabulary(list("es", falling)))
    return join.entries.map { [$0.english] + $0.translations }
  }

  private static func list(_ language: String, _ entries: [(String, [String])]) -> WordList {
    WordList(
      id: "\(language)-en", languageID: language, version: "1",
      entries: entries.map { WordEntry(english: $0.0, translations: $0.1, level: .a1) })
  }
}
