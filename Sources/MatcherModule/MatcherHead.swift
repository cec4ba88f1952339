import AnswerMatching

/// The first fields of every request: which matcher is meant.
struct MatcherHead {
  enum Problem: Error {
    case profile, format, rule

    var sentence: String {
      switch self {
      case .profile: "there is no such profile"
      case .format: "there is no such format: use free_response_cloze, word_reorder or minimal_pair"
      case .rule: "there is no such rule: use strict or lenient"
      }
    }
  }

  private let language: String
  private let format: String
  private let profile: String
  private let rules: [String]

  init(_ reader: inout MessageReader) {
    language = reader.text()
    format = reader.text()
    profile = reader.text()
    rules = [reader.text(), reader.text(), reader.text()]
  }

  func matcher(nearMisses: [String]) -> Result<AnswerMatcher, Problem> {
    guard let profile = profile.isEmpty ? .current : Int(profile).flatMap(MatchingProfile.numbered) else { return .failure(.profile) }
    guard let format = format.isEmpty ? .freeResponseCloze : ProductionFormat(rawValue: format) else { return .failure(.format) }
    let parsed = rules.map { $0.isEmpty ? nil : MatchingPolicy.Rule(rawValue: $0) }
    guard zip(rules, parsed).allSatisfy({ $0.isEmpty || $1 != nil }) else { return .failure(.rule) }
    let policy = MatchingPolicy(letterCase: parsed[0], marks: parsed[1], spaces: parsed[2], nearMisses: nearMisses)
    return .success(AnswerMatcher(profile: profile, language: language, format: format, policy: policy))
  }
}
