import AnswerMatching
import ArgumentParser

struct Normalize: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Applies the steps of a matching profile to each line, as the matcher does with answers.",
    discussion: "Example: nivel normalize --language tr < answers.txt")

  @Option(help: "The language of the lines, such as tr.")
  var language: String

  @Option(help: "The matching profile.")
  var profile = MatchingProfile.current.number

  func run() throws {
    guard let profile = MatchingProfile.numbered(profile) else {
      throw ValidationError("There is no profile \(profile).")
    }
    let matcher = AnswerMatcher(profile: profile, language: language)
    var line = 0
    var hasErrors = false
    LineFilter.run { bytes, output in
      line += 1
      guard matcher.withNormalized(bytes, { output.append(contentsOf: $0) }) == nil else { return }
      Console.note("-:\(line): the line is not UTF-8: convert the file first")
      hasErrors = true
    }
    if hasErrors { throw ExitCode(1) }
  }
}
