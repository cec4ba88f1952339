import Identifiers
import QuestionWriting
import HTTPTypes
import Hummingbird
import NIOCore
import PracticeTests
import StrictJSON

/// The routes of scheduled tests and their calendar, below `/api/v1/practice`.
struct ScheduleRoutes: Sendable {
  let service: ScheduleService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get("schedule") { request, _ in try await week(request) }
    group.post("schedule") { request, _ in
      let owner = try learner.owner(of: "course")
      let order = try await JSONBody.read(request, ScheduleOrder.init)
      let tests = try await service.plan(order, profileID: owner)
      return Response.json(["scheduled": .array(tests.map(json))], status: .created)
    }
    group.put("schedule/:scheduled") { request, context in
      let isArchived = try await JSONBody.read(request) { $0.required("archived") == nil ? nil : $0.optionalBool("archived") }
      return Response.json(json(try await service.archive(context.parameter("scheduled"), isArchived, profileID: owner)))
    }
    group.delete("schedule/:scheduled") { request, context in
      try await service.delete(context.parameter("scheduled"), profileID: owner)
      return Response(status: .noContent)
    }
    group.post("schedule/:scheduled/start") { request, context in
      let test = try await service.start(context.parameter("scheduled"), profileID: owner)
      let place = await service.tests.runner.place(of: test.id)
      return Response.json(PracticeTestDocument(test: test, place: place).json, status: .created)
    }
    group.post("calendar-address") { _, _ in
      let secret = try await service.changeCalendarSecret(profileID: learner.owner(of: "calendar"))
      return Response.json(["feed_url": .string(Self.calendarPath(secret))])
    }
    group.get("calendar/:file") { _, context in try await calendar(context.parameter("file")) }
  }

  private func week(_ request: Request) async throws -> Response {
    let now = service.environment.now()
    let offset = try PracticeQuery.offset(of: request)
    let week = try PracticeQuery.day("week", of: request).map(Week.init(containing:)) ?? Week(at: now, offset: offset)
    guard let owner = learner.known else {
      return Response.json(["week": .string(week.monday.description), "scheduled": .array([]), "feed_url": .null])
    }
    let all = try await service.list(profileID: owner)
    let tests = all.during(week, offset: offset)
    // NB: the first secret is stored. A profile without scheduled tests may be an invented one, and gets no row.
    let secret = all.isEmpty ? nil : try await service.calendarSecret(profileID: owner)
    return Response.json([
      "week": .string(week.monday.description), "scheduled": .array(tests.map(json)),
      "feed_url": .string(secret.map(Self.calendarPath)),
    ])
  }

  /// The address of a calendar.
  static func calendarPath(_ secret: String) -> String { "/api/v1/practice/calendar/\(secret).ics" }

  private func calendar(_ file: String) async throws -> Response {
    guard file.hasSuffix(".ics") else { throw Problem.notFound("calendar") }
    let text = try await service.calendar(String(file.dropLast(4)))
    return Response(
      status: .ok, headers: [.contentType: CalendarFeed.mediaType, .cacheControl: "private, no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  private func json(_ test: ScheduledTest) -> JSON { test.json(at: service.environment.now()) }

  private var owner: ProfileID { get throws { try learner.owner(of: "scheduled test") } }
}

extension ScheduledTest {
  /// The scheduled test as the learner sees it, with its status at a time.
  func json(at now: Timestamp) -> JSON {
    [
      "scheduled_id": .string(id), "title": .string(plan.title), "course_id": .string(plan.courseID),
      "course": .string(plan.request.course),
      "kind": .string(kind.rawValue), "status": .string(status(at: now).rawValue), "at": .time(at), "difficulty": .number(plan.level),
      "question_count": .number(plan.length.questionCount), "minutes": .number(plan.length.minutes),
      "topics": .strings(plan.request.topics),
      "test_id": .string(attempt?.testID), "percent": attempt?.percent.map { .number($0) } ?? .null,
    ]
  }
}
