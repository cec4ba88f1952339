import Reproducible
import Testing

@Suite("Random numbers from a seed")
struct SeededGeneratorTests {
  @Test("the sequence is that of SplitMix64")
  func reference() {
    var generator = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    #expect((0..<3).map { _ in generator.next() } == expected)
  }

  @Test("a number below a bound is below it, and all such numbers are about equally likely", arguments: [1, 2, 3, 4, 7, 100])
  func below(bound: Int) {
    var generator = SeededGenerator(seed: 9)
    var counts = [Int](repeating: 0, count: bound)
    for _ in 0..<20_000 { counts[generator.below(bound)] += 1 }
    let expected = 20_000.0 / Double(bound)
    // NB: five standard deviations; the seed is fixed.
    #expect(counts.allSatisfy { abs(Double($0) - expected) <= 5 * expected.squareRoot() })
  }

  @Test("a bound of at most 1 gives 0", arguments: [0, -1, 1, .min])
  func nothing(bound: Int) {
    var generator = SeededGenerator(seed: 9)
    #expect(generator.below(bound) == 0)
  }
}
