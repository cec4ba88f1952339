import Identifiers
import QuestionWriting
import HTTPTypes
import Hummingbird
import PracticeTests
import StrictJSON

/// The routes of practice, below `/api/v1/practice`, including its home page.
struct PracticeRoutes: Sendable {
  let courses: CourseService
  let tests: PracticeTestService
  let schedule: ScheduleService
  let learner: Learner
  let streams: EventStreams
  let progress: SharedProgress?
  let large: LargeAnswers
  let wordLanguages: ComputedOnce<WordLanguages>

  func add(to group: RouterGroup<ServiceContext>) {
    group.get { request, _ in Response.json(try await home(request).json) }
    CourseRoutes(service: courses, learner: learner, large: large, wordLanguages: wordLanguages).add(to: group.group("courses"))
    PracticeTestRoutes(service: tests, learner: learner, streams: streams, progress: progress).add(to: group.group("tests"))
    ScheduleRoutes(service: schedule, learner: learner).add(to: group)
  }

  private func home(_ request: Request) async throws -> PracticeHome {
    var home = PracticeHome(
      samples: courses.samples, backends: await tests.backends.list(), now: tests.environment.now(),
      offset: try PracticeQuery.offset(of: request))
    if let profile = learner.known {
      home.courses = try await courses.list(profileID: profile)
      home.tests = try await tests.list(profileID: profile)
      home.scheduled = try await schedule.list(profileID: profile)
    }
    return home
  }
}

/// The data of the home page of practice.
struct PracticeHome {
  var courses: [CourseOutline] = []
  var tests: [PracticeTest] = []
  var scheduled: [ScheduledTest] = []
  let samples: [SampleNotes]
  let backends: [DraftingBackend]
  let now: Timestamp
  let offset: UTCOffset

  var json: JSON {
    let upcoming = scheduled.upcoming(at: now)
    return [
      "courses": .array(courses.map(\.json)),
      "current": tests.current.map { PracticeTestDocument(test: $0).summary } ?? .null,
      "recent": .array(tests.newestFirst(limit: 100).map { PracticeTestDocument(test: $0).summary }),
      "scheduled": [
        "count": .number(upcoming.count), "next": upcoming.first?.json(at: now) ?? .null,
        "due": scheduled.due(at: now)?.json(at: now) ?? .null,
      ],
      "statistics": PracticeStatistics(of: tests, now: now, offset: offset).json, "samples": .array(samples.map(\.json)),
      "backends": .array(backends.map(\.json)),
    ]
  }
}

extension SampleNotes {
  fileprivate var json: JSON {
    [
      "sample_id": .string(id), "name": .string(name), "language": .string(language),
      "words": .number(text.split(whereSeparator: \.isWhitespace).count),
    ]
  }
}

extension DraftingBackend {
  fileprivate var json: JSON {
    // NB: without the detail, which names the address of the model server. It is for the operator: `nivel practice models` prints it.
    ["backend": .string(name), "available": .bool(isAvailable), "model": .string(model)]
  }
}
