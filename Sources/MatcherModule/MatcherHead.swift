import AnswerMatching
import WasmMessages

/// The first fields of every request, which select the matcher.
struct MatcherHead {
  enum HeadError: Error {
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

  func matcher(nearMisses: [String]) -> Result<AnswerMatcher, HeadError> {
    guard let profile = profile.isEmpty ? .current : Int(profile).flatMap(MatchingProfile.numbered) else { return .failure(.profile) }
    guard let format = format.isEmpty ? .freeResponseCloze : Self.word(format, of: ProductionFormat.self) else { return .failure(.format) }
    let parsed = rules.map { Self.word($0, of: MatchingPolicy.Rule.self) }
    guard zip(rules, parsed).allSatisfy({ $0.isEmpty || $1 != nil }) else { return .failure(.rule) }
    let policy = MatchingPolicy(letterCase: parsed[0], marks: parsed[1], spaces: parsed[2], nearMisses: nearMisses)
    return .success(AnswerMatcher(profile: profile, language: language, format: format, policy: policy))
  }

  // NB: byte by byte. Comparing strings would bring the canonical ordering of all of Unicode into the module.
  private static func word<Word: RawRepresentable & CaseIterable>(_ text: String, of _: Word.Type) -> Word? where Word.RawValue == String {
    Word.allCases.first { $0.rawValue.utf8.elementsEqual(text.utf8) }
  }
}
