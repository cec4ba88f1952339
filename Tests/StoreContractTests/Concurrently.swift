/// Calls a function for each number from 0 at the same time, and returns the values in the order of the numbers.
func concurrently<Value: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) async throws -> Value) async throws -> [Value] {
  try await withThrowingTaskGroup { group in
    for number in 0..<count { group.addTask { (number, try await body(number)) } }
    var values: [Int: Value] = [:]
    for try await (number, value) in group { values[number] = value }
    return (0..<count).compactMap { values[$0] }
  }
}
