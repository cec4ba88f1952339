import TestSupport
import Testing
import WordGame

@testable import WordListFormats

/// The table of joined lists in Docs/word-lists.md is generated. `make record` rewrites it.
@Suite("Recorded pages")
struct RecordedWordListsPageTests {
  private static let (begin, end) = ("<!-- joined lists: written by make record -->\n", "\n<!-- end of joined lists -->")

  @Test("Docs/word-lists.md names the entries of each joined list")
  func joinedLists() throws {
    let page = String(decoding: try RecordedFile.stored("Docs/word-lists.md"), as: UTF8.self)
    let first = try #require(page.firstRange(of: Self.begin))
    let last = try #require(page.firstRange(of: Self.end))
    let expected = page[..<first.upperBound] + (try Self.table()) + page[last.lowerBound...]
    #expect(try RecordedFile.difference(of: "Docs/word-lists.md", from: String(expected)) == nil)
  }

  private static func table() throws -> String {
    let lists = try ShippedList.all.map { try $0.list }
    let joiner = JoinedLists(lists)
    let targets = joiner.languages + [JoinedLists.english]
    let rows = joiner.languages.map { base in
      let counts = targets.map { target in joiner.list(target: target, base: base).map { "\($0.entries.count)" } ?? "–" }
      return "| \(base) | \(counts.joined(separator: " | ")) |"
    }
    let head = "| base | \(targets.joined(separator: " | ")) |\n|---|\(targets.map { _ in "--:" }.joined(separator: "|"))|"
    return ([head] + rows).joined(separator: "\n")
  }
}
