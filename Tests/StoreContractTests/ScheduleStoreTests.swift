import Identifiers
import PracticeTests
import Storage
import TestSupport
import Testing

@Suite("A store of schedules")
struct ScheduleStoreTests {
  @Test("returns a schedule as it was stored, even after a restart", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let tests = [
        try PracticeSamples.scheduled(), try PracticeSamples.scheduled("s2", at: .min, attempt: .init(testID: "t1")),
        try PracticeSamples.scheduled("s3", attempt: .init(testID: "t2", completedAt: 8, percent: 0)),
      ]
      #expect(Set(try await scratch.stores.schedule.updateSchedule(profileID: "p1") { $0 += tests }) == Set(tests))
      try await scratch.reopen()
      #expect(Set(try await scratch.stores.schedule.schedule(profileID: "p1")) == Set(tests))
    }
  }

  @Test("adds, changes and removes tests atomically, and changes nothing when the change fails", arguments: StorageKind.all)
  func changes(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let schedule = scratch.stores.schedule
      let (one, two) = (try PracticeSamples.scheduled("s1"), try PracticeSamples.scheduled("s2"))
      _ = try await schedule.updateSchedule(profileID: "p1") { $0 = [one, two] }
      let changed = try PracticeSamples.scheduled("s2", at: 99)
      let new = try PracticeSamples.scheduled("s3")
      #expect(Set(try await schedule.updateSchedule(profileID: "p1") { $0 = [changed, new] }) == [changed, new])
      await #expect(throws: CancellationError.self) {
        try await schedule.updateSchedule(profileID: "p1") { tests in
          tests = []
          throw CancellationError()
        }
      }
      #expect(Set(try await schedule.schedule(profileID: "p1")) == [changed, new])
    }
  }

  @Test("loses no concurrent changes", arguments: StorageKind.all)
  func writers(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let schedule = scratch.stores.schedule
      try await withThrowingTaskGroup { group in
        for number in 0..<50 {
          let test = try PracticeSamples.scheduled("s\(number)")
          group.addTask { _ = try await schedule.updateSchedule(profileID: "p1") { $0.append(test) } }
        }
        try await group.waitForAll()
      }
      #expect(try await schedule.schedule(profileID: "p1").count == 50)
    }
  }

  @Test("shows and changes nothing for another profile, which can use the same ids", arguments: StorageKind.all)
  func ownership(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let schedule = scratch.stores.schedule
      let (mine, theirs) = (try PracticeSamples.scheduled(), try PracticeSamples.scheduled(of: "p2", at: 9))
      _ = try await schedule.updateSchedule(profileID: "p1") { $0 = [mine] }
      #expect(try await schedule.schedule(profileID: "p2").isEmpty)
      #expect(try await schedule.updateSchedule(profileID: "p2") { $0.append(theirs) } == [theirs])
      _ = try await schedule.updateSchedule(profileID: "p2") { $0 = [] }
      #expect(try await schedule.schedule(profileID: "p1") == [mine])
    }
  }

  @Test("keeps the first secret of a calendar and finds its profile by it, even after a restart", arguments: StorageKind.all)
  func calendars(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      #expect(try await scratch.stores.schedule.calendarSecret(profileID: "p1", new: "secret") == "secret")
      #expect(try await scratch.stores.schedule.calendarSecret(profileID: "p1", new: "another") == "secret")
      #expect(try await scratch.stores.schedule.calendarSecret(profileID: "p2", new: "theirs") == "theirs")
      try await scratch.reopen()
      let schedule = scratch.stores.schedule
      #expect(try await schedule.profile(ofCalendar: "secret") == "p1")
      #expect(try await schedule.profile(ofCalendar: "theirs") == "p2")
      for unknown in ["another", "", "SECRET"] { #expect(try await schedule.profile(ofCalendar: unknown) == nil) }
    }
  }
}
