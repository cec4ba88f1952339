public import AnswerMatching
public import StrictJSON

/// Reads the members of a JSON object that select a matcher: `language`, and optionally `format`, `profile` and `matching`. The command
/// line and the service read the same members.
public enum MatcherRequest {
  /// Reads the members, and adds problems to the reader's list.
  ///
  /// If the caller gives a format, the object may not have the members `format` and `matching`.
  /// - Returns: nil when there is no language or no such profile.
  public static func matcher(_ reader: inout JSONObjectReader, format fixed: ProductionFormat? = nil) -> AnswerMatcher? {
    let language = reader.string("language")
    let format = fixed ?? reader.optionalWord("format", ProductionFormat.self) ?? .freeResponseCloze
    let number = reader.optionalInteger("profile", in: 0...Int.max) ?? MatchingProfile.current.number
    let policy = fixed != nil ? nil : reader.optional("matching")
    guard let profile = MatchingProfile.numbered(number) else {
      let known = MatchingProfile.all.map { String($0.number) }.joined(separator: ", ")
      reader.complain("there is no profile \(number): use one of \(known)", at: "profile")
      return nil
    }
    let rules = policy.map { MatchingPolicy(json: $0, path: reader.path(of: "matching"), problems: reader.problems) }
    return language.map { AnswerMatcher(profile: profile, language: $0, format: format, policy: rules ?? MatchingPolicy()) }
  }
}
