import PostgreSQLStorage
import SQLiteStorage
import Storage

extension StoreMigration {
  /// Moves and checks what is not moved yet.
  ///
  /// - Parameter report: Is called after each batch of rows.
  /// - Returns: The number of rows by table.
  /// - Throws: ``StoreMoveError``, ``InputError``, and the errors of the storages.
  func run(report: @escaping (StoreMove.Progress) -> Void) throws -> [String: Int] {
    switch self {
    case .intoDatabase(let url, let folder):
      let source = try SQLiteMoveSource(folder: folder)
      return try StoreMove(from: source, to: try PostgreSQLMoveTarget(url: url), report: report).run()
    case .intoFolder(let path, let url):
      return try Self.move(url, into: path, report: report)
    }
  }

  private static func move(_ url: String, into path: String, report: @escaping (StoreMove.Progress) -> Void) throws -> [String: Int] {
    let folder: NewFolder
    do { folder = try NewFolder(path, option: "--to", suffix: "moving") } catch let refusal as InputError {
      // NB: a move that was interrupted after its end has left the complete folder.
      guard let copy = try? SQLiteMoveSource(folder: path) else { throw refusal }
      do { return try StoreComparison(of: copy, with: PostgreSQLMoveSource(url: url), report: report).run() } catch StoreMoveError
        .different
      {
        throw refusal
      }
    }
    let source = try PostgreSQLMoveSource(url: url)
    var counts: [String: Int] = [:]
    try folder.complete { unfinished in
      counts = try StoreMove(from: source, to: try SQLiteMoveTarget(folder: unfinished), report: report).run()
      _ = try BackupFolder(path: unfinished).checked()
    }
    return counts
  }
}
