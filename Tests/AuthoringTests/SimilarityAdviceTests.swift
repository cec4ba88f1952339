import AnswerMatching
@testable import Authoring
import Placement
import Testing

/// Counts each letter. The order of letters has no influence, and one letter has little.
private struct LetterCounts: SentenceEmbedding {
  func vectors(of texts: [String], language: String) async throws -> [[Float]] {
    texts.map { text in
      var counts = [Float](repeating: 0, count: 128)
      for scalar in text.unicodeScalars { counts[Int(scalar.value % 128)] += 1 }
      return counts
    }
  }
}

/// Gives every text a vector far from all others.
private struct AllDifferent: SentenceEmbedding {
  func vectors(of texts: [String], language: String) async throws -> [[Float]] {
    texts.indices.map { index in texts.indices.map { $0 == index ? 1 : 0 } }
  }
}

@Suite("Measuring what tier two would accept")
struct SimilarityAdviceTests {
  private func blueprint() throws -> Blueprint {
    let item = Example.productionItem("x_1", "free_response_cloze", stem: "She ___ .", accept: #"["has been working here"]"#)
    return try #require(try BlueprintReading(bytes: Array(Example.items("typed", item).text.utf8)).blueprint)
  }

  @Test("Wrong answers that differ by one edit are counted")
  func measured() async throws {
    let careless = try await SimilarityAdvice(embedding: LetterCounts()).measure(blueprint())
    #expect(careless.variants > 30)
    #expect(careless.accepted > careless.variants / 2)
    let careful = try await SimilarityAdvice(embedding: AllDifferent()).measure(blueprint())
    #expect(careful.variants == careless.variants && careful.accepted == 0 && careful.share == 0)
  }

  @Test("The result is advice, and says what to do")
  func finding() async throws {
    let finding = try await SimilarityAdvice(embedding: LetterCounts()).finding(on: blueprint(), file: "x.json")
    #expect(finding.severity == .advice && finding.message.contains("leave similarity off"))
  }
}
