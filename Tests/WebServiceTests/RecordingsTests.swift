import Foundation
import HTTPTypes
import HummingbirdCore
import Synchronization
import Testing

@testable import WebService

@Suite("Recordings")
struct RecordingsTests {
  /// A folder of recordings that counts how often it is listed. Recordings without bytes cannot be read.
  private final class Folder: Sendable {
    let files: Mutex<[String: String?]>
    let listings = Mutex(0)

    init(_ files: [String: String?]) { self.files = Mutex(files) }

    var recordings: Recordings {
      Recordings(
        source: RecordingSource {
          self.listings.withLock { $0 += 1 }
          return self.files.withLock { $0.keys.sorted() }
        } read: { path in
          guard let content = self.files.withLock({ $0[path] }) else { return nil }
          guard let content else { throw CocoaError(.fileReadNoPermission) }
          return StoredFile(bytes: Array(content.utf8), mediaType: "audio/ogg", version: "version of \(content)")
        })
    }
  }

  @Test("are found by a version that another server has named, beside one that cannot be read")
  func otherServer() throws {
    let folder = Folder(["a": nil, "b": "two", "c": "three"])
    let (one, other) = (folder.recordings, folder.recordings)
    let version = try #require(try one.file(at: "c")).version
    #expect(try other.file(version: version)?.bytes == Array("three".utf8))
    #expect(try other.file(version: "c") == nil)
  }

  @Test("are searched once, however many unknown versions are requested")
  func searchedOnce() throws {
    let folder = Folder(["a": "one", "b": "two"])
    let recordings = folder.recordings
    for number in 0..<9 { #expect(try recordings.file(version: "unknown \(number)") == nil) }
    #expect(folder.listings.withLock(\.self) == 1)
    #expect(try recordings.file(version: "version of two") != nil)
  }

  @Test("have the new address at once when a server starts with a replaced one")
  func replaced() throws {
    let folder = Folder(["a": "old"])
    let old = try #require(try folder.recordings.file(at: "a"))
    folder.files.withLock { $0["a"] = "new" }
    let started = folder.recordings
    let redirect = Recordings.redirect(to: try #require(try started.file(at: "a")))
    #expect(redirect.headers[.location] == "/recordings/version of new" && redirect.headers[.cacheControl] == "no-store")
    #expect(try started.file(version: old.version) == nil)
    #expect(try started.file(version: "version of new") != nil)
  }

  @Test("are read again after a reload, by their path and by their version")
  func forgotten() throws {
    let folder = Folder(["a": "old", "b": "other"])
    let recordings = folder.recordings
    let old = try #require(try recordings.file(at: "a"))
    #expect(try recordings.file(version: "unknown") == nil)
    folder.files.withLock { $0["a"] = "new" }
    recordings.forget()
    #expect(try recordings.file(version: "version of new")?.bytes == Array("new".utf8))
    #expect(try recordings.file(at: "a")?.version == "version of new")
    #expect(try recordings.file(version: old.version) == nil)
  }
}
