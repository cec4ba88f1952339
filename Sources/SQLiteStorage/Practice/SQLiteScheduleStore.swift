import GRDB
public import Identifiers
public import PracticeTests

/// The SQLite store of schedules.
public struct SQLiteScheduleStore: ScheduleStore {
  private let store: Store

  /// Uses an open database.
  public init(_ store: Store) { self.store = store }

  /// Fetches all scheduled tests of a profile.
  public func schedule(profileID: ProfileID) async throws -> [ScheduledTest] {
    try await store.read { try ScheduledTestRecord.all(profileID: profileID, $0) }
  }

  /// Changes a schedule in one transaction, and writes only the tests that differ.
  public func updateSchedule(
    profileID: ProfileID, _ change: @escaping @Sendable (inout [ScheduledTest]) throws -> Void
  ) async throws -> [ScheduledTest] {
    try await store.writer.perform { db in
      let before = try ScheduledTestRecord.all(profileID: profileID, db)
      var after = before
      try change(&after)
      for test in Set(before).subtracting(after) { try ScheduledTestRecord(test).delete(db) }
      for test in Set(after).subtracting(before) { try ScheduledTestRecord(test).insert(db) }
      return after
    }
  }

  /// Stores a new calendar secret if the profile has none, and returns the stored secret.
  public func calendarSecret(profileID: ProfileID, new: String) async throws -> String {
    try await store.writer.perform { db in
      try db.execute(
        sql: "INSERT INTO calendar (profile_id, secret) VALUES (?, ?) ON CONFLICT (profile_id) DO NOTHING", arguments: [profileID, new])
      return try String.fetchOne(db, sql: "SELECT secret FROM calendar WHERE profile_id = ?", arguments: [profileID]) ?? new
    }
  }

  /// Replaces a calendar secret, and returns whether there was one.
  public func changeCalendarSecret(profileID: ProfileID, to new: String) async throws -> Bool {
    try await store.writer.perform { db in
      try db.execute(sql: "UPDATE calendar SET secret = ? WHERE profile_id = ?", arguments: [new, profileID])
      return db.changesCount > 0
    }
  }

  /// Fetches the profile of a calendar secret; nil when the secret is unknown.
  public func profile(ofCalendar secret: String) async throws -> ProfileID? {
    try await store.read { try ProfileID.fetchOne($0, sql: "SELECT profile_id FROM calendar WHERE secret = ?", arguments: [secret]) }
  }
}
