#if POSTGRESQL
  import Foundation
  @testable import PostgreSQLStorage
  import Storage

  /// A PostgreSQL server for all tests of this process. It stops with the process.
  enum TestPostgreSQL {
    /// The folder of the server's socket.
    private static let server = Task { try start() }

    /// Starts the server. NB: the script stops it when its standard input ends, also when this process is killed.
    private static func start() throws -> (folder: String, input: Pipe) {
      // NB: the path of a socket has at most 107 bytes.
      let folder = "/tmp/nivel-pg-\(UUID().uuidString.prefix(8))"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      let (process, input, output) = (Process(), Pipe(), Pipe())
      process.executableURL = root.appending(path: "Scripts/postgresql.sh")
      process.arguments = [folder]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      guard try output.fileHandleForReading.read(upToCount: 5) == Data("ready".utf8) else { throw NotStarted(folder: folder) }
      return (folder, input)
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The address of a schema of its own, which stands for a database.
    static func url(schema: String) async throws -> String {
      "host=\(try await server.value.folder) user=nivel dbname=postgres options='-c search_path=\"\(schema)\"'"
    }

    /// Runs a statement outside of any schema.
    static func run(_ sql: String) async throws {
      let connection = PostgreSQLConnection(url: try await url(schema: "public"), server: "tests")
      try connection.open()
      defer { connection.close() }
      try connection.run(sql)
    }
  }

  private struct NotStarted: Error, CustomStringConvertible {
    let folder: String
    var description: String { "PostgreSQL did not start: see \(folder)/initdb.log and \(folder)/log" }
  }

  extension StorageKind {
    static let postgreSQL = StorageKind(
      testDescription: "PostgreSQL",
      open: { name in
        try await TestPostgreSQL.run("CREATE SCHEMA IF NOT EXISTS \"\(name)\"")
        let database = try await PostgreSQLDatabase(url: try await TestPostgreSQL.url(schema: name), server: name)
        return OpenStorage(stores: Stores(database)) { database.close() }
      },
      remove: { try await TestPostgreSQL.run("DROP SCHEMA \"\($0)\" CASCADE") })
  }
#endif
