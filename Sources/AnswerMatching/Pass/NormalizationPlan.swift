/// The steps of a profile prepared for one context: the resolved rule of each step, and the table of the pass.
final class NormalizationPlan: Sendable {
  let context: NormalizationContext
  private let steps: [(step: NormalizationStep, rule: StepRule.Resolved)]
  // NB: written once, before the plan is shared, and freed with it.
  nonisolated(unsafe) private let tables: UnsafeMutablePointer<NormalizationPass.Tables>?

  init(_ profile: MatchingProfile, _ context: NormalizationContext) {
    self.context = context
    steps = profile.steps.filter { $0.stage == .always }.map { ($0, $0.rule.resolved(for: context)) }
    tables = (profile.hasPass ? PassTable(steps: profile.steps, context) : nil).map { table in
      let tables = UnsafeMutablePointer<NormalizationPass.Tables>.allocate(capacity: 1)
      tables.initialize(to: NormalizationPass.Tables(table, NormalizationPass.Traits(context)))
      return tables
    }
  }

  deinit {
    guard let tables else { return }
    tables.pointee.deallocate()
    tables.deinitialize(count: 1)
    tables.deallocate()
  }

  /// Runs the steps one after another, and calls `report` for each one that changed the text.
  func run(_ text: String, report: ((NormalizationStep, _ before: Scalars, _ after: Scalars) -> Void)? = nil) -> Scalars {
    var scalars = Scalars(text)
    for (step, rule) in steps {
      guard let report else {
        rule.apply(to: &scalars, context)
        continue
      }
      let before = scalars
      rule.apply(to: &scalars, context)
      if scalars != before { report(step, before, scalars) }
    }
    return scalars
  }

  /// Passes the form of a text to a closure, as UTF-8. The bytes are valid only during the call.
  func withForm<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    if let result = text.withUTF8({ passed($0, body) }) { return result }
    var form = run(text).text
    return form.withUTF8(body)
  }

  private func passed<Result>(_ input: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NormalizationPass.capacity(for: input.count)) { output in
      guard let start = output.baseAddress, let count = pass(input, into: start) else { return nil }
      return body(UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// Writes the form of UTF-8 bytes with the pass and returns its length in bytes; `nil` when the steps have to run, or when the bytes are
  /// not UTF-8.
  func pass(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int? {
    guard let tables else { return nil }
    return NormalizationPass.run(input, into: output, tables)
  }
}
