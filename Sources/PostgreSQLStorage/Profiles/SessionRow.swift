import Identifiers
import Storage

/// A row of `session`.
enum SessionRow {
  private static let columns = "token_hash, profile_id, created_at, seen_at, expires_at, replaced_at, predecessor_hash, is_received"

  static func insert(_ session: Session, _ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    try connection.change(
      """
      INSERT INTO session (\(columns))
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      """,
      [
        session.key.bytes, session.profileID, session.createdAt, session.seenAt, session.expiresAt, session.replacedAt,
        session.predecessor?.bytes, session.isReceived,
      ])
  }

  /// The sessions for which a condition is true.
  static func all(
    where condition: String, _ values: [(any SQLEncodable)?], _ connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> [Session] {
    var sessions: [Session] = []
    for row in try connection.rows("SELECT \(columns) FROM session WHERE \(condition) ORDER BY created_at, token_hash", values) {
      sessions.append(try session(row))
    }
    return sessions
  }

  private static func session(_ row: SQLRow) throws(PostgreSQLError) -> Session {
    let (hash, replaced): ([UInt8], [UInt8]?) = (try row["token_hash"], try row["predecessor_hash"])
    guard let key = TokenDigest(bytes: hash) else { throw .damaged("a session has a wrong key") }
    return Session(
      key: key, profileID: try row["profile_id"], createdAt: try row["created_at"], seenAt: try row["seen_at"],
      expiresAt: try row["expires_at"], replacedAt: try row["replaced_at"], predecessor: replaced.flatMap(TokenDigest.init(bytes:)),
      isReceived: try row["is_received"])
  }
}
