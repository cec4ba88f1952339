public import AnswerMatching
public import StrictJSON

extension MatchingPolicy {
  /// Reads `{"case": …, "marks": …, "spaces": …, "near_misses": […], "similarity": …}`. Each key is optional. Adds problems to the list.
  public init(json: JSON, path: String, problems: JSONProblems) {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else {
      self.init()
      return
    }
    self.init(
      letterCase: object.optionalWord("case", Rule.self), marks: object.optionalWord("marks", Rule.self),
      spaces: object.optionalWord("spaces", Rule.self), nearMisses: object.optionalStrings("near_misses") ?? [],
      similarity: object.optionalWord("similarity", Similarity.self) ?? .off)
    object.refuseUnknownKeys()
  }
}
