import Placement
import StrictJSON
import Testing

@testable import Authoring

@Suite("The recordings of a person")
struct PersonRecordingsTests {
  private static func document(
    format: String = "nivel-recordings", version: Int = 1, language: String = "en", speaker: String = " Ana ", licence: String = "CC0-1.0",
    item: String = "x_1", hash: String = "aa"
  ) -> String {
    """
    {"format": "\(format)", "version": \(version), "language_id": "\(language)", "speaker": "\(speaker)", "licence": "\(licence)",
     "recordings": [{"item_id": "\(item)", "spoken_sha256": "\(hash)", "recorded_at": "2026-11-30T12:00:00Z", "seconds": 2.5, "opus": "T2dnUw=="}]}
    """
  }

  private func read(_ text: String) throws -> (PersonRecordings?, [String]) {
    let problems = JSONProblems()
    let recordings = PersonRecordings(try JSON.parse(Array(text.utf8)), problems: problems)
    return (recordings, problems.list.map(\.description))
  }

  @Test("name the speaker and the licence of each clip")
  func clips() throws {
    let recordings = try #require(try read(Self.document()).0)
    let problems = JSONProblems()
    recordings.check(against: try Self.blueprint(), sha256: { _ in "aa" }, problems: problems)
    #expect(problems.list.isEmpty)
    let clip = recordings.clip(for: try #require(recordings.recordings.first), sha256: "0123456789abcdef")
    #expect(clip == AudioClip(file: "en/x_1-01234567.opus", origin: .human, speaker: "Ana", licence: "CC0-1.0"))
  }

  @Test(
    "are refused with the reason",
    arguments: [
      (document(format: "other"), "format"), (document(version: 2), "version"), (document(speaker: "  "), "speaker"),
      (document(licence: "secret"), "licence"), (document(item: "../x"), "item_id"), ("{}", "format"), ("[]", "object"),
      (String(document().dropLast()) + #", "more": 1}"#, "more"),
    ])
  func refusals(text: String, part: String) throws {
    let (recordings, problems) = try read(text)
    #expect(recordings == nil)
    #expect(problems.contains { $0.contains(part) }, "\(problems)")
  }

  @Test(
    "do not fit another transcript, item or language",
    arguments: [
      (document(hash: "bb"), "record it again"), (document(item: "x_9"), "no listening item x_9"),
      (document(language: "fr"), "for fr, not for en"),
    ])
  func misfits(text: String, reason: String) throws {
    let recordings = try #require(try read(text).0)
    let problems = JSONProblems()
    recordings.check(against: try Self.blueprint(), sha256: { _ in "aa" }, problems: problems)
    #expect(problems.list.contains { $0.description.contains(reason) }, "\(problems.list)")
  }

  private static func blueprint() throws -> Blueprint {
    let text = """
      {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr",
       "cuts": [{"level": "A1", "from": 1}], "items": [\(Example.listeningItem("x_1", audio: #"{"file": "en/x_1.opus", "origin": "tts"}"#))]}
      """
    return try #require(try BlueprintReading(bytes: Array(text.utf8)).blueprint)
  }
}
