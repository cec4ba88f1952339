/// A level of the cognitive process that a question requires, from the lowest to the highest: Bloom's taxonomy as revised by Anderson and
/// Krathwohl (2001). The sixth level, create, is missing because multiple-choice questions cannot test it.
public enum BloomLevel: String, Sendable, Hashable, CaseIterable {
  /// Recalling a fact or a term as the notes state it.
  case remember
  /// Recognizing a meaning in other words than those of the notes.
  case understand
  /// Using a rule or a formula in a new case.
  case apply
  /// Relating parts, causes or steps to each other.
  case analyze
  /// Choosing the judgement that the notes support best.
  case evaluate
}
