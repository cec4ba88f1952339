import StrictJSON

/// What a server tells the others, as JSON: for each client the limit, the scope, its number, the tokens, and how many milliseconds ago it has
/// taken them.
struct SharedLimitReport: Sendable {
  struct Entry: Sendable, Hashable {
    let client: SharedLimits.Client
    let count: Int
    let age: Int
  }

  let entries: [Entry]

  var text: String {
    let entries: [JSON] = entries.map { entry in
      .array([
        .string(entry.client.name.rawValue), .string(entry.client.scope.rawValue), .number(entry.client.number), .number(entry.count),
        .number(entry.age),
      ])
    }
    return JSON.array(entries).text
  }
}

extension SharedLimitReport {
  /// The report on the clients that have taken the largest parts of their limits, and what is left for the next report.
  static func first(
    of due: [SharedLimits.Client: SharedLimits.Taken], limits: [Limit], at now: Duration
  ) -> (report: SharedLimitReport, rest: [SharedLimits.Client: SharedLimits.Taken]) {
    let bursts = Dictionary(limits.map { ($0.name, $0.rules.mapValues(\.burst)) }) { first, _ in first }
    let sorted = due.map { client, taken in
      (client: client, taken: taken, part: Double(taken.count) / Double(bursts[client.name]?[client.scope] ?? 1))
    }.sorted { ($0.part, $0.client.number) > ($1.part, $1.client.number) }
    let told = sorted.prefix(SharedLimits.clientsOfReport)
    let entries = told.map {
      Entry(client: $0.client, count: $0.taken.count, age: Int(max(.zero, now - $0.taken.middle) / .milliseconds(1)))
    }
    let rest = Dictionary(sorted.dropFirst(told.count).map { ($0.client, $0.taken) }) { first, _ in first }
    return (SharedLimitReport(entries: entries), rest)
  }

  /// NB: another version of the program may have written the text, with other limits.
  init(_ text: String) {
    entries = ((try? JSON.parse(text))?.array ?? []).compactMap { entry in
      guard let parts = entry.array, parts.count == 5, let name = parts[0].string.flatMap(Limit.Name.init),
        let scope = parts[1].string.flatMap(Limit.Scope.init), let number = parts[2].integer, let count = parts[3].integer, count > 0,
        let age = parts[4].integer, (0...86_400_000).contains(age)
      else { return nil }
      return Entry(client: SharedLimits.Client(name: name, scope: scope, number: number), count: count, age: age)
    }
  }
}
