public import AnswerMatching
public import StrictJSON

/// The members of an object that choose a matcher: `language`, and optionally `format`, `profile` and `matching`. The command line and the
/// service read the same.
public enum MatcherRequest {
  /// Reads the members; problems are added to the reader's list.
  ///
  /// - Parameter format: The format where it is given by what is asked for; `format` and `matching` are then no members.
  /// - Returns: `nil` when no matcher can be made.
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
