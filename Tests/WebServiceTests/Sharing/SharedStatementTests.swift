import StrictJSON
import Testing

@testable import WebService

@Suite("What a link to a result shows")
struct SharedStatementTests {
  private static func result(
    certainty: String = "likely", from: String = "B1", rule: String = "model", measurement: Bool = true
  ) throws -> JSON {
    let model = """
      {"level": "B1", "confidence": 0.72, "certainty": "\(certainty)", "range": {"from": "\(from)", "to": "B2"}, \
      "levels": [{"level": "pre-A1"}, {"level": "B1"}], "theta": 3}
      """
    let text = """
      {"attempt_id": "secret", "language_id": "es", "language_name": "Español", "direction": "ltr", "level": "B1", \
      "level_by": "\(rule)", "measurement": \(measurement ? model : "null"), "finished_at": "2026-11-23T23:59:00Z", "score": 70, \
      "items": [{"given": "secret"}]}
      """
    return try JSON.parse(Array(text.utf8))
  }

  private func shown(_ result: JSON) -> String { JSON.object(SharedStatement(result: result).members).text }

  @Test("is the language, the level, its confidence, the use of readings and the day, and nothing else")
  func level() throws {
    #expect(
      shown(try Self.result()) == """
        {"language_id":"es","language_name":"Español","direction":"ltr","statement":"level","level":"B1",\
        "certainty":"likely","confidence":0.72,"readings_used":false,"finished_on":"2026-11-23"}
        """)
  }

  @Test("says that readings were used")
  func readings() throws {
    var members = try #require(try Self.result().object)
    members.append(.init(key: "readings_used", value: .bool(true)))
    #expect(shown(.object(members)).contains(#""readings_used":true"#))
  }

  @Test("is the lowest possible level after too few answers")
  func atLeast() throws {
    let text = shown(try Self.result(certainty: "too_few"))
    #expect(text.contains(#""statement":"at_least","level":"B1","certainty":null,"confidence":null"#))
  }

  @Test("is no level if every level is possible")
  func open() throws {
    let text = shown(try Self.result(certainty: "too_few", from: "pre-A1"))
    #expect(text.contains(#""statement":"open","level":null,"certainty":null,"confidence":null"#))
  }

  @Test("has no confidence if the weighted score decided, or the result is from before levels had probabilities", arguments: [true, false])
  func cuts(measurement: Bool) throws {
    let text = shown(try Self.result(certainty: "too_few", rule: "cuts", measurement: measurement))
    #expect(text.contains(#""statement":"level","level":"B1","certainty":null,"confidence":null"#))
  }
}
