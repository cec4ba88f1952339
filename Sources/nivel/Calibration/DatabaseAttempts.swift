import Placement

import PostgreSQLStorage

/// The finished attempts of a PostgreSQL database.
enum DatabaseAttempts {
  /// Calls a function with the finished attempts at the tests in a language, all of one moment.
  /// - Throws: ``PostgreSQLError``, or the error of the function.
  static func read<Value>(url: String, languageID: String, _ body: (any FinishedAttemptSnapshot) throws -> Value) throws -> Value {
    let attempts = try PostgreSQLFinishedAttempts(url: url, languageID: languageID)
    defer { attempts.close() }
    return try body(attempts)
  }
}
