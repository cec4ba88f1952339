@testable import AnswerMatching
import Testing

// NB: without Foundation, which brings another version of the reference library; one file cannot import both.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Composition and decomposition agree with another library on random text of every script")
struct ReferenceFormTests {
  /// `NIVEL_RANDOM_TEXTS` sets the number of texts for all seeds together.
  private static let texts = getenv("NIVEL_RANDOM_TEXTS").flatMap { Int(String(cString: $0)) } ?? 200_000
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test("on every text", arguments: seeds)
  func forms(seed: UInt64) throws {
    var random = RandomScalars(seed: seed)
    for _ in 0..<Self.texts / Self.seeds.count {
      let text = random.next()
      try #require(text.composed == ReferenceForms.composed(text), "\(dump(text))")
      try #require(text.decomposed == ReferenceForms.decomposed(text), "\(dump(text))")
    }
  }

  @Test("on every scalar that both libraries know")
  func scalars() {
    let wrong = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
      ReferenceForms.knows(scalar)
        && ([scalar].composed != ReferenceForms.composed([scalar]) || [scalar].decomposed != ReferenceForms.decomposed([scalar]))
    }
    #expect(wrong == [])
  }

  private func dump(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
