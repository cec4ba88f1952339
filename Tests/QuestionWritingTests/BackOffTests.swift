import Testing

@testable import QuestionWriting

@Suite("Waiting for a model that failed in passing")
struct BackOffTests {
  @Test("doubles with each failure, up to eight seconds", arguments: [(1, 500), (2, 1000), (3, 2000), (5, 8000), (6, 8000), (.max, 8000)])
  func delay(failures: Int, milliseconds: Int) {
    #expect(BackOff.delay(after: failures) == .milliseconds(milliseconds))
  }
}
