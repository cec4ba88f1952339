import Identifiers
import QuestionWriting
import HTTPTypes
import Hummingbird
import PracticeTests
import StrictJSON

/// The routes of courses and their notes, below `/api/v1/practice/courses`.
struct CourseRoutes: Sendable {
  let service: CourseService
  let learner: Learner
  let large: LargeAnswers
  /// Word lists by which the languages of vocabulary are recognized.
  let wordLanguages: ComputedOnce<WordLanguages>

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post { request, _ in try await make(request) }
    group.get(":course") { request, context in
      let (id, owner) = (context.parameter("course"), try self.owner)
      return try await inBackground { try await course(id, of: owner, hasTexts: try PracticeQuery.texts(of: request)) }
    }
    group.put(":course") { request, context in
      let owner = try self.owner
      let body = try await JSONBody.read(request, CourseRequest.init)
      return answer(try await service.rename(context.parameter("course"), body, profileID: owner))
    }
    group.delete(":course") { request, context in
      try await service.delete(context.parameter("course"), profileID: owner)
      return Response(status: .noContent)
    }
    group.get(":course/vocabulary") { _, context in
      let (id, owner) = (context.parameter("course"), try self.owner)
      return try await inBackground {
        Response.json(try await service.words(of: id, languages: wordLanguages, profileID: owner).json)
      }
    }
    addNotes(to: group.group(":course/notes"))
  }

  private func addNotes<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post { request, context in
      let owner = try self.owner
      let body = try await JSONBody.read(request, limit: NotesRequest.limit, NotesRequest.init)
      return answer(try await service.addNotes(body, to: context.parameter("course"), profileID: owner), .created)
    }
    group.get(":notes") { request, context in
      let (notes, course, owner) = (context.parameter("notes"), context.parameter("course"), try self.owner)
      return try await inBackground { try await self.notes(notes, in: course, of: owner) }
    }
    group.put(":notes") { request, context in
      let owner = try self.owner
      let body = try await JSONBody.read(request, limit: NotesRequest.limit, NotesRequest.init)
      return answer(
        try await service.changeNotes(context.parameter("notes"), body, in: context.parameter("course"), profileID: owner))
    }
    group.delete(":notes") { request, context in
      answer(
        try await service.deleteNotes(context.parameter("notes"), in: context.parameter("course"), profileID: try self.owner))
    }
  }

  /// Creates a course. The body has either the id of a sample or the properties of the course.
  private func make(_ request: Request) async throws -> Response {
    let body = try await JSONBody.read(request) { reader -> (sample: String?, course: CourseRequest?)? in
      if let sample = reader.optionalString("sample_id") { return (sample, nil) }
      return CourseRequest(&reader).map { (nil, $0) }
    }
    if let id = body.sample {
      let sample = try service.sample(id)
      return try await learner.making { answer(try await service.create(sample, profileID: $0), .created) }
    }
    guard let course = body.course else { throw Problem.notFound("sample") }
    return try await learner.making { profile in
      return answer(try await service.create(course, profileID: profile), .created)
    }
  }

  private func course(_ id: String, of owner: ProfileID, hasTexts: Bool) async throws -> Response {
    let contents = try await service.contents(id, profileID: owner)
    guard hasTexts else { return answer(contents) }
    return try await large.json(textsOf: contents.byteCount) { try await service.course(id, profileID: owner).json }
  }

  private func notes(_ id: String, in course: String, of owner: ProfileID) async throws -> Response {
    let contents = try await service.contents(course, profileID: owner)
    let size = contents.notes.first { $0.id == id }?.byteCount ?? 0
    return try await large.json(textsOf: size) { try await service.notes(id, in: course, profileID: owner).json }
  }

  /// Runs an operation that answers with texts. A course may have 10 MiB, and answers to questions must not wait for them.
  private func inBackground(_ operation: () async throws -> Response) async throws -> Response {
    try await withTaskExecutorPreference(BackgroundExecutor.current, operation: operation)
  }

  private var owner: ProfileID { get throws { try learner.owner(of: "course") } }

  /// The answer to a change. The client has the texts or can ask for them.
  private func answer(_ course: CourseContents, _ status: HTTPResponse.Status = .ok) -> Response {
    Response.json(course.json, status: status)
  }
}
