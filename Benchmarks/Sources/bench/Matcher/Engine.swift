import AnswerMatching
import Foundation

/// One of the normalizers of this program, in a separate process like the peers written in C.
///
/// `engine NAME time FILE LINES PASSES` prints the milliseconds of each pass after a warm-up pass; `engine NAME write FILE OUT` writes forms.
enum Engine {
  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 4, let form = Form(name: arguments[0]) else { throw BenchFailure(description: "no such engine: \(arguments)") }
    let file = try AnswerFile(path: arguments[2])
    switch arguments[1] {
    case "time" where arguments.count == 5: time(form, file, lines: Int(arguments[3]) ?? 0, passes: Int(arguments[4]) ?? 0)
    case "write": try write(form, file, to: arguments[3])
    default: throw BenchFailure(description: "no such task: \(arguments)")
    }
  }

  /// The normalizer to measure.
  private enum Form {
    case profile(MatchingProfile)
    case seed

    init?(name: String) {
      switch name {
      case "profile1": self = .profile(.seed)
      case "profile2": self = .profile(.current)
      case "seed": self = .seed
      default: return nil
      }
    }
  }

  private static func time(_ form: Form, _ file: AnswerFile, lines: Int, passes: Int) {
    for pass in 0...passes {
      let time = ProcessorTime.milliseconds { all(form, file, lines: lines) { Sink.swallow($0) } }
      if pass > 0 { print(time) }
    }
  }

  private static func write(_ form: Form, _ file: AnswerFile, to path: String) throws {
    var output: [UInt8] = []
    all(form, file, lines: file.lines.count) {
      output += $0
      output.append(UInt8(ascii: "\n"))
    }
    try Data(output).write(to: URL(fileURLWithPath: path))
  }

  @inline(__always)
  private static func all(_ form: Form, _ file: AnswerFile, lines: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch form {
    case .profile(let profile): file.normalize(with: file.matchers(profile), lines: lines, body)
    case .seed:
      for line in file.lines.prefix(lines) {
        var form = SeedPipeline.normalize(String(decoding: file.bytes[line.range], as: UTF8.self))
        form.withUTF8(body)
      }
    }
  }
}

extension AnswerFile {
  /// One matcher for each language, by its number.
  func matchers(_ profile: MatchingProfile) -> [AnswerMatcher] { languages.map { AnswerMatcher(profile: profile, language: $0) } }

  /// Calls a closure with the form of each answer.
  @inline(__always)
  func normalize(with matchers: [AnswerMatcher], lines count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    matchers.withUnsafeBufferPointer { matchers in
      bytes.withUnsafeBufferPointer { bytes in
        // NB: a matcher in a buffer is used in place. A matcher in an array is copied first.
        for line in lines.prefix(count) { matchers[line.language].withNormalized(UnsafeBufferPointer(rebasing: bytes[line.range]), body) }
      }
    }
  }
}

/// Consumes unused forms, so that the compiler cannot remove the work that makes them.
enum Sink {
  nonisolated(unsafe) private static var count = 0

  @inline(never)
  static func swallow(_ bytes: UnsafeBufferPointer<UInt8>) { count &+= bytes.count }
}
