import StrictJSON

/// The replies of a scripted model, in JSON Lines with one turn per line, such as `{"slot": "S1", "reply": "…"}`.
public struct ModelScript: Sendable, Hashable {
  /// The response of the model to one prompt.
  public enum Turn: Sendable, Hashable {
    /// A complete reply.
    case reply(String)
    /// A reply that the token limit cuts off.
    case truncated(String)
    /// A failure with its description. `isPassing` marks a temporary failure.
    case failure(String, isPassing: Bool)
  }

  /// The turns for particular slots, by slot id.
  public var turns: [String: [Turn]]
  /// The turns for slots that have no turns of their own, in the order of the prompts.
  public var common: [Turn]

  /// Creates a script from its turns.
  public init(turns: [String: [Turn]] = [:], common: [Turn] = []) {
    self.turns = turns
    self.common = common
  }

  /// Reads a script. Empty lines are ignored.
  ///
  /// - Throws: ``ModelScriptError`` for the first invalid line.
  public init(text: String) throws(ModelScriptError) {
    self.init()
    // NB: a string in JSON may contain other line separators.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }).enumerated() {
      if line.allSatisfy(\.isWhitespace) { continue }
      let (slot, turn) = try Self.line(String(line), index + 1)
      if let slot { turns[slot, default: []].append(turn) } else { common.append(turn) }
    }
  }

  private static func line(_ text: String, _ number: Int) throws(ModelScriptError) -> (slot: String?, turn: Turn) {
    let json: JSON
    do { json = try JSON.parse(text) } catch { throw ModelScriptError(line: number, message: "column \(error.column): \(error.message)") }
    let problems = JSONProblems()
    if var reader = JSONObjectReader(json, path: "", problems: problems) {
      let slot = reader.optionalString("slot")
      let turns = turns(&reader)
      reader.refuseUnknownKeys()
      if turns.count != 1 { problems.add("give one of \"reply\", \"truncated\" and \"failure\"", path: "", line: number) }
      if let turn = turns.first, problems.list.isEmpty { return (slot, turn) }
    }
    throw ModelScriptError(line: number, message: problems.list.map(\.description).joined(separator: "; "))
  }

  private static func turns(_ reader: inout JSONObjectReader) -> [Turn] {
    let reply = reader.optionalString("reply").map(Turn.reply)
    let truncated = reader.optionalString("truncated").map(Turn.truncated)
    let failure = reader.optionalString("failure")
    let isPassing = reader.optionalBool("passing")
    if failure == nil, isPassing != nil { reader.complain("belongs beside \"failure\": remove it", at: "passing") }
    return [reply, truncated, failure.map { .failure($0, isPassing: isPassing ?? false) }].compactMap(\.self)
  }
}
