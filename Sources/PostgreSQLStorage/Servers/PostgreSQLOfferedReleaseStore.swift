public import Storage

/// The releases that the servers of the database offer.
public struct PostgreSQLOfferedReleaseStore: OfferedReleaseStore {
  let database: PostgreSQLDatabase

  /// Notes the release of this server.
  public func offer(_ serial: Int?) async throws {
    try await database.write(.none) { connection in
      guard let serial else {
        try connection.change("DELETE FROM offered_release WHERE server = current_setting('nivel.server')")
        return
      }
      try connection.change(
        """
        INSERT INTO offered_release (server, release) VALUES (current_setting('nivel.server'), $1)
        ON CONFLICT (server) DO UPDATE SET release = excluded.release
        """, [serial])
    }
  }

  /// The highest release of the servers that are there.
  public func newestOffered() async throws -> Int? {
    try await database.readOnce { connection in
      try connection.row(
        """
        SELECT max(release) AS newest FROM offered_release JOIN server ON server.name = offered_release.server
        WHERE seen_at > now() - interval '\(Servers.lease) seconds'
        """)?["newest"]
    }
  }
}
