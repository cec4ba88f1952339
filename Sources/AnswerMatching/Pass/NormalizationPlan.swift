/// The steps of a profile made ready for one context: each step's rule resolved, and the table of the pass.
final class NormalizationPlan: Sendable {
  let context: NormalizationContext
  private let steps: [(step: NormalizationStep, rule: StepRule.Resolved)]
  private let table: PassTable?
  private let traits: NormalizationPass.Traits

  init(_ profile: MatchingProfile, _ context: NormalizationContext) {
    self.context = context
    steps = profile.steps.filter { $0.stage == .always }.map { ($0, $0.rule.resolved(for: context)) }
    table = profile.hasPass ? PassTable(steps: profile.steps, context) : nil
    traits = NormalizationPass.Traits(context)
  }

  /// Runs the steps one after another; `report` hears of each one that changed the text.
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

  /// Hands the form of a text to a closure, as UTF-8. The bytes live as long as the closure.
  func withForm<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8 { input in
      passed(input, body) ?? steps(input, body)
    }
  }

  /// The same for bytes; `nil` when they are not UTF-8.
  func withForm<Result>(of utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    if let result = passed(utf8, body) { return result }
    guard let text = String(validating: utf8, as: UTF8.self) else { return nil }
    return withSteps(text, body)
  }

  private func steps<Result>(_ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withSteps(String(decoding: utf8, as: UTF8.self), body)
  }

  private func withSteps<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var form = run(text).text
    return form.withUTF8(body)
  }

  /// The form by way of the pass, when there is one and it can tell.
  private func passed<Result>(_ input: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let table else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NormalizationPass.capacity(for: input.count)) { output in
      guard let start = output.baseAddress, let count = table.run(input, into: start, traits) else { return nil }
      return body(UnsafeBufferPointer(start: start, count: count))
    }
  }
}

extension PassTable {
  /// The pass over one text. See ``NormalizationPass/run(_:into:_:_:_:)``.
  fileprivate func run(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, _ traits: NormalizationPass.Traits
  ) -> Int? {
    stage1.withUnsafeBufferPointer { stage1 in
      stage2.withUnsafeBufferPointer { stage2 in
        pool.withUnsafeBufferPointer { pool in
          ascii.withUnsafeBufferPointer { ascii in
            let tables = NormalizationPass.Tables(stage1: stage1, stage2: stage2, pool: pool, ascii: ascii)
            return UnicodeFacts.shared.withReader { NormalizationPass.run(input, into: output, tables, $0, traits) }
          }
        }
      }
    }
  }
}
