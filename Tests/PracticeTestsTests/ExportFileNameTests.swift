import PracticeTests
import Testing

@Suite("The name of an exported file")
struct ExportFileNameTests {
  static let names: [(String, String, String)] = [
    ("Physics", "2026-11-21", "Physics-2026-11-21.csv"),
    ("Physics 1: \"Waves\" / Sound\n", "2026-11-21", "Physics-1-Waves-Sound-2026-11-21.csv"),
    ("الفيزياء", "2026-11-21", "الفيزياء-2026-11-21.csv"), ("हिन्दी", "2026-11-21", "हिन्दी-2026-11-21.csv"),
    ("🌊👩‍🔬", "2026-11-21", "2026-11-21.csv"), ("../../etc/passwd", "2026-11-21", "etc-passwd-2026-11-21.csv"),
    ("CON", "2026-11-21", "CON-2026-11-21.csv"), ("", "", "practice-test.csv"), ("...", "/", "practice-test.csv"),
    ("a\u{202E}b\u{0}c", "", "a-b-c.csv"), ("-rf *", "x", "rf-x.csv"),
  ]

  @Test("consists of the course and the date and is valid in every file system", arguments: names)
  func name(course: String, date: String, expected: String) throws {
    #expect(try #require(PracticeTestExport.named("csv")).fileName(course: course, date: date) == expected)
  }

  @Test("is never too long and contains no special characters of file systems or shells")
  func safe() throws {
    let export = try #require(PracticeTestExport.named("json"))
    let courses =
      ExportSamples.parts + ExportSamples.parts.map { "x\($0)y" }
      + ["long", "語", "e\u{301}", "👩‍🔬 "].map { String(repeating: $0, count: 999) }
    for course in courses + [String(repeating: "long ", count: 999)] {
      let name = export.fileName(course: course, date: "2026-11-21")
      #expect(name.utf8.count <= 255 && name.hasSuffix("2026-11-21.json") && !name.hasPrefix("-") && !name.hasPrefix("."))
      #expect(name.unicodeScalars.allSatisfy { $0.value > 0x7F || "-.".unicodeScalars.contains($0) || isLetterOrDigit($0) })
      #expect(name.count { $0 == "." } == 1)
    }
  }

  private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
