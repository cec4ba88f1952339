import ArgumentParser
import Storage

/// Options for the storage, and for the size of what learners store.
struct StorageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A PostgreSQL database for the data of learners, instead of a file in the data folder: postgres://nivel@db.example/nivel.",
      discussion: StorageOptions.passwordAdvice, valueName: "url"))
  var database: String?

  @Option(help: "The maximum number of connections to the PostgreSQL database.")
  var databaseConnections = 8

  @Option(help: "The size of the database, in MiB, beyond which the server takes no more notes, word lists and practice tests.")
  var storageMib = StorageQuota().bytes >> 20

  @Option(help: "How many MiB the notes, word lists and practice tests of one learner may take up.")
  var storageMibPerProfile = StorageQuota().bytesPerProfile >> 20

  /// Where the password of a database belongs.
  static let passwordAdvice = "Write the password into ~/.pgpass or PGPASSWORD: other users of the machine can read a command line."

  /// Whether an argument is the address of a PostgreSQL database.
  static func isDatabase(_ argument: String) -> Bool { ["postgres://", "postgresql://"].contains(where: argument.hasPrefix) }

  func validate() throws {
    try Self.validate(database: database)
    guard (1...1000).contains(databaseConnections) else { throw ValidationError("--database-connections must be from 1 to 1000.") }
    for (option, value) in [("storage-mib", storageMib), ("storage-mib-per-profile", storageMibPerProfile)] {
      guard (1...1 << 30).contains(value) else { throw ValidationError("--\(option) must be from 1 to \(1 << 30).") }
    }
  }

  /// Checks the address of a PostgreSQL database.
  /// - Throws: `ValidationError`, without the address, which can have a password.
  static func validate(database: String?) throws {
    if let database, !isDatabase(database) {
      throw ValidationError("--database must begin with postgres:// or postgresql://.")
    }
  }

  var quota: StorageQuota { StorageQuota(bytesPerProfile: storageMibPerProfile << 20, bytes: storageMib << 20) }
}
