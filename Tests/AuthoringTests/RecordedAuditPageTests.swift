import Authoring
import TestSupport
import Testing

/// Docs/audit.md is generated from the checks. `make record` writes it again.
@Suite("Recorded pages")
struct RecordedAuditPageTests {
  @Test("Docs/audit.md agrees with the checks")
  func audit() throws {
    #expect(try RecordedFile.difference(of: "Docs/audit.md", from: Self.text) == nil)
  }

  private static var text: String {
    """
    # What the audit proves

    `nivel audit` checks blueprints with these gates. A blueprint that fails a gate must not be used, and the exit status is 1. No gate is a
    guess: a blueprint either passes or fails it. `make record` generates this page from the gates.

    \(Audit.gates.map(section).joined(separator: "\n"))
    ## Advice

    With `--advice`, the audit also prints heuristics. They may be wrong, and they never change the exit status. The audit corrects nothing.

    \(Audit.advice.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ check: Check) -> String {
    let examples = check.passing.map { block("Passes", $0) } + check.failing.map { block("Fails", $0) }
    return "### \(check.name)\n\n\(check.reason)\n\n\(examples.joined(separator: "\n"))"
  }

  private static func block(_ outcome: String, _ example: Example) -> String {
    "\(outcome): \(example.title)\n\n```json\n\(example.excerpt)\n```\n"
  }
}
