import QuestionWriting
import ItemWriting
import PracticeTests
import Testing

/// NB: All comparisons are by bytes. By characters, `<` with a combining mark differs from `<`, and “é” is equal in one scalar and in two.
@Suite("An export of hostile texts")
struct ExportPropertyTests {
  private typealias Bytes = [UInt8]
  private static let seeds = 0..<300 as Range<UInt64>

  private func bytes(_ name: String, _ test: SharedPracticeTest) throws -> Bytes {
    Array(try #require(PracticeTestExport.named(name)).text(of: test).utf8)
  }

  @Test("as JSON can be read without any change to a scalar")
  func json() throws {
    for seed in Self.seeds {
      let test = try ExportSamples.hostile(seed)
      let text = try bytes("json", test)
      let read = try PracticeTestImport.test(from: text)
      #expect(read == test)
      #expect(try bytes("json", read) == text)
    }
  }

  @Test("as CSV has one row per question and every text in its cell, and no formula")
  func csv() throws {
    for seed in Self.seeds {
      let test = try ExportSamples.hostile(seed)
      let rows = records(try bytes("csv", test))
      #expect(rows.count == test.questions.count + 1 && rows.allSatisfy { $0.count == 17 })
      for (question, row) in zip(test.questions, rows.dropFirst()) {
        for (cell, text) in zip(row[4...9], [question.draft.stem] + question.options) {
          #expect(cell == shown(text) || cell == Bytes("'".utf8) + shown(text))
        }
        #expect(row.allSatisfy { cell in cell.first.map { !"=+-@\t\n".utf8.contains($0) } ?? true })
      }
    }
  }

  @Test("as Moodle XML has the same elements as any other test, and no scalar that XML forbids")
  func moodle() throws {
    for seed in Self.seeds {
      let test = try ExportSamples.hostile(seed)
      let text = try bytes("moodle", test)
      let categories = count("type=\"category\"", in: text)
      #expect(count("<text>", in: text) == categories + test.questions.count * 15)
      #expect(count("</text>", in: text) == count("<text>", in: text))
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      #expect(scalars.allSatisfy { $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF || $0 == "\n" || $0 == "\t" })
      for option in test.questions.flatMap(\.options) {
        #expect(text.contains(Bytes("<text>".utf8) + signsEscaped(escaped(shown(option))) + Bytes("</text>".utf8)))
      }
    }
  }

  @Test("as GIFT has one paragraph per question, and special characters only as markup")
  func gift() throws {
    for seed in Self.seeds {
      let test = try ExportSamples.hostile(seed)
      let paragraphs = try bytes("gift", test).split(separator: Bytes("\n\n".utf8)).filter { !$0.starts(with: "$CATEGORY: ".utf8) }
      #expect(paragraphs.count == test.questions.count)
      for (question, paragraph) in zip(test.questions, paragraphs) {
        let lines = paragraph.split(separator: 0x0A).map { Bytes($0) }
        try #require(lines.count == 9)
        #expect(lines[0].starts(with: "// [tag:".utf8) && lines[1].starts(with: "::".utf8))
        #expect(lines[1].last == UInt8(ascii: "{") && signs(lines[1]) == "::::{")
        for (index, option) in question.options.enumerated() {
          let (line, sign) = (lines[2 + index], index == question.slot.keyPosition ? "=" : "~")
          #expect(line.starts(with: "\t\(sign)".utf8) && signs(line) == sign)
          #expect(html(unescaped(line.dropFirst(2))) == escaped(shown(option)))
          #expect(line.dropFirst(2).first.map { !"[%".utf8.contains($0) } ?? false, "a text format or a weight")
          #expect(!line.contains { "{}".utf8.contains($0) }, "some readers end the answers there, even after a backslash")
        }
        #expect(lines[7].starts(with: "\t####".utf8) && signs(lines[7]) == "####" && lines[8] == Bytes("}".utf8))
      }
    }
  }

  @Test("as Anki text has one line per note")
  func anki() throws {
    for seed in Self.seeds {
      let test = try ExportSamples.hostile(seed)
      let lines = try bytes("anki", test).split(separator: 0x0A)
      #expect(lines.count == 5 + test.questions.count)
      for (question, line) in zip(test.questions, lines.dropFirst(5)) {
        #expect(line.starts(with: "\"<p".utf8) && line.count { $0 == UInt8(ascii: "\"") } % 2 == 0)
        let note = line.replacing("\"\"".utf8, with: "\"".utf8)
        for option in question.options {
          // NB: no text is a tag of Anki, such as [sound:…].
          let text = escaped(shown(option)).replacing("[".utf8, with: "&#91;".utf8)
          #expect(note.contains(Bytes("<li dir=\"auto\">".utf8) + text + Bytes("</li>".utf8)))
        }
      }
    }
  }

  @Test("as Markdown has two headings and its lists, and no markup from the texts")
  func markdown() throws {
    for seed in Self.seeds {
      let test = try ExportSamples.hostile(seed)
      let lines = try bytes("markdown", test).split(separator: 0x0A).map { Bytes($0.drop { $0 == 0x20 }) }
      func number(_ start: String) -> Int { lines.count { $0.starts(with: start.utf8) } }
      #expect(number("#") == 2 && number("<") == 1 && number("- ") == 5 * test.questions.count)
      #expect(["1. ", "2. ", "3. "].allSatisfy { number($0) == 2 })
      #expect(["=", "+", "-", "```", "~~~", ">", "\t"].map(number) == [0, 0, 15, 0, 0, 0, 0])
    }
  }
}

// MARK: - Readers, as simple as the formats allow

extension ExportPropertyTests {
  /// The text that a reader must find: with uniform line breaks and without characters that XML forbids.
  private func shown(_ text: String) -> Bytes {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.unicodeScalars.flatMap { scalar in
        let isForbidden =
          scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        return Bytes(String(isForbidden ? "\u{FFFD}" : scalar).utf8)
      }
    }
    return Bytes(lines.joined(separator: "\n".utf8))
  }

  private func escaped(_ text: Bytes) -> Bytes {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
      guard let first = scalars.first, ["\u{301}", "\u{338}"].contains(first) else { return signsEscaped(Bytes(line)) }
      return Bytes("&#\(first.value);".utf8) + signsEscaped(Bytes(line.dropFirst(2)))
    }
    return Bytes(lines.joined(separator: "<br>".utf8))
  }

  private func signsEscaped(_ text: Bytes) -> Bytes {
    text.replacing("&".utf8, with: "&amp;".utf8).replacing("<".utf8, with: "&lt;".utf8).replacing(">".utf8, with: "&gt;".utf8)
  }

  /// The text without the character references that only GIFT needs.
  private func html(_ text: Bytes) -> Bytes {
    text.replacing("&#91;".utf8, with: "[".utf8).replacing("&#37;".utf8, with: "%".utf8).replacing("&#123;".utf8, with: "{".utf8)
      .replacing("&#125;".utf8, with: "}".utf8)
  }

  private func count(_ part: String, in text: Bytes) -> Int { text.ranges(of: Bytes(part.utf8)).count }

  private func records(_ text: Bytes) -> [[Bytes]] {
    var (rows, row, cell, isQuoted): ([[Bytes]], [Bytes], Bytes, Bool) = ([], [], [], false)
    var last: UInt8?
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""):
        // A doubled quotation mark stands for one quotation mark.
        if !isQuoted, last == byte { cell.append(byte) }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "\r") where !isQuoted:
        row.append(cell)
        cell = []
      case UInt8(ascii: "\n") where !isQuoted:
        rows.append(row)
        row = []
      default: cell.append(byte)
      }
      last = byte
    }
    return rows
  }

  /// The text without the backslashes of escapes.
  private func unescaped(_ line: Bytes.SubSequence) -> Bytes {
    var isEscaped = false
    return line.filter { byte in
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return !isEscaped
    }
  }

  /// The special characters of GIFT without a backslash before them.
  private func signs(_ line: Bytes) -> String {
    var (found, isEscaped) = (Bytes(), false)
    for byte in line {
      if !isEscaped, "~=#{}:".utf8.contains(byte) { found.append(byte) }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return String(decoding: found, as: UTF8.self)
  }
}
