/// Passes a value into a task that runs on the same thread.
// NB: the scheduler runs every task of a simulated world on the thread of the simulation.
struct Unshared<Value>: @unchecked Sendable {
  let value: Value
}
