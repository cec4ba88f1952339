import HTTPTypes
import Hummingbird
import Identifiers
import PracticeTests
import QuestionWriting
import StrictJSON

/// The routes with which a learner looks at the questions of a test before it, below `/api/v1/practice/tests/:test/preview`. All of them
/// answer with the whole list of questions.
struct PreviewRoutes: Sendable {
  let service: PracticeTestService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { _, context in answer(try await service.preview(context.parameter("test"), profileID: owner)) }
    group.put(":question") { request, context in
      let owner = try self.owner
      let edit = try await JSONBody.read(request, QuestionEdit.init)
      return answer(try await service.edit(context.parameter("question"), edit, in: context.parameter("test"), profileID: owner))
    }
    group.delete(":question") { _, context in
      answer(try await service.drop(context.parameter("question"), of: context.parameter("test"), profileID: owner))
    }
    group.post(":question/replace") { _, context in
      answer(try await service.replace(context.parameter("question"), of: context.parameter("test"), profileID: owner))
    }
  }

  private var owner: ProfileID { get throws { try learner.owner(of: "practice test") } }

  private func answer(_ test: PracticeTest) -> Response { Response.json(PracticeTestDocument(test: test).preview) }
}

extension QuestionEdit {
  /// Reads the new wording of a question from the body of a request: `options` and `correct_option`, or `answers`.
  init?(_ reader: inout JSONObjectReader) {
    let stem = reader.string("prompt").map(OneLine.of)
    let explanation = reader.string("explanation").map(OneLine.of)
    let answers: Answers?
    if let texts = reader.optionalStrings("answers") {
      answers = .typed(texts.map(OneLine.of).filter { !$0.isEmpty })
    } else {
      let options = reader.strings("options").map(OneLine.of)
      answers = reader.integer("correct_option", in: 0...4).map { .options(options, key: $0) }
    }
    guard let stem, let explanation, let answers else { return nil }
    self.init(stem: stem, answers: answers, explanation: explanation)
  }
}
