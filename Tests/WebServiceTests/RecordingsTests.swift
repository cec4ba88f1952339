import Synchronization
import Testing

@testable import WebService

@Suite("Recordings")
struct RecordingsTests {
  private static let stored = ["a.opus": Array("one".utf8), "b.opus": Array("two".utf8)]

  private static func recordings() -> Recordings {
    Recordings { path in stored[path].map { StoredFile(bytes: $0, mediaType: "audio/ogg") } }
  }

  @Test("are found by a version that another server has named")
  func otherServer() throws {
    let version = try #require(try Self.recordings().file(at: "b.opus")).version
    let other = Self.recordings()
    #expect(try other.file(version: version) { ["a.opus", "missing.opus", "b.opus"] }?.bytes == Self.stored["b.opus"])
    #expect(try other.file(version: version) { [] }?.bytes == Self.stored["b.opus"], "it is known now")
    #expect(try other.file(version: "b.opus") { ["a.opus", "b.opus"] } == nil)
  }

  @Test("are read once, however often an unknown version is requested")
  func readOnce() throws {
    let reads = Mutex(0)
    let recordings = Recordings { path in
      reads.withLock { $0 += 1 }
      return StoredFile(bytes: Self.stored[path] ?? [], mediaType: "audio/ogg")
    }
    for _ in 0..<9 { #expect(try recordings.file(version: "unknown") { Array(Self.stored.keys) } == nil) }
    #expect(reads.withLock(\.self) == 2)
  }
}
