import Synchronization

/// A model that replies from a script, for tests and for trials without a model server.
///
/// The turns of a slot are used in order, so the result does not depend on how many slots are drafted at the same time. The common turns
/// are used in the order of the prompts, which is only deterministic if one slot is drafted at a time.
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

  /// Always `scripted`.
  public let backend = "scripted"
  /// The name that the model reports.
  public let model: String?
  private let state: Mutex<State>
  private let pause: @Sendable (ModelPrompt) async throws -> Void

  /// Creates a model from a script.
  ///
  /// - Parameters:
  ///   - script: The replies of the model.
  ///   - model: The name of the model; `nil` for none.
  ///   - pause: Called before each reply, for example to simulate a slow model.
  public init(_ script: ModelScript, model: String? = nil, pause: @escaping @Sendable (ModelPrompt) async throws -> Void = { _ in }) {
    self.model = model
    self.pause = pause
    state = Mutex(State(script: script))
  }

  /// All prompts that the model has received, in order.
  public var prompts: [ModelPrompt] { state.withLock { $0.prompts } }

  /// The next turn for the slot of the prompt.
  ///
  /// - Throws: ``LanguageModelError`` if the turn is a failure or no turn is left.
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
  /// The id of the slot in the first line of the prompt.
  var slotID: String? {
    let line = user.prefix { !$0.isNewline }
    let beginning = DraftPrompt.slotLine(id: "")
    return line.hasPrefix(beginning) ? String(line.dropFirst(beginning.count)) : nil
  }
}
