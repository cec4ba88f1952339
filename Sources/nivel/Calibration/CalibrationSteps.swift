import Foundation

/// Shows the steps of a calibration: on a terminal a line that says what goes on, and the time of each step if it is asked for.
struct CalibrationSteps {
  /// Whether to print the time of each step on standard error.
  let showsTimes: Bool

  private let line = ProgressLine()

  init(showsTimes: Bool = false) { self.showsTimes = showsTimes }

  /// Runs a step.
  func step<Value, Failure: Error>(_ name: String, _ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let (began, processor) = (ContinuousClock.now, clock())
    line.show(name)
    let value = try body()
    line.clear()
    if showsTimes {
      let milliseconds = Int((ContinuousClock.now - began) / .milliseconds(1))
      let ofProcessor = Int(Double(clock() - processor) / Double(CLOCKS_PER_SEC) * 1_000)
      Console.note("\(name): \(milliseconds) ms, \(ofProcessor) ms of processor time")
    }
    return value
  }

  /// Shows how far the step is.
  func show(_ text: String) { line.show(text) }
}
