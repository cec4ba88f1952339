import StrictJSON
import Testing

@Suite("Reading objects strictly")
struct JSONObjectReaderTests {
  enum Colour: String, CaseIterable { case red, green }

  private func problems(_ text: String, _ read: (inout JSONObjectReader) -> Void) throws -> [String] {
    let problems = JSONProblems()
    if var reader = JSONObjectReader(try JSON.parse(text), path: "", problems: problems) {
      read(&reader)
      reader.refuseUnknownKeys()
    }
    return problems.list.map { "\($0.line) \($0)" }
  }

  @Test("A missing key, a wrong type, a number out of range, an unknown word and an unknown key are each reported with their path")
  func everyProblem() throws {
    let text = """
      {"name": 3,
       "count": 12,
       "colour": "blue",
       "list": [{"x": 1}, "two"],
       "extra": {}}
      """
    let found = try problems(text) { reader in
      #expect(reader.string("name") == nil)
      #expect(reader.integer("count", in: 0...10) == nil)
      #expect(reader.word("colour", Colour.self) == nil)
      #expect(reader.strings("list") == ["two"])
      #expect(reader.string("missing") == nil)
    }
    #expect(
      found == [
        "1 name: expected a string, found a number",
        "2 count: expected a whole number from 0 to 10, found 12",
        "3 colour: \"blue\" is not known: use one of red, green",
        "4 list[0]: expected a string, found an object",
        "1 missing: missing: add \"missing\"",
        "5 extra: unknown key: remove it, or use one of colour, count, list, missing, name",
      ])
  }

  @Test("A valid object has no errors")
  func whole() throws {
    let found = try problems(#"{"name": "a", "colour": "red", "flag": true}"#) { reader in
      #expect(reader.string("name") == "a")
      #expect(reader.optionalWord("colour", Colour.self) == .red)
      #expect(reader.optionalBool("flag") == true)
      #expect(reader.optionalString("absent") == nil)
    }
    #expect(found.isEmpty)
  }

  @Test("A value that is not an object is one error")
  func noObject() throws {
    #expect(try problems("[1]") { _ in } == ["1 expected an object, found an array"])
  }
}
