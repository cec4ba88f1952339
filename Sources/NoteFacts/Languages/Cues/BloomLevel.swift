/// What a question asks of the mind: Bloom's taxonomy as revised by Anderson and Krathwohl (2001). The sixth level, create, is never asked
/// for: five options cannot test it.
public enum BloomLevel: String, Sendable, Hashable, CaseIterable {
  case remember
  case understand
  case apply
  case analyze
  case evaluate
}
