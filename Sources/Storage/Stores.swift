public import Placement
public import PracticeTests
public import WordGame

/// The stores for all data of learners, in one storage.
public struct Stores: Sendable {
  /// Profiles and sessions.
  public let profiles: any ProfileStore
  /// Codes that move a profile to another browser.
  public let transfers: any TransferStore
  /// Placement attempts, and their blueprints.
  public let attempts: any AttemptStore
  /// Links to results of placement attempts.
  public let sharedResults: any SharedResultStore
  /// Courses and practice tests.
  public let practice: any PracticeTestStore
  /// Scheduled practice tests.
  public let schedule: any ScheduleStore
  /// Games, word lists and hard words.
  public let games: any GameStore
  /// What servers tell each other; nil in a storage that has one server.
  public let exchange: ServerExchange?

  /// Groups stores that share one storage.
  public init(
    profiles: any ProfileStore, transfers: any TransferStore, attempts: any AttemptStore, sharedResults: any SharedResultStore,
    practice: any PracticeTestStore, schedule: any ScheduleStore, games: any GameStore, exchange: ServerExchange? = nil
  ) {
    self.profiles = profiles
    self.transfers = transfers
    self.attempts = attempts
    self.sharedResults = sharedResults
    self.practice = practice
    self.schedule = schedule
    self.games = games
    self.exchange = exchange
  }
}
