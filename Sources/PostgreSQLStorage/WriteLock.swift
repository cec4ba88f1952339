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
  /// The data of those of these profiles whose locks no other transaction has. The transaction does not wait for the others. ``isFree(_:)``
  /// is true for the profiles whose locks it has.
  case free([ProfileID])
  /// Rows that one statement changes.
  case none

  /// The condition that a column has a profile whose lock the transaction has. It is for transactions with the lock ``free(_:)``.
  static func isFree(_ column: String) -> String {
    "\(column) = ANY ((SELECT string_to_array(current_setting('nivel.free'), ' '))::text[])"
  }

  /// The key of PostgreSQL's advisory lock; nil without a lock. Different names may have the same key, which costs time alone.
  var key: Int64? {
    switch self {
    case .profile(let id): Self.hash("profile " + id.rawValue)
    case .shared(let name): Self.hash("shared " + name)
    case .free, .none: nil
    }
  }

  /// Takes the lock before the first statement of a transaction. The lock ends with the transaction.
  func take(_ connection: PostgreSQLConnection) {
    if let key { connection.runBeforeNext("SELECT pg_advisory_xact_lock($1)", [key]) }
    if case .free(let profiles) = self {
      connection.runBeforeNext(
        """
        SELECT set_config('nivel.free', coalesce(string_agg(id, ' '), ''), true)
        FROM unnest($1::text[], $2::bigint[]) AS profile (id, key) WHERE pg_try_advisory_xact_lock(key)
        """, [SQLArray(profiles), SQLArray(profiles.map { Self.profile($0).key })])
    }
  }

  /// FNV-1a with 64 bits (draft-eastlake-fnv). All servers and versions must compute the same key.
  private static func hash(_ text: String) -> Int64 {
    Int64(bitPattern: text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }
}
