import AnswerMatching
import Foundation

/// Measures whether time is linear in length: time per byte of one long answer, compared with the same text as many short answers.
enum Linearity {
  private static let long = 1 << 20
  private static let short = 1 << 10
  private static let passes = 11

  private static let kinds: [(answers: Answers.Kind, language: String)] = [
    (.ascii, "en"), (.composed, "en"), (.decomposed, "en"), (.thai, "th"), (.burmese, "my"),
  ]

  static func report() throws {
    print("one answer of 1 MB against the same text as answers of 1 KB, nanoseconds per byte, median of \(passes) passes")
    print(table("", ["1 KB", "1 MB", "ratio"]))
    for number in kinds.indices {
      let output = try OneCore.run([OneCore.thisProgram, "linearity", String(number)])
      print(table(kinds[number].answers.name, output.split(separator: "\n").map(String.init)))
    }
  }

  /// Measures one kind of answers in a separate process.
  static func measure(_ number: Int) {
    let (answers, language) = kinds[number]
    let pieces = pieces(of: answers)
    let matcher = AnswerMatcher(language: language)
    let (short, long) = (nanosecondsPerByte(pieces, matcher), nanosecondsPerByte([Array(pieces.joined())], matcher))
    print(String(format: "%.2f\n%.2f\n%.2f x", short, long, long / short))
  }

  /// Joins answers, one kilobyte at a time.
  private static func pieces(of kind: Answers.Kind) -> [[UInt8]] {
    var answers = Answers(kind)
    return (0..<long / short).map { _ in
      var piece: [UInt8] = []
      while piece.count < short { piece += Array((answers.next().text + " ").utf8) }
      return piece
    }
  }

  private static func nanosecondsPerByte(_ texts: [[UInt8]], _ matcher: AnswerMatcher) -> Double {
    let first = pass(texts, matcher)
    // NB: measures slow cases less often. More passes would not make times of seconds more precise.
    let times = first > 1_000 ? [first] : (0..<passes).map { _ in pass(texts, matcher) }
    return Sample(times).median * 1e6 / Double(texts.reduce(0) { $0 + $1.count })
  }

  private static func pass(_ texts: [[UInt8]], _ matcher: AnswerMatcher) -> Double {
    ProcessorTime.milliseconds {
      for text in texts { text.withUnsafeBufferPointer { _ = matcher.withNormalized($0, Sink.swallow) } }
    }
  }
}
