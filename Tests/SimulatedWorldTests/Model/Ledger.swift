/// All objects of one kind that a learner has or had.
final class Ledger {
  private let kind: String
  private let initialStage: Int
  private(set) var objects: [String: ExpectedObject] = [:]
  /// How often a request to create an object with a tag has reached the server.
  private var arrivals: [String: Int] = [:]

  init(_ kind: String, initialStage: Int = 0) { (self.kind, self.initialStage) = (kind, initialStage) }

  /// The objects that may exist, in a fixed order.
  func present(at time: Int) -> [ExpectedObject] {
    objects.values.filter { $0.exists.values(at: time).contains(true) }.sorted { $0.id < $1.id }
  }

  /// A request to create an object has reached the server.
  func arrived(_ tag: String) { arrivals[tag, default: 0] += 1 }

  /// Checks one object that a reader saw. An object that is seen for the first time must have been asked for.
  @discardableResult
  func check(_ seen: Observation, during span: ClosedRange<Int>) throws(Violation) -> ExpectedObject {
    let tag = seen.tag ?? kind
    if let known = objects[seen.id] {
      guard known.exists.allows(true, during: span) else { throw known.violation(.nothingReturns, "the deleted \(kind) is there") }
      try known.check(seen, during: span)
      return known
    }
    guard objects.values.count(where: { ($0.tag ?? kind) == tag }) < arrivals[tag, default: 0] else {
      throw Violation(rule: .nothingInvented, detail: "nobody asked for the \(kind) \(tag) \(seen.id)")
    }
    let object = ExpectedObject(seen, initialStage: initialStage, at: span.upperBound)
    objects[seen.id] = object
    try object.check(seen, during: span)
    return object
  }

  /// Checks a complete list.
  func check(all seen: [Observation], during span: ClosedRange<Int>) throws(Violation) {
    for observation in seen { try check(observation, during: span) }
    let ids = Set(seen.map(\.id))
    guard ids.count == seen.count else { throw Violation(rule: .nothingInvented, detail: "a \(kind) is listed twice") }
    for id in objects.keys where !ids.contains(id) { try checkMissing(id, during: span) }
  }

  /// Checks that an object may be missing.
  func checkMissing(_ id: String, during span: ClosedRange<Int>) throws(Violation) {
    guard let object = objects[id], !object.exists.allows(false, during: span) else { return }
    throw object.violation(.nothingLost, "the \(kind) is missing")
  }
}
