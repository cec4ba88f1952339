import Measurement
import Testing

@Suite("Files of responses")
struct ResponseFileTests {
  private func read(_ text: String) throws -> ResponseFile { try ResponseFile(Array(text.utf8)) }

  @Test(
    "a file gives its items and scores",
    arguments: [
      "a,b\n1,0\n,1\n", "a,b\n1,0\n,1", "a,b\r\n1,0\r\n,1\r\n", "a,b\r1,0\r,1", "\u{FEFF}a,b\n1,0\n,1\n", "\"a\",\"b\"\n\"1\",0\n\"\",1\n",
      "\u{FEFF}\"a\",b\n1,0\n,1\n", "\n\na,b\n\n1,0\n\r\n,1\n\n",
    ])
  func scores(text: String) throws {
    let file = try read(text)
    #expect(file.itemIDs == ["a", "b"])
    #expect((0..<file.matrix.rows).map { file.matrix.scores(row: $0) } == [[.right, .wrong], [.notAnswered, .right]])
  }

  @Test("an id can contain a comma, a quotation mark, a space and any script")
  func ids() throws {
    #expect(try read("\"a,1\",\"b\"\"2\",c 3,ｑ,問四\n1,1,1,1,1").itemIDs == ["a,1", "b\"2", "c 3", "ｑ", "問四"])
  }

  @Test("a file with ids alone has no persons, and a row of commas is a person without an answer")
  func persons() throws {
    #expect(try read("a,b\n").matrix.persons == 0)
    #expect(try read("a,b\n,\n").matrix.scores(row: 0) == [.notAnswered, .notAnswered])
    #expect(try read("a\n1\n\n0\n").matrix.persons == 2)
  }

  @Test("columns of groups and options stand beside the scores, in any order")
  func labels() throws {
    let file = try read("group:device,a,option:a,b,group:interface_language\nphone,1,x,0,es\n,0,y,,es\ntablet,,,1,ar\nphone,0,y,1,\n")
    #expect(file.itemIDs == ["a", "b"] && file.matrix.persons == 4)
    #expect(file.labels.map(\.name) == ["device", "a", "interface_language"] && file.labels.map(\.kind) == [.group, .option, .group])
    let texts = file.labels.map { labels in (0..<4).map { labels[$0].map { labels.values[$0] } } }
    #expect(texts == [["phone", nil, "tablet", "phone"], ["x", "y", nil, "y"], ["es", "es", "ar", nil]])
    #expect(file.labels.map(\.counts) == [[2, 1], [1, 2], [2, 1]])
    #expect(file.labels[0].line(of: "tablet") == 4 && file.labels[0].line(of: "desktop") == nil && file.labels[0][4] == nil)
  }

  @Test("a column of groups that names persons is an error")
  func personsAsGroups() throws {
    let rows = (0...ResponseLabels.maximumValueCount).map { "1,p\($0)\n" }.joined()
    let error = try #require(throws: ResponseFileError.self) { try read("a,group:name\n" + rows) }
    #expect(error.line == ResponseLabels.maximumValueCount + 2 && error.mistake == .tooManyLabels(heading: "group:name"))
  }

  @Test("parts can end anywhere", arguments: 1...7)
  func parts(length: Int) throws {
    let text = "\u{FEFF}\"é\"\"\",b\r\n1,\"0\"\r\n\r\n,1\r\n"
    let (whole, bytes) = (try read(text), Array(text.utf8))
    var parser = ResponseFileParser()
    for start in stride(from: 0, to: bytes.count, by: length) { try parser.parse(Array(bytes[start..<min(start + length, bytes.count)])) }
    #expect(try parser.finish() == whole)
    #expect(whole.itemIDs == ["é\"", "b"] && whole.matrix.persons == 2)
  }

  @Test(
    "a mistake is an error with its line",
    arguments: [
      ("", 1, .empty), ("\n\r\n", 1, .empty), ("\u{FEFF}", 1, .missingID(column: 1)), ("a,,c\n", 1, .missingID(column: 2)),
      ("\na,b,a\n", 2, .repeatedID("a")), ("a,b\n1,0\n1\n", 3, .columns(found: 1, expected: 2)),
      ("a,b\n\n1,0,1\n", 3, .columns(found: 3, expected: 2)), ("a,b\n1,0,", 2, .columns(found: 3, expected: 2)),
      ("a,b\n1,NaN\n", 2, .score("NaN", itemID: "b")), ("a,b\n1,x\n", 2, .score("x", itemID: "b")),
      ("a,b\n2,1\n", 2, .score("2", itemID: "a")), ("a,b\n1, 0\n", 2, .score(" 0", itemID: "b")),
      ("a,b\n1.0,0\n", 2, .score("1.0", itemID: "a")), ("a,b\n-1,0\n", 2, .score("-1", itemID: "a")),
      ("a;b\n1;0\n", 2, .score("1;0", itemID: "a;b")), ("a,b\n1,\"0\n", 2, .quotation), ("a,b\n1,\"0\"0\n", 2, .quotation),
      ("group:device\nphone\n", 1, .noItems), ("a,group:\n1,x\n", 1, .missingID(column: 2)),
      ("a,option:b\n1,x\n", 1, .optionsWithoutScores(itemID: "b")), ("a,group:x,group:x\n", 1, .repeatedID("group:x")),
      ("a,group:x\n1\n", 2, .columns(found: 1, expected: 2)), ("a,b\"\n", 1, .quotation), ("\"a\n\"", 1, .quotation),
      ("a\n\"", 2, .quotation),
    ] as [(String, Int, ResponseFileError.Mistake)])
  func mistakes(text: String, line: Int, mistake: ResponseFileError.Mistake) throws {
    let error = try #require(throws: ResponseFileError.self) { try read(text) }
    #expect(error.line == line && error.mistake == mistake)
    #expect(error.message.contains(": "))
  }

  @Test("bytes that are not a table are an error")
  func binary() throws {
    let latin = try #require(throws: ResponseFileError.self) { try ResponseFile([0x61, 0xE9, 0x0A, 0x31]) }
    #expect(latin.mistake == .encoding)
    let long = try #require(throws: ResponseFileError.self) { try ResponseFile([UInt8](repeating: 0, count: 5_000)) }
    #expect(long.mistake == .fieldLength)
    let wide = [UInt8](Array(repeating: "a", count: 10_001).joined(separator: ",").utf8)
    #expect(try #require(throws: ResponseFileError.self) { try ResponseFile(wide) }.mistake == .tooManyItems)
  }

  @Test("a large file takes a fifth of a byte for each response, and little time")
  func large() throws {
    let part = [UInt8](String(repeating: "1,0,,1,0\n0,1,1,,1\n", count: 10_000).utf8)
    var parser = ResponseFileParser()
    try parser.parse([UInt8]("a,b,c,d,e\n".utf8))
    for _ in 0..<50 { try parser.parse(part) }
    let matrix = try parser.finish().matrix
    #expect(matrix.persons == 1_000_000)
    #expect(matrix.collapsed().rows == 2)
    #expect(matrix.collapsed().count(row: 1) == 500_000)
  }
}
