import Identifiers

/// What a transaction changes. Transactions with the same lock run one after the other, on all servers together.
///
/// The rules that span rows, such as a limit of lists, are rules for the data of one profile. With this lock they hold without a stricter
/// isolation of transactions, which would fail and repeat transactions under load.
enum WriteLock: Sendable {
  /// The data of a profile.
  case profile(ProfileID)
  /// Something that profiles share, such as the stored blueprints.
  case shared(String)
  /// Rows that one statement changes.
  case none

  /// The key of PostgreSQL's advisory lock; nil without a lock. Different names may have the same key, which costs time alone.
  var key: Int64? {
    switch self {
    case .profile(let id): Self.hash("profile " + id.rawValue)
    case .shared(let name): Self.hash("shared " + name)
    case .none: nil
    }
  }

  /// FNV-1a with 64 bits (draft-eastlake-fnv). All servers and versions must compute the same key.
  private static func hash(_ text: String) -> Int64 {
    Int64(bitPattern: text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }
}
