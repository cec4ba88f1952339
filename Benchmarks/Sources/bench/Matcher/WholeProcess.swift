import Foundation

/// Compares `nivel normalize` as a whole process, from a file to /dev/null, with the matcher on the same answers in memory.
enum WholeProcess {
  private static let count = 1_000_000
  private static let passes = 5

  static func report(program: String, folder: URL) throws {
    print("nivel normalize --language en as a whole process, thousands per second of processor time, median of \(passes)")
    print(table("", ["process", "matcher", "share"]))
    for kind in [Answers.Kind.ascii, .composed, .partlyDecomposed] {
      let (plain, tagged) = (folder.appending(path: "plain").path, folder.appending(path: "tagged").path)
      try AnswerFile.write(kind, count: count, to: plain, tagged: false)
      try AnswerFile.write(kind, count: count, to: tagged, language: "en")
      let matcher = Sample(try Contender.engine("profile2", as: "matcher").speeds(on: tagged, count: count, passes: passes)).median
      let process = Double(count) * 1_000 / Sample(try (0..<passes).map { _ in try time(program, input: plain) }).median
      let speeds = [process, matcher].map { String(format: "%.1f", $0 / 1_000) }
      print(table(kind.name, speeds + [String(format: "%.0f %%", 100 * process / matcher)]))
    }
  }

  private static func time(_ program: String, input: String) throws -> Double {
    // NB: a shell discards the output, so that this process spends no time reading it.
    let command = ["sh", "-c", "exec \"$0\" normalize --language en >/dev/null", program]
    return try ProcessorTime.millisecondsOfChildren { _ = try OneCore.run(command, input: input) }
  }
}
