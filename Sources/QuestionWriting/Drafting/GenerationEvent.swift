/// An event while a test is being written.
public enum GenerationEvent: Sendable, Hashable {
  /// The blueprint is ready and has this number of slots.
  case planned(slots: Int)
  /// A draft for a slot was rejected. `attempt` counts from 1, and `codes` are the codes of the violated rules.
  case rejected(slot: String, attempt: Int, codes: [String])
  /// All drafts of the model were rejected, so a question from the notes replaces them.
  case fellBack(slot: String)
  /// A slot has its question, after this number of attempts.
  case accepted(slot: String, attempts: Int)
  /// A slot stays empty, because the notes contain nothing for it.
  case skipped(slot: String)
}
