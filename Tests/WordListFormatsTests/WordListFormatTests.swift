import Testing
import WordGame

@testable import WordListFormats

@Suite("Formats of word lists")
struct WordListFormatTests {
  @Test(
    "the same words are read from every format",
    arguments: [
      #"[{"text_eng": "farm", "text_spa": "granja / finca"}, {"text_eng": " arm ", "text_spa": "brazo\u00a0"}]"#,
      #"[{"text_spa": "granja / finca", "text_eng": "farm", "id": 7}, {"text_eng": "arm", "text_spa": "brazo"}]"#,
      "farm,granja / finca\narm,brazo\n", "english,spanish\r\nfarm,granja / finca\r\narm,brazo",
      "\u{FEFF}farm\tgranja / finca\n\n  \narm\tbrazo",
      "\"farm\",\"granja / finca\"\narm, brazo ,,\n", "Word\tTranslation\nfarm\tgranja / finca\narm\tbrazo\n",
    ])
  func sameWords(text: String) throws {
    let bytes = Array(text.utf8)
    let expected = [WordEntry(english: "farm", translations: ["granja / finca"]), WordEntry(english: "arm", translations: ["brazo"])]
    #expect(try WordListFormat(guessing: bytes).read(bytes) == expected)
  }

  @Test("fields in quotation marks can contain separators, and further columns are further translations")
  func quoted() throws {
    let text = "\"hello, you\",\"hola \"\"tú\"\"\",\"buenas\ntardes\"\n"
    let expected = [WordEntry(english: "hello, you", translations: ["hola \"tú\"", "buenas\ntardes"])]
    #expect(try WordListFormat.csv.read(Array(text.utf8)) == expected)
  }

  @Test("lines with a comma and lines with a tab can be mixed", arguments: ["dog,perro\nto run\tcorrer\n", "dog\tperro\nto run, correr\n"])
  func mixed(text: String) throws {
    let bytes = Array(text.utf8)
    let expected = [WordEntry(english: "dog", translations: ["perro"]), WordEntry(english: "to run", translations: ["correr"])]
    #expect(try WordListFormat(guessing: bytes).read(bytes) == expected)
  }

  @Test(
    "a text that is not a list is rejected with its line and a correction",
    arguments: [
      ("", nil, "the list has no words: write each word with its translation"),
      ("[]", nil, "the list has no words: write each word with its translation"),
      ("[{\"text_eng\": \"farm\"}]", 1, "an entry has no \"text_spa\": add it"),
      ("[\n{\"text_eng\": \"farm\",\n\"text_spa\": 7}]", 3, "\"text_spa\" contains no word: write it as a string"),
      ("[\n{\"text_eng\": \" \", \"text_spa\": \"x\"}]", 2, "\"text_eng\" contains no word: write it as a string"),
      ("[1]", 1, "an entry has no \"text_eng\": add it"),
      ("farm\tgranja\narm\n", 2, "expected a word and its translation, separated by a tab"),
      ("farm,granja\n\n,brazo\n", 3, "expected a word and its translation, separated by a comma"),
      ("farm,granja\n\"arm,brazo\n", 2, "a quotation mark is not closed: close it, or double it inside a text"),
      ("just some text", 1, "expected a word and its translation, separated by a comma"),
      ("{\"schema_version\": 1}", 1, "list_id: missing: add \"list_id\""),
    ])
  func errors(text: String, line: Int?, message: String) {
    let bytes = Array(text.utf8)
    #expect(throws: WordListError(line: line, message: message)) { try WordListFormat(guessing: bytes).read(bytes) }
  }

  @Test("truncated text and bytes that are not text are errors and cause no crash")
  func damaged() {
    let whole = Array(#"[{"text_eng": "farm", "text_spa": "granja"}, {"text_eng": "ärm", "text_spa": "brazo"}]"#.utf8)
    for length in 0..<whole.count { #expect(throws: WordListError.self) { try WordListFormat.json.read(Array(whole[..<length])) } }
    #expect(throws: WordListError.self) { try WordListFormat.csv.read([0x61, 0x2C, 0xFF, 0xFE]) }
    #expect(throws: WordListError.self) { try WordListFormat.json.read([0x5B, 0xFF]) }
  }
}
