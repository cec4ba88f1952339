public import Placement
public import PracticeTests
public import WordGame

/// Everything Nivel keeps of learners, in one storage.
public struct Stores: Sendable {
  /// Placement attempts, and the blueprints they began with.
  public let attempts: any AttemptStore
  /// Courses and practice tests.
  public let practice: any PracticeTestStore
  /// Scheduled practice tests.
  public let schedule: any ScheduleStore
  /// Games, word lists and hard words.
  public let games: any GameStore

  public init(
    attempts: any AttemptStore, practice: any PracticeTestStore, schedule: any ScheduleStore, games: any GameStore
  ) {
    self.attempts = attempts
    self.practice = practice
    self.schedule = schedule
    self.games = games
  }
}
