/// A bounded queue in which owners take turns.
///
/// Groups, such as the addresses of clients, take turns. Within the turns of a group, its members, such as profiles, take turns. A member
/// has at most one running job. A running job counts as the turn of its owners until it ends, and they are the last in the order after it.
/// A group with many members or many jobs therefore delays another group by at most one job per turn.
struct FairQueue<Job: Hashable & Sendable>: Sendable {
  /// The owner of a job.
  struct Owner: Hashable, Sendable {
    let group: String
    let member: String
  }

  struct Limits: Sendable {
    /// The maximum number of running jobs.
    let places: Int
    /// The maximum number of jobs of one member, running and waiting.
    let perMember: Int
    /// The maximum number of waiting jobs of all members.
    let waiting: Int
    /// Whether a group may start a job only while it has fewer running jobs than there are free places. Then one group takes half of the
    /// places at most, two groups three quarters, and a further group still finds a free one.
    var leavesPlacesFree = false
  }

  enum Refusal: Error, Hashable {
    /// The member has too many jobs already.
    case memberIsFull
    /// The queue is full, and the owner has as many waiting jobs as any other.
    case queueIsFull
  }

  private struct Entry: Sendable {
    let job: Job
    let owner: Owner
  }

  let limits: Limits
  /// The waiting jobs in the order of their arrival.
  private var waiting: [Entry] = []
  private var running: [Job: Owner] = [:]
  /// For each group and member with a job, the number of its last turn. The lowest number has the next turn.
  private var groupTurns: [String: Int] = [:]
  private var memberTurns: [String: Int] = [:]
  private var turn = 0

  init(limits: Limits) { self.limits = limits }

  /// Whether jobs are waiting.
  var hasWaiting: Bool { !waiting.isEmpty }

  /// Why ``add(_:of:)`` would refuse a job of an owner now; nil if it would accept the job.
  func refusal(of owner: Owner) -> Refusal? {
    if count(of: owner.member) >= limits.perMember { return .memberIsFull }
    return waiting.count < limits.waiting || displaced(by: owner) != nil ? nil : .queueIsFull
  }

  /// Adds a waiting job. If the queue is full, the job replaces the last waiting job of the group, or of the member, with the most waiting
  /// jobs.
  ///
  /// - Returns: The job that was replaced.
  mutating func add(_ job: Job, of owner: Owner) throws(Refusal) -> Job? {
    if let refusal = refusal(of: owner) { throw refusal }
    let replaced = waiting.count < limits.waiting ? nil : displaced(by: owner)
    if let replaced { remove(replaced) }
    // NB: a new owner is the last in the order of turns. Otherwise one that comes back often would be first each time.
    turn += 1
    if groupTurns[owner.group] == nil { groupTurns[owner.group] = turn }
    if memberTurns[owner.member] == nil { memberTurns[owner.member] = turn }
    waiting.append(Entry(job: job, owner: owner))
    return replaced
  }

  /// Starts the next job, if a place is free for the group and a member without a running job is waiting.
  mutating func next() -> Job? {
    guard running.count < limits.places else { return nil }
    let busy = Set(running.values.map(\.member))
    guard let entry = entries.first(where: { !busy.contains($0.owner.member) && mayStart($0.owner.group) }) else { return nil }
    waiting.removeAll { $0.job == entry.job }
    running[entry.job] = entry.owner
    return entry.job
  }

  private func mayStart(_ group: String) -> Bool {
    !limits.leavesPlacesFree || running.values.count { $0.group == group } < limits.places - running.count
  }

  /// Removes a job that has ended, or that is no longer wanted.
  mutating func remove(_ job: Job) {
    waiting.removeAll { $0.job == job }
    if let owner = running.removeValue(forKey: job) {
      turn += 1
      groupTurns[owner.group] = turn
      memberTurns[owner.member] = turn
    }
    let owners = waiting.map(\.owner) + running.values
    let (groups, members) = (Set(owners.map(\.group)), Set(owners.map(\.member)))
    groupTurns = groupTurns.filter { groups.contains($0.key) }
    memberTurns = memberTurns.filter { members.contains($0.key) }
  }

  /// The waiting jobs in the order of their turns.
  var order: [Job] { entries.map(\.job) }

  private var entries: [Entry] {
    var jobsOfMembers = Dictionary(grouping: running.values) { $0 }.mapValues(\.count)
    let rounds = waiting.map { entry in
      jobsOfMembers[entry.owner, default: 0] += 1
      return (entry: entry, round: jobsOfMembers[entry.owner, default: 0])
    }
    var jobsOfGroups = Dictionary(grouping: running.values, by: \.group).mapValues(\.count)
    let byMember = rounds.enumerated().sorted {
      ($0.element.round, turnOfMember($0.element.entry), $0.offset) < ($1.element.round, turnOfMember($1.element.entry), $1.offset)
    }
    let inGroups = byMember.map { _, element in
      jobsOfGroups[element.entry.owner.group, default: 0] += 1
      return (entry: element.entry, round: jobsOfGroups[element.entry.owner.group, default: 0])
    }
    return inGroups.sorted { ($0.round, turnOfGroup($0.entry)) < ($1.round, turnOfGroup($1.entry)) }.map(\.entry)
  }

  private func turnOfMember(_ entry: Entry) -> Int { memberTurns[entry.owner.member] ?? 0 }

  private func turnOfGroup(_ entry: Entry) -> Int { groupTurns[entry.owner.group] ?? 0 }

  private func count(of member: String) -> Int {
    waiting.count { $0.owner.member == member } + running.values.count { $0.member == member }
  }

  /// The job that gives way to a new job of an owner; nil if the owner has as many waiting jobs as any other.
  private func displaced(by owner: Owner) -> Job? {
    last(of: \.group, beside: owner) ?? last(of: \.member, beside: owner)
  }

  private func last(of key: KeyPath<Owner, String>, beside owner: Owner) -> Job? {
    // NB: among members, only those of the same group are compared. The groups are equal then.
    let entries = entries.filter { key == \.group || $0.owner.group == owner.group }
    let counts = Dictionary(grouping: entries) { $0.owner[keyPath: key] }.mapValues(\.count)
    guard let most = counts.values.max(), most > counts[owner[keyPath: key], default: 0] + 1 else { return nil }
    return entries.last { counts[$0.owner[keyPath: key]] == most }?.job
  }
}
