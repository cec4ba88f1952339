import GRDB
import Identifiers
import Storage

extension StorageQuota {
  /// Checks the quota at the end of a write, and in its transaction. If it throws, the transaction undoes the write. So simultaneous writes
  /// cannot exceed the quota together, and a text can be replaced by a shorter one.
  ///
  /// - Throws: ``StorageQuotaError``.
  func check(_ profileID: ProfileID, _ db: Database) throws {
    guard try Self.size(of: db) <= bytes else { throw StorageQuotaError.all }
    guard try Self.size(of: profileID, db) <= bytesPerProfile else { throw StorageQuotaError.profile(limit: bytesPerProfile) }
  }

  /// The size of the database without its free pages, in bytes. SQLite reads it from the header of the file.
  static func size(of db: Database) throws -> Int {
    func pragma(_ name: String) throws -> Int { try Int.fetchOne(db.cachedStatement(sql: "PRAGMA \(name)")) ?? 0 }
    return try (pragma("page_count") - pragma("freelist_count")) * pragma("page_size")
  }

  /// The size of the notes, word lists, practice tests and games of a profile, in bytes. No text is read.
  static func size(of profileID: ProfileID, _ db: Database) throws -> Int {
    let statement = try db.cachedStatement(
      sql: """
        SELECT
          (SELECT ifnull(sum(byte_count), 0) FROM course JOIN course_notes ON course_id = course.id WHERE profile_id = :profile)
          + (SELECT ifnull(sum(length(document)), 0) FROM word_list_edition WHERE profile_id = :profile AND (list_id, edition) IN
            (SELECT id, edition FROM own_word_list WHERE profile_id = :profile
              UNION SELECT list_id, edition FROM game WHERE profile_id = :profile))
          + (SELECT ifnull(sum(question_count), 0) FROM practice_test WHERE profile_id = :profile) * \(bytesPerQuestion)
          + (SELECT count(*) FROM game WHERE profile_id = :profile) * \(bytesPerGame)
        """)
    return try Int.fetchOne(statement, arguments: ["profile": profileID]) ?? 0
  }
}
