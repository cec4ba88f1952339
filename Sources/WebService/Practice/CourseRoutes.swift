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

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post { request, _ in try await make(request) }
    group.get(":course") { request, context in
      answer(try await service.course(context.parameter("course"), profileID: owner(request)))
    }
    group.put(":course") { request, context in
      let owner = try owner(request)
      let body = try await JSONBody.read(request, CourseRequest.init)
      return answer(try await service.rename(context.parameter("course"), body, profileID: owner))
    }
    group.delete(":course") { request, context in
      try await service.delete(context.parameter("course"), profileID: owner(request))
      return Response(status: .noContent)
    }
    addNotes(to: group.group(":course/notes"))
  }

  private func addNotes<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.post { request, context in
      let owner = try owner(request)
      let body = try await JSONBody.read(request, limit: NotesRequest.limit, NotesRequest.init)
      return answer(try await service.addNotes(body, to: context.parameter("course"), profileID: owner), .created)
    }
    group.put(":notes") { request, context in
      let owner = try owner(request)
      let body = try await JSONBody.read(request, limit: NotesRequest.limit, NotesRequest.init)
      return answer(
        try await service.changeNotes(context.parameter("notes"), body, in: context.parameter("course"), profileID: owner))
    }
    group.delete(":notes") { request, context in
      answer(try await service.deleteNotes(context.parameter("notes"), in: context.parameter("course"), profileID: owner(request)))
    }
  }

  /// Creates a course. The body has either the id of a sample or the properties of the course.
  private func make(_ request: Request) async throws -> Response {
    let body = try await JSONBody.read(request) { reader -> (sample: String?, course: CourseRequest?)? in
      if let sample = reader.optionalString("sample_id") { return (sample, nil) }
      return CourseRequest(&reader).map { (nil, $0) }
    }
    return try await learner.making(for: request) { profile in
      if let sample = body.sample { return answer(try await service.create(sample: sample, profileID: profile), .created) }
      guard let course = body.course else { throw Problem.notFound("sample") }
      return answer(try await service.create(course, profileID: profile), .created)
    }
  }

  private func owner(_ request: Request) throws -> ProfileID { try learner.owner(request, of: "course") }

  private func answer(_ course: Course, _ status: HTTPResponse.Status = .ok) -> Response {
    Response.json(course.json, status: status)
  }
}
