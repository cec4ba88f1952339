public import Identifiers
public import PracticeTests

/// The PostgreSQL store of schedules.
public struct PostgreSQLScheduleStore: ScheduleStore {
  let database: PostgreSQLDatabase

  /// Fetches all scheduled tests of a profile.
  public func schedule(profileID: ProfileID) async throws -> [ScheduledTest] {
    try await database.read { try ScheduledTestRow.all(of: profileID, $0) }
  }

  /// Changes a schedule in one transaction, and writes only the tests that differ.
  public func updateSchedule(
    profileID: ProfileID, _ change: @escaping @Sendable (inout [ScheduledTest]) throws -> Void
  ) async throws -> [ScheduledTest] {
    try await database.write(.profile(profileID)) { connection in
      let before = try ScheduledTestRow.all(of: profileID, connection)
      var after = before
      try change(&after)
      for test in Set(before).subtracting(after) { try ScheduledTestRow.delete(test, connection) }
      for test in Set(after).subtracting(before) { try ScheduledTestRow.insert(test, connection) }
      return after
    }
  }

  /// Stores a new calendar secret if the profile has none, and returns the stored secret.
  public func calendarSecret(profileID: ProfileID, new: String) async throws -> String {
    try await database.write(.profile(profileID)) { connection in
      try connection.change(
        "INSERT INTO calendar (profile_id, secret) VALUES ($1, $2) ON CONFLICT (profile_id) DO NOTHING", [profileID, new])
      let stored: String? = try connection.row("SELECT secret FROM calendar WHERE profile_id = $1", [profileID])?["secret"]
      return stored ?? new
    }
  }

  /// Replaces a calendar secret, and returns whether there was one.
  public func changeCalendarSecret(profileID: ProfileID, to new: String) async throws -> Bool {
    try await database.write(.profile(profileID)) { connection in
      try connection.change("UPDATE calendar SET secret = $2 WHERE profile_id = $1", [profileID, new]) > 0
    }
  }

  /// Fetches the profile of a calendar secret; nil when the secret is unknown.
  public func profile(ofCalendar secret: String) async throws -> ProfileID? {
    try await database.read { connection in
      let profileID: ProfileID? = try connection.row("SELECT profile_id FROM calendar WHERE secret = $1", [secret])?["profile_id"]
      return profileID
    }
  }
}
