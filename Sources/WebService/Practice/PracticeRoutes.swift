import HTTPTypes
import Hummingbird
import PracticeTests
import StrictJSON

/// The home of practice and the routes below `/api/v1/practice`.
struct PracticeRoutes: Sendable {
  let courses: CourseService
  let tests: PracticeTestService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { request, _ in Response.json(try await home(request).json) }
    CourseRoutes(service: courses, learner: learner).add(to: group.group("courses"))
    PracticeTestRoutes(service: tests, learner: learner).add(to: group.group("tests"))
  }

  private func home(_ request: Request) async throws -> PracticeHome {
    guard let profile = learner.known(request) else {
      return PracticeHome(courses: [], tests: [], samples: courses.samples, backends: await tests.backends.list())
    }
    return PracticeHome(
      courses: try await courses.list(profileID: profile), tests: try await tests.list(profileID: profile), samples: courses.samples,
      backends: await tests.backends.list())
  }
}

/// What a learner sees of practice at first.
struct PracticeHome {
  let courses: [Course]
  /// The newest first.
  let tests: [PracticeTest]
  let samples: [SampleNotes]
  let backends: [DraftingBackend]

  var json: JSON {
    [
      "courses": .array(courses.map { CourseDocument(course: $0).summary }),
      "current": tests.first { $0.status != .submitted }.map { PracticeTestDocument(test: $0).summary } ?? .null,
      "recent": .array(tests.map { PracticeTestDocument(test: $0).summary }), "samples": .array(samples.map(\.json)),
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
    ["backend": .string(name), "available": .bool(isAvailable), "model": .string(model), "detail": .string(detail)]
  }
}
