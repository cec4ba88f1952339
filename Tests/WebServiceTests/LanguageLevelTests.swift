import Identifiers
import Placement
import StrictJSON
import TestSupport
import Testing

@testable import WebService

@Suite("The level of a learner in each language")
struct LanguageLevelTests {
  private func attempt(
    _ id: String, _ language: String, finished: Timestamp?, _ level: CEFRLevel? = .b1, _ certainty: LevelEstimate.Certainty? = .sure
  ) -> AttemptSummary {
    AttemptSummary(
      id: AttemptID(id), languageID: language, blueprintID: 1, length: .quick, status: finished == nil ? .inProgress : .finished,
      startedAt: 1, finishedAt: finished, answered: 9, level: finished == nil ? nil : level, certainty: certainty)
  }

  private func ids(_ attempts: [AttemptSummary]) -> [String] { attempts.resultOfEachLanguage.map(\.id.rawValue) }

  @Test("The newest result of each language counts, and the newest language comes first")
  func newest() {
    #expect(
      ids([
        attempt("de1", "de", finished: 10), attempt("es1", "es", finished: 20), attempt("de2", "de", finished: 30),
        attempt("es2", "es", finished: 15),
      ]) == ["de2", "es1"])
  }

  @Test("A test in progress says no level")
  func running() { #expect(ids([attempt("de1", "de", finished: nil)]) == []) }

  @Test("A result with too few answers counts only in a language without any other")
  func tooFew() {
    #expect(
      ids([
        attempt("de1", "de", finished: 10), attempt("de2", "de", finished: 30, .a1, .tooFew),
        attempt("ja", "ja", finished: 20, .a1, .tooFew),
      ]) == ["ja", "de1"])
  }

  @Test("A result from before levels had probabilities counts like any other")
  func cuts() { #expect(ids([attempt("de1", "de", finished: 10, .b2, nil)]) == ["de1"]) }

  @Test("The questions of a result are left out")
  func questions() throws {
    let result = try JSON.parse(#"{"attempt_id": "a", "level": "B1", "score": 3, "skills": {}, "items": [{"expected": ["key"]}]}"#)
    #expect(LanguageLevelDocument(result: result).json.text == #"{"attempt_id":"a","level":"B1","skills":{}}"#)
  }
}
