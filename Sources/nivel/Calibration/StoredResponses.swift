import Measurement
import Placement
import SQLiteStorage

/// The graded answers of all finished attempts in a data folder, at the items of one blueprint.
struct StoredResponses {
  let itemIDs: [String]
  let matrix: ResponseMatrix

  /// Grades the answers anew, each by the blueprint that its attempt began with. An item that differs between the two blueprints is left
  /// out, because it is another item. "I don't know" is a wrong answer.
  /// - Throws: ``InputError`` for a folder that cannot be read, or that has no answers to these items.
  init(folder: String, blueprint: Blueprint) throws {
    let attempts: FinishedAttempts
    do { attempts = try FinishedAttempts(folder: folder) } catch { throw InputError(file: folder, message: "\(error)") }
    itemIDs = blueprint.items.map(\.itemID)
    var matrix = try ResponseMatrix(items: itemIDs.count)
    // NB: the blueprints are loaded first, because a database must not be read within a read.
    var grading = Grading(blueprint: blueprint)
    var ids: Set<Int64> = []
    try attempts.forEach(languageID: blueprint.languageID) { ids.insert($0.blueprintID) }
    for id in ids { grading.add(try attempts.documents(id), id: id) }
    try attempts.forEach(languageID: blueprint.languageID) { attempt in
      let scores = grading.scores(of: attempt)
      if scores.contains(where: { $0 != .notAnswered }) { try matrix.append(scores) }
    }
    guard matrix.persons > 0 else {
      throw InputError(file: folder, message: "no finished attempt has an answer to an item of the blueprint: check both")
    }
    self.matrix = matrix
  }
}

/// Grades attempts at several versions of a test.
private struct Grading {
  private let blueprint: Blueprint
  private var sessions: [Int64: TestSession] = [:]

  init(blueprint: Blueprint) { self.blueprint = blueprint }

  /// Adds a version of the test. A version that this program cannot read is skipped.
  mutating func add(_ documents: TestDocuments?, id: Int64) {
    guard let documents, let version = try? Blueprint.load(documents.blueprint) else { return }
    sessions[id] = TestSession(blueprint: version)
  }

  func scores(of attempt: Attempt) -> [ScoredAnswer] {
    guard let session = sessions[attempt.blueprintID] else { return blueprint.items.map { _ in .notAnswered } }
    let answers = attempt.gradableAnswers(form: attempt.form(of: session.blueprint))
    return blueprint.items.map { item in
      guard let answer = answers[item.itemID], session.blueprint.item(withID: item.itemID) == item else { return .notAnswered }
      return session.response(to: item, answer) == .right ? .right : .wrong
    }
  }
}
