public import Identifiers

/// An event that a learner prepares for.
public enum Occasion: String, Sendable, Hashable, CaseIterable {
  /// An exam: the first test is two weeks before it, the follow-up one week before it.
  case exam
  /// A quiz: the first test is one week before it, the follow-up three days before it.
  case quiz

  /// The minute of the day for which tests are planned: 10:00.
  static let minuteOfDay = 10 * 60

  /// The number of days from the first test and from the follow-up to the occasion.
  var daysBefore: (initial: Int, followUp: Int) {
    switch self {
    case .exam: (14, 7)
    case .quiz: (7, 3)
    }
  }

  /// The tests that prepare for the occasion: the first, then a follow-up if there is time for one.
  ///
  /// A first test whose planned day has passed moves to the next 10:00 before the day of the occasion, or to the next full hour if there is
  /// none. A follow-up that would not be after the first test moves half-way between the first test and the occasion. If no day is left
  /// between them, there is no follow-up.
  ///
  /// - Parameters:
  ///   - plan: The course, topics and length of the tests.
  ///   - day: The day of the exam or quiz in the learner's time zone.
  ///   - seriesID: The id of the first test and the beginning of the ids of the others.
  ///   - profileID: The learner.
  ///   - now: Microseconds since 1970, UTC.
  ///   - offset: The learner's UTC offset.
  /// - Throws: ``OccasionError`` if no time is left before the end of the day of the occasion.
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

  /// The times of one or two tests, in microseconds since 1970.
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
