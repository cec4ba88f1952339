import AnswerMatching
import StrictJSON
import TestSupport
import Testing

/// Tests/Conformance/matching.json: the pairs that every host of the matcher must judge alike. Docs/matcher-module.md describes it.
struct ConformanceFile {
  struct Vector: Sendable {
    /// The members of the vector as stored in the file.
    let members: [JSON.Member]
    let matcher: AnswerMatcher
    let answer: String
    let entry: String
    let same: Bool
    let answerForm: String
    let entryForm: String

    var title: String { "\(matcher.language): \(answer) \(same ? "=" : "≠") \(entry)" }
  }

  /// Below the root of the repository.
  static let path = "Tests/Conformance/matching.json"

  let description: String
  let vectors: [Vector]

  init() throws {
    let json = try JSON.parse(RecordedFile.stored(Self.path))
    description = try #require(json["description"]?.string)
    vectors = try #require(json["vectors"]?.array).map(Vector.init)
  }
}

extension ConformanceFile.Vector {
  init(_ json: JSON) throws {
    let problems = JSONProblems()
    var reader = try #require(JSONObjectReader(json, path: "line \(json.line)", problems: problems))
    members = json.object ?? []
    (answer, entry) = (reader.string("answer") ?? "", reader.string("entry") ?? "")
    (answerForm, entryForm) = (reader.string("answer_form") ?? "", reader.string("entry_form") ?? "")
    guard let same = reader.required("same")?.bool else {
      throw JSONValidationError(path: "same", line: json.line, message: "not a decision")
    }
    self.same = same
    let language = reader.string("language") ?? ""
    let format = reader.optionalWord("format", ProductionFormat.self) ?? .freeResponseCloze
    var policy = MatchingPolicy()
    if var rules = reader.optionalObject("matching") {
      policy.letterCase = rules.optionalWord("case", MatchingPolicy.Rule.self)
      policy.marks = rules.optionalWord("marks", MatchingPolicy.Rule.self)
      policy.spaces = rules.optionalWord("spaces", MatchingPolicy.Rule.self)
      rules.refuseUnknownKeys()
    }
    let why = reader.string("why")
    #expect(why?.isEmpty == false, "line \(json.line)")
    reader.refuseUnknownKeys()
    try #require(problems.list.isEmpty, "\(problems.list)")
    matcher = AnswerMatcher(language: language, format: format, policy: policy)
  }
}
