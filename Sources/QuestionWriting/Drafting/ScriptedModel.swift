import Synchronization

/// A model that says what its script says: for tests, and for trying things out without a model server.
///
/// The turns of a slot are played in order whenever that slot asks, so the result does not depend on how many slots ask at once. The common
/// turns are played in the order in which they are asked for, which is certain only when one slot is drafted at a time.
public final class ScriptedModel: LanguageModel {
  private struct State: Sendable {
    var script: ModelScript
    var prompts: [ModelPrompt] = []

    mutating func next(for prompt: ModelPrompt) -> ModelScript.Turn? {
      prompts.append(prompt)
      if let slot = prompt.slotID, let turns = script.turns[slot], let first = turns.first {
        script.turns[slot] = Array(turns.dropFirst())
        return first
      }
      return script.common.isEmpty ? nil : script.common.removeFirst()
    }
  }

  public let backend = "scripted"
  public let model: String?
  private let state: Mutex<State>
  private let pause: @Sendable (ModelPrompt) async throws -> Void

  /// - Parameter pause: Awaited before each reply: makes the model slow.
  public init(_ script: ModelScript, model: String? = nil, pause: @escaping @Sendable (ModelPrompt) async throws -> Void = { _ in }) {
    self.model = model
    self.pause = pause
    state = Mutex(State(script: script))
  }

  /// Everything it was asked, in order.
  public var prompts: [ModelPrompt] { state.withLock { $0.prompts } }

  public func reply(to prompt: ModelPrompt) async throws -> ModelReply {
    let turn = state.withLock { $0.next(for: prompt) }
    try await pause(prompt)
    switch turn {
    case .reply(let text): return ModelReply(text: text)
    case .truncated(let text): return ModelReply(text: text, isTruncated: true)
    case .failure(let description, let isPassing): throw LanguageModelError(description, isPassing: isPassing)
    case nil: throw LanguageModelError("the script has no more turns for \(prompt.slotID ?? "this question"): add lines to it")
    }
  }
}

extension ModelPrompt {
  /// The id of the slot that a prompt is for, by its first line.
  var slotID: String? {
    let line = user.prefix { !$0.isNewline }
    let beginning = DraftPrompt.slotLine(id: "")
    return line.hasPrefix(beginning) ? String(line.dropFirst(beginning.count)) : nil
  }
}
