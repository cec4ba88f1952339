/// What happens while a test is being written, as it happens.
public enum GenerationEvent: Sendable, Hashable {
  /// The plan is there: so many questions are to be written.
  case planned(slots: Int)
  /// A draft for a slot has come, the `attempt`-th from 1, and was refused for the named rules.
  case rejected(slot: String, attempt: Int, codes: [String])
  /// No draft of the model would do: the notes stand in.
  case fellBack(slot: String)
  /// A slot has its question.
  case accepted(slot: String, attempts: Int)
  /// A slot stays without a question: the notes have nothing for it.
  case skipped(slot: String)
}
