public import Placement
public import PracticeTests
public import WordGame

/// The stores for all data of learners, in one storage.
public struct Stores: Sendable {
  /// Placement attempts, and their blueprints.
  public let attempts: any AttemptStore
  /// Courses and practice tests.
  public let practice: any PracticeTestStore
  /// Scheduled practice tests.
  public let schedule: any ScheduleStore
  /// Games, word lists and hard words.
  public let games: any GameStore

  /// Groups stores that share one storage.
  public init(
    attempts: any AttemptStore, practice: any PracticeTestStore, schedule: any ScheduleStore, games: any GameStore
  ) {
    self.attempts = attempts
    self.practice = practice
    self.schedule = schedule
    self.games = games
  }
}
