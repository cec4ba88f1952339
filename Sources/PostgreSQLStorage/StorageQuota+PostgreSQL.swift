import Identifiers
import Storage

extension StorageQuota {
  /// Checks the quota at the end of a write, and in its transaction. If it throws, the transaction undoes the write. With the lock of the
  /// profile, simultaneous writes cannot exceed its quota together, and a text can be replaced by a shorter one.
  ///
  /// - Throws: ``StorageQuotaError``.
  func check(_ profileID: ProfileID, _ connection: PostgreSQLConnection) throws {
    guard let row = try connection.row(Self.sizes, [profileID]) else { throw PostgreSQLError.damaged("it does not know its size") }
    let (databaseSize, profileSize): (Int, Int) = (try row["database_size"], try row["profile_size"])
    guard databaseSize <= bytes else { throw StorageQuotaError.all }
    guard profileSize <= bytesPerProfile else { throw StorageQuotaError.profile(limit: bytesPerProfile) }
  }

  /// SQL for the size of the database, and for the size of the notes, word lists, practice tests and games of the profile `$1`, in bytes. No text
  /// is read.
  // NB: the space of deleted rows counts, because PostgreSQL uses it again and does not give it back.
  private static let sizes = """
    SELECT pg_database_size(current_database()) AS database_size,
      ((SELECT COALESCE(sum(course_notes.byte_count), 0) FROM course JOIN course_notes ON course_notes.course_id = course.id
        WHERE course.profile_id = $1)
      + (SELECT COALESCE(sum(length(document)), 0) FROM word_list_edition WHERE profile_id = $1 AND (list_id, edition) IN
        (SELECT id, edition FROM own_word_list WHERE profile_id = $1
          UNION SELECT list_id, edition FROM game WHERE profile_id = $1))
      + (SELECT COALESCE(sum(question_count), 0) FROM practice_test WHERE profile_id = $1) * \(bytesPerQuestion)
      + (SELECT count(*) FROM game WHERE profile_id = $1) * \(bytesPerGame))::bigint
      AS profile_size
    """
}
