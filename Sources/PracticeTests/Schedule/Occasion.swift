public import Identifiers

/// What a learner prepares for.
public enum Occasion: String, Sendable, Hashable, CaseIterable {
  case exam
  case quiz

  /// Tests are planned for ten in the morning.
  static let minuteOfDay = 10 * 60

  /// How many days before it the first test and the follow-up are.
  var daysBefore: (initial: Int, followUp: Int) {
    switch self {
    case .exam: (14, 7)
    case .quiz: (7, 3)
    }
  }

  /// The tests that prepare for it: the first, then its follow-up where there is time for one. See ``times(before:now:offset:)``.
  ///
  /// - Parameters:
  ///   - day: Of the exam or quiz, where the learner is.
  ///   - seriesID: Becomes the id of the first test, and begins those of the others.
  /// - Throws: ``OccasionError``.
  public func tests(
    of plan: ScheduledTestPlan, before day: CivilDate, seriesID: String, profileID: ProfileID, now: Timestamp, offset: UTCOffset
  ) throws(OccasionError) -> [ScheduledTest] {
    let kinds = [(seriesID, ScheduledTest.Kind.initial), ("\(seriesID)-follow-up", .followUp)]
    return zip(kinds, try times(before: day, now: now, offset: offset)).map { kind, at in
      ScheduledTest(
        id: kind.0, profileID: profileID, seriesID: seriesID, plan: plan, kind: kind.1, at: at, offset: offset, occasionDay: day,
        revisedAt: now)
    }
  }

  /// One time or two.
  ///
  /// A first test whose day has passed moves to the next ten o'clock before the day of the occasion; when there is none left, to the next
  /// full hour. A follow-up that would not come after the first test any more moves half-way between it and the occasion; where that leaves
  /// no day between, there is none.
  ///
  /// - Throws: ``OccasionError``.
  func times(before day: CivilDate, now: Timestamp, offset: UTCOffset) throws(OccasionError) -> [Timestamp] {
    let today = offset.day(of: now)
    let next = now <= offset.time(on: today, minute: Self.minuteOfDay) ? today : today.adding(days: 1)
    let first = max(day.adding(days: -daysBefore.initial), next)
    guard first < day else { return [try nextHour(onOrBefore: day, now: now, offset: offset)] }
    let wanted = day.adding(days: -daysBefore.followUp)
    let second = wanted > first ? wanted : day.adding(days: -((day.dayNumber - first.dayNumber) / 2))
    return [first, second].filter { $0 < day }.map { offset.time(on: $0, minute: Self.minuteOfDay) }
  }

  private func nextHour(onOrBefore day: CivilDate, now: Timestamp, offset: UTCOffset) throws(OccasionError) -> Timestamp {
    let minute = (offset.minuteOfDay(of: now) / 60 + 1) * 60
    guard offset.day(of: now) < day || (offset.day(of: now) == day && minute < 1440) else { throw .over(day) }
    return offset.time(on: offset.day(of: now), minute: minute)
  }
}
