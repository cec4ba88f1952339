import AnswerMatching
import PracticeTests
import StrictJSON
import Identifiers
import NoteFacts
import Placement
import QuestionWriting
import Storage

@testable import WebService

/// One process of the service, from its start to its stop or crash. All of it is the real service, without HTTP.
final class SimulatedServer: Sendable {
  let stores: Stores
  let catalog: PlacementCatalog
  let attempts: AttemptService
  let courses: CourseService
  let tests: PracticeTestService
  let schedule: ScheduleService
  let lists: OwnListService
  let abandoned: AbandonedTests
  let environment: ServiceEnvironment
  /// Tells the other servers that this one is there.
  let noteSign: @Sendable () async throws -> Void

  init(
    _ stores: Stores, entry: PlacementCatalog.Entry, environment: ServiceEnvironment,
    noteSign: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.noteSign = noteSign
    self.stores = stores
    self.environment = environment
    catalog = PlacementCatalog(entries: [entry], store: stores.attempts, recordings: .none)
    attempts = AttemptService(catalog: catalog, store: stores.attempts, environment: environment, tierTwo: nil)
    courses = CourseService(store: stores.practice, samples: [], environment: environment)
    tests = PracticeTestService(
      store: stores.practice, backends: NotesAlone(), review: .none, segmentation: CharacterSegmentation(), environment: environment)
    abandoned = AbandonedTests(store: stores.practice, runner: tests.runner)
    schedule = ScheduleService(store: stores.schedule, courses: stores.practice, tests: tests, environment: environment)
    lists = OwnListService(store: stores.games, shelf: GameShelf(lists: [], store: stores.games), environment: environment)
  }

  /// What the service does before it accepts requests; see `NivelService.run`.
  func prepare() async throws { _ = try await stores.practice.failInterruptedTests(WritingFailure.interrupted.sentence) }

  /// The stored result of a finished attempt, and the result that the stored answers give now.
  func results(_ id: AttemptID, _ profile: ProfileID) async throws -> (stored: [UInt8], computed: [UInt8]) {
    let stored = try await attempts.result(id, profileID: profile)
    guard let attempt = try await stores.attempts.attempt(id, profileID: profile) else { throw Problem.notFound("attempt") }
    let session = try await catalog.session(attempt.blueprintID)
    let form = attempt.form(of: session.blueprint)
    let result = attempt.result(session: session, form: form)
    let document = ResultDocument(
      attempt: attempt, form: form, session: session, result: result, languageName: catalog.name(of: attempt.languageID))
    return (stored, document.json.bytes)
  }
}
