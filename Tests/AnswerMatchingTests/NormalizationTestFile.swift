@testable import AnswerMatching
import Testing

// NB: the file comes with Debian's package unicode-data, which the test setup installs. Without it these tests are reported as skipped.
@Suite(
  "Composition and decomposition pass Unicode's own test", .enabled(if: UnicodeFile.normalizationTest.isInstalled, "needs unicode-data"))
struct NormalizationTest {
  private let file = UnicodeFile.normalizationTest
  // NB: read once; there are nineteen thousand lines.
  private static let rows = Result { try UnicodeFile.normalizationTest.rows() }

  /// A line of the file: a source text, its forms NFC and NFD, and its two compatibility forms.
  private struct Line {
    let columns: [Scalars]

    init?(_ row: [String]) {
      columns = row.prefix(5).map { $0.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) } }
      guard columns.count == 5, columns.allSatisfy({ !$0.isEmpty }) else { return nil }
    }

    var isComposedRight: Bool {
      columns[...2].allSatisfy { $0.composed == columns[1] } && columns[3...].allSatisfy { $0.composed == columns[3] }
    }

    var isDecomposedRight: Bool {
      columns[...2].allSatisfy { $0.decomposed == columns[2] } && columns[3...].allSatisfy { $0.decomposed == columns[4] }
    }

    var text: String { dump(columns[0].text) }
  }

  private func lines() throws -> [Line] { try Self.rows.get().compactMap(Line.init) }

  @Test("every line composes to its NFC column")
  func composition() throws {
    #expect(try lines().filter { !$0.isComposedRight }.map(\.text) == [])
  }

  @Test("every line decomposes to its NFD column")
  func decomposition() throws {
    #expect(try lines().filter { !$0.isDecomposedRight }.map(\.text) == [])
  }

  @Test("every line of the file is read")
  func complete() throws {
    let rows = try Self.rows.get()
    #expect(rows.count(where: { $0[0].hasPrefix("@") }) >= 4, "the parts")
    #expect(try lines().count == rows.count(where: { !$0[0].hasPrefix("@") }))
    #expect(try lines().count > 18_000)
  }

  /// The standard library can implement a newer version of Unicode than the file, so scalars that the file's version lacks are skipped.
  @Test("a scalar that the first part does not list is its own form")
  func unlisted() throws {
    let version = try file.version()
    let rows = try Self.rows.get()
    let start = try #require(rows.firstIndex { $0[0].hasPrefix("@Part1") })
    let end = try #require(rows.firstIndex { $0[0].hasPrefix("@Part2") })
    let listed = Set(rows[start..<end].compactMap(Line.init).map { $0.columns[0] })
    let changed = Unicode.Scalar.all.filter { scalar in
      !listed.contains([scalar]) && ([scalar].composed != [scalar] || [scalar].decomposed != [scalar])
    }
    #expect(changed.filter { $0.isKnown(to: version) || $0.properties.age == nil } == [])
  }

  @Test("all spellings of a text in the file have the same form", arguments: ["en", "vi", "ko", "hi", "ja"])
  func matched(language: String) throws {
    let matcher = AnswerMatcher(language: language)
    let unequal = try lines().filter { line in
      Set(line.columns[...2].map { matcher.normalize($0.text).bytes }).count > 1
    }
    #expect(unequal.map(\.text) == [])
  }
}
