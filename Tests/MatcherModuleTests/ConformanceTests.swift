import AnswerMatching
import Foundation
import MatcherModule
import TestSupport
import Testing

/// `make record` rewrites the forms but keeps the recorded decisions.
@Suite("The conformance file")
struct RecordedConformanceTests {
  @Test("has the forms of the matcher in readable escapes")
  func recorded() throws {
    let file = try ConformanceFile()
    #expect(try RecordedFile.difference(of: ConformanceFile.path, from: file.recorded) == nil)
  }

  @Test("gets the recorded decisions from the matcher")
  func decisions() throws {
    for vector in try ConformanceFile().vectors {
      let verdict = vector.matcher.verdict(on: vector.answer, accept: [vector.entry])
      #expect(verdict.isCorrect == vector.same, "\(vector.title)")
      #expect(Array(verdict.normalized.utf8) == Array(vector.answerForm.utf8), "\(vector.title)")
      #expect(vector.matcher.verdict(on: vector.entry, accept: [vector.answer]).isCorrect == vector.same, "\(vector.title), exchanged")
    }
  }

  @Test("gets the same decisions through the messages of the module")
  func messages() throws {
    for vector in try ConformanceFile().vectors {
      let policy = vector.matcher.policy
      let head = [vector.matcher.language, vector.matcher.format.rawValue, "2"]
      let rules = [policy.letterCase, policy.marks, policy.spaces].map { $0?.rawValue ?? "" }
      let request = MessageTests.message(head + rules + ["0", vector.answer, vector.entry])
      let reply = request.withUnsafeBufferPointer { MessageTests.fields(MatcherMessages.match($0)) }
      #expect((reply[1] != "wrong") == vector.same, "\(vector.title)")
      #expect(Array(reply[5].utf8) == Array(vector.answerForm.utf8), "\(vector.title)")
    }
  }

  @Test("has at least 1,500 pairs, and pairs of both kinds in every language Nivel serves")
  func size() throws {
    let vectors = try ConformanceFile().vectors
    #expect(vectors.count >= 1_500)
    let served =
      "ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl he hi hr hu id is it ja km ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw ta th tr uk ur vi yue zh"
    for language in served.split(separator: " ") {
      let own = vectors.filter { $0.matcher.language == language }
      #expect(own.filter(\.same).count >= 10 && own.filter { !$0.same }.count >= 10, "\(language)")
    }
  }
}
