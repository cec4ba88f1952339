import AnswerMatching
import Testing

/// An embedding from a table. A text that is not in the table has no vector.
private struct TableEmbedding: SentenceEmbedding {
  struct Unknown: Error {}
  let table: [String: [Float]]

  func vectors(of texts: [String], language: String) async throws -> [[Float]] {
    try texts.map { text in
      guard let vector = table[text] else { throw Unknown() }
      return vector
    }
  }
}

@Suite("Tier two")
struct TierTwoTests {
  private static let embedding = TableEmbedding(table: [
    "He is tired.": [1, 0], "He feels tired.": [0.99, 0.1], "She is tired.": [0.95, 0.31], "It rains.": [0, 1], "nothing": [0, 0],
    "He was tired.": [1, 0, 0],
  ])

  private func verdict(
    _ answer: String, _ similarity: MatchingPolicy.Similarity, format: ProductionFormat = .freeResponseCloze, near: [String] = [],
    embedding: (any SentenceEmbedding)? = embedding
  ) async -> Verdict {
    let policy = MatchingPolicy(nearMisses: near, similarity: similarity)
    let matcher = AnswerMatcher(language: "en", format: format, policy: policy)
    return await matcher.verdict(on: answer, accept: ["He is tired."], tierTwo: embedding.map { TierTwo(embedding: $0) })
  }

  @Test("accepts an answer with nearly the same meaning where the item allows it")
  func accept() async {
    let verdict = await verdict("He feels tired.", .accept)
    #expect(verdict.isCorrect && verdict.tier == 2 && verdict.entry == "He is tired.")
    #expect(verdict.distance.map { $0 > 0 && $0 < 0.01 } == true)
    #expect(await self.verdict("It rains.", .accept).isCorrect == false)
  }

  @Test("gives a note and no credit where the item asks for a review")
  func review() async {
    let similar = await verdict("He feels tired.", .review)
    #expect(!similar.isCorrect && similar.tier == nil && similar.remark == .similarMeaning)
    let far = await verdict("It rains.", .review)
    #expect(far.remark != .similarMeaning && far.distance == 1)
  }

  @Test("skips items that do not allow it, answers that tier one accepts, tiles and chosen sentences")
  func untouched() async {
    #expect(await verdict("He feels tired.", .off).distance == nil)
    #expect(await verdict("he is tired", .accept).tier == 1)
    for format in [ProductionFormat.wordReorder, .minimalPair] {
      let verdict = await verdict("He feels tired.", .accept, format: format)
      #expect(!verdict.isCorrect && verdict.distance == nil)
    }
  }

  @Test("never accepts a near miss or an empty answer")
  func nearMiss() async {
    let verdict = await verdict("He feels tired.", .accept, near: ["He feels tired."])
    #expect(!verdict.isCorrect && verdict.remark == .nearMiss && verdict.distance == nil)
    #expect(await self.verdict(" . ", .accept).distance == nil)
  }

  @Test("keeps the verdict of tier one without a model, without a vector, and with vectors that cannot be compared")
  func noModel() async {
    #expect(await verdict("He feels tired.", .accept, embedding: nil).distance == nil)
    for answer in ["He sleeps.", "nothing", "He was tired."] {
      let verdict = await verdict(answer, .accept)
      #expect(!verdict.isCorrect && verdict.distance == nil, "\(answer)")
    }
  }

  @Test("reports why it did not compare meanings")
  func trouble() async {
    await confirmation { told in
      let tier = TierTwo(embedding: Self.embedding) { error in
        #expect(error is TableEmbedding.Unknown)
        told()
      }
      let matcher = AnswerMatcher(language: "en", policy: MatchingPolicy(similarity: .accept))
      _ = await tier.verdict(on: "He sleeps.", accept: ["He is tired."], by: matcher)
    }
  }

  @Test(
    "measures distance as 1 − cos of the angle",
    arguments: [([1, 0], [2, 0], 0), ([1, 0], [0, 3], 1), ([1, 0], [-1, 0], 2), ([1, 0], [1, 1], 0.2929)] as [([Float], [Float], Double)])
  func cosine(one: [Float], other: [Float], distance: Double) throws {
    #expect(abs(try #require(CosineDistance.between(one, other)) - distance) < 0.0001)
    #expect(CosineDistance.between(one, [1]) == nil)
    #expect(CosineDistance.between(one, [0, 0]) == nil)
  }
}
