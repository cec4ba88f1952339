import Measurement
import Placement
import SQLiteStorage
import Synchronization

/// Reads the finished attempts of a storage as responses to the items of one blueprint.
struct StoredResponses {
  /// How errors name the storage.
  let name: String
  private let workers: Workers
  private let read: (String, (any FinishedAttemptSnapshot) throws -> CalibrationResponses) throws -> CalibrationResponses

  /// The responses in a data folder or a database, whichever is named; nil for neither.
  /// - Throws: ``InputError`` for a folder that cannot be read.
  static func named(data: String?, database: String?, workers: Workers) throws(InputError) -> StoredResponses? {
    if let database { return StoredResponses(database: database, workers: workers) }
    guard let data else { return nil }
    return try StoredResponses(folder: data)
  }

  /// Opens a data folder. A server can use it meanwhile.
  /// - Throws: ``InputError`` for a folder that cannot be read.
  init(folder: String) throws(InputError) {
    (name, workers) = (folder, Workers(count: 1))
    do {
      let attempts = try FinishedAttempts(folder: folder)
      read = { try attempts.read(languageID: $0, $1) }
    } catch { throw InputError(file: folder, message: "\(error)") }
  }

  /// A PostgreSQL database. Servers can use it meanwhile.
  /// - Parameter workers: the threads that read. Each has a connection of its own.
  init(database: String, workers: Workers) {
    (name, self.workers) = ("--database", workers)
    read = { language, body in try DatabaseAttempts.read(url: database, languageID: language, body) }
  }

  /// Grades the answers anew, each by the blueprint that its attempt began with. An item that asks something else in the two blueprints is left
  /// out, because it is another item. "I don't know" is a wrong answer. The groups are the device and the interface language.
  /// - Throws: ``InputError`` for a storage that cannot be read.
  func responses(to blueprint: Blueprint) throws -> CalibrationResponses {
    do {
      return try read(blueprint.languageID) { snapshot in
        let graders = Graders(AttemptGrader(blueprint: blueprint, documents: try snapshot.documents()))
        let all = try workers.sum(shards: snapshot.shardCount, from: GradedAttempts(blueprint: blueprint)) { shard in
          var part = try GradedAttempts(blueprint: blueprint)
          try graders.withGrader { grader in
            try snapshot.forEach(inShard: shard) { try part.append($0, gradedBy: &grader) }
          }
          return part
        } add: {
          try $0.append(contentsOf: $1)
        }
        return CalibrationResponses(itemIDs: blueprint.items.map(\.itemID), matrix: all.matrix, labels: all.labels)
      }
    } catch let error as InputError { throw error } catch { throw InputError(file: name, line: nil, message: "\(error)") }
  }
}

/// A grader for each thread. Each keeps the texts that it has graded.
private final class Graders: Sendable {
  private let new: AttemptGrader
  private let idle = Mutex<[AttemptGrader]>([])

  init(_ new: AttemptGrader) { self.new = new }

  func withGrader(_ body: (inout AttemptGrader) throws -> Void) rethrows {
    var grader = idle.withLock { $0.popLast() } ?? new
    try body(&grader)
    let used = grader
    idle.withLock { $0.append(used) }
  }
}
