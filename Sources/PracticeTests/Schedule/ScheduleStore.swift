public import Identifiers

/// Where the schedules of learners are kept.
public protocol ScheduleStore: Sendable {
  /// All scheduled tests of a profile, in no particular order.
  func schedule(profileID: ProfileID) async throws -> [ScheduledTest]

  /// Changes a schedule in one step, as `change` does. When that throws, nothing has changed.
  ///
  /// - Returns: The schedule as it is now.
  func updateSchedule(
    profileID: ProfileID, _ change: @escaping @Sendable (inout [ScheduledTest]) throws -> Void
  ) async throws -> [ScheduledTest]

  /// The secret that the address of the profile's calendar holds.
  ///
  /// - Parameter new: becomes the secret where there is none yet.
  func calendarSecret(profileID: ProfileID, new: String) async throws -> String

  /// The profile that a calendar's secret belongs to.
  func profile(ofCalendar secret: String) async throws -> ProfileID?
}
