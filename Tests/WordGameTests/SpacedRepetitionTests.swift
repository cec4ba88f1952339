import Testing

@testable import WordGame

@Suite("Spaced repetition")
struct SpacedRepetitionTests {
  typealias Sequence = (grades: [ReviewGrade], intervals: [Int], easiness: Int)

  /// Computed by hand from the formulas of the paper.
  static let sequences: [Sequence] = [
    ([.good, .good, .good, .good, .good], [1, 6, 15, 38, 95], 250),
    ([.easy, .easy, .easy, .easy, .easy], [1, 6, 17, 50, 150], 300),
    ([.hard, .hard, .hard, .hard, .hard, .hard, .hard, .hard, .hard, .hard], [1, 6, 13, 26, 47, 79, 121, 167, 218, 284], 130),
    ([.good, .good, .again, .good, .good, .good], [1, 6, 0, 1, 6, 15], 250),
    ([.hard, .again, .good, .good, .good], [1, 0, 1, 6, 15], 236),
    ([.easy, .hard, .good], [1, 6, 15], 246),
  ]

  @Test("intervals and easiness follow the formulas of the paper", arguments: sequences)
  func byHand(_ sequence: Sequence) {
    var memory = SpacedRepetition()
    let intervals = sequence.grades.map { grade in
      memory.repeated(grade)
      return memory.intervalDays
    }
    #expect(intervals == sequence.intervals)
    #expect(memory.easiness == sequence.easiness)
  }

  @Test("a new word is due at once and has an easiness of 2.5")
  func new() {
    #expect(SpacedRepetition() == SpacedRepetition(easiness: 250, repetitions: 0, intervalDays: 0))
  }

  @Test("results in hundredths equal those of the formulas in fractions", arguments: 0..<200 as Range<UInt64>)
  func againstFractions(seed: UInt64) {
    var generator = Draws(state: seed)
    var (memory, easiness, interval, repetitions) = (SpacedRepetition(), 2.5, 0.0, 0)
    for _ in 0..<30 {
      guard let grade = ReviewGrade.allCases.randomElement(using: &generator) else { return }
      let lack = Double(5 - grade.quality)
      if grade.quality < 3 {
        (interval, repetitions) = (0, 0)
      } else {
        easiness = max(1.3, easiness + 0.1 - lack * (0.08 + lack * 0.02))
        repetitions += 1
        // NB: a product such as 10 · 2.2 is slightly more than 22 in binary floating point, and must not be rounded up.
        let product = (interval * easiness * 1_000_000).rounded() / 1_000_000
        interval = repetitions == 1 ? 1 : repetitions == 2 ? 6 : min(product.rounded(.up), 36_500)
      }
      memory.repeated(grade)
      #expect(memory.intervalDays == Int(interval) && memory.repetitions == repetitions)
      #expect(abs(Double(memory.easiness) / 100 - easiness) < 1e-9)
    }
  }

  @Test("each successful repetition makes the interval longer")
  func growing() {
    for grade in [ReviewGrade.hard, .good, .easy] {
      var memory = SpacedRepetition()
      for _ in 0..<40 {
        let before = memory.intervalDays
        memory.repeated(grade)
        #expect(memory.intervalDays > before || memory.intervalDays == SpacedRepetition.maximumIntervalDays)
      }
    }
  }

  @Test("values out of range are replaced by the nearest valid ones", arguments: [Int.min, -1, Int.max])
  func outOfRange(value: Int) {
    var memory = SpacedRepetition(easiness: value, repetitions: min(value, 9), intervalDays: value)
    for grade in ReviewGrade.allCases { memory.repeated(grade) }
    #expect(memory.easiness >= 130 && (0...SpacedRepetition.maximumIntervalDays).contains(memory.intervalDays))
  }
}

/// Random numbers for tests.
struct Draws: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
