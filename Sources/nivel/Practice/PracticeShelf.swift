import ArgumentParser
import Foundation
import Identifiers
import PracticeTests
import SQLiteStorage
import Storage

/// Options for the folder of the terminal's tests. It is separate from the web app's, because only one process can use a data folder.
struct ShelfOptions: ParsableArguments {
  @Option(help: "The folder for the tests of the terminal.", completion: .directory)
  var data = "\(Serve.defaultData)/terminal"

  func shelf() throws -> PracticeShelf {
    do {
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw InputError(file: data, message: "the folder cannot be created: choose another with --data") }
    return PracticeShelf(store: Stores(try Store(folder: data)).practice)
  }
}

/// The practice tests of the terminal's user.
struct PracticeShelf {
  static let owner = ProfileID("terminal")
  private static let course = "terminal"
  let store: any PracticeTestStore

  /// Stores a test that is ready to be taken.
  func keep(_ shared: SharedPracticeTest) async throws -> PracticeTest {
    let now = ServiceClock.now
    let test = PracticeTest(
      id: String(now.microseconds / 1_000, radix: 36), profileID: Self.owner, courseID: Self.course, request: shared.request,
      language: shared.language,
      seed: shared.seed, backend: shared.backend, createdAt: now, status: .ready, questions: shared.questions)
    try await store.create(test)
    return test
  }

  /// The newest 1,000 tests, newest first.
  func tests() async throws -> [PracticeTest] { try await store.tests(profileID: Self.owner, limit: 1_000) }

  /// The test with an id; without an id, the newest test that is not submitted.
  func test(_ id: String?) async throws -> PracticeTest {
    if let id {
      guard let test = try await store.test(id, profileID: Self.owner) else {
        throw ShelfError(description: "there is no test \(id): “nivel practice list” shows all tests")
      }
      return test
    }
    guard let test = try await tests().first(where: { $0.status != .submitted }) else {
      throw ShelfError(description: "there is no test to take: make one with “nivel practice generate --keep”")
    }
    return test
  }

  /// Changes a test atomically.
  func change(_ id: String, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void) async throws -> PracticeTest {
    guard let test = try await store.updateTest(id, profileID: Self.owner, change) else { return try await test(id) }
    return test
  }
}

/// The error that a test does not exist.
struct ShelfError: Error, CustomStringConvertible {
  let description: String
}
