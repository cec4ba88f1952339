public import Identifiers

/// A store for the schedules of learners.
public protocol ScheduleStore: Sendable {
  /// All scheduled tests of a profile, in no particular order.
  func schedule(profileID: ProfileID) async throws -> [ScheduledTest]

  /// Applies `change` to a schedule atomically. If `change` throws, the schedule is unchanged.
  ///
  /// - Returns: The changed schedule.
  func updateSchedule(
    profileID: ProfileID, _ change: @escaping @Sendable (inout [ScheduledTest]) throws -> Void
  ) async throws -> [ScheduledTest]

  /// The secret in the URL of a profile's calendar.
  ///
  /// - Parameters:
  ///   - profileID: The profile.
  ///   - new: The secret to store if the profile has none yet.
  func calendarSecret(profileID: ProfileID, new: String) async throws -> String

  /// Replaces the secret in the URL of a profile's calendar. The old secret is unknown from then on.
  ///
  /// - Returns: False if the profile has no secret. Nothing is stored then.
  func changeCalendarSecret(profileID: ProfileID, to new: String) async throws -> Bool

  /// The profile whose calendar has a secret; `nil` if there is none.
  func profile(ofCalendar secret: String) async throws -> ProfileID?
}
