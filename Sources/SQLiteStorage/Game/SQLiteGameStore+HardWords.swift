import GRDB
public import Identifiers
public import WordGame

extension SQLiteGameStore {
  /// Fetches the hard words that are not learnt yet, sorted by due time, list and English word.
  public func hardWords(profileID: ProfileID, listID: String?) async throws -> [HardWord] {
    try await store.read { db in
      // NB: words that are due have an earlier `due_at` than all others, so one order serves both.
      try HardWordRow.fetchAll(
        db,
        sql: """
          SELECT * FROM hard_word WHERE profile_id = ?1 AND (?2 IS NULL OR list_id = ?2) AND interval_days < ?3
          ORDER BY due_at, list_id, english
          """, arguments: [profileID, listID, HardWord.learntDays]
      ).map { $0.word }
    }
  }

  /// Stores a review and updates its hard word in one transaction. A repeated review changes nothing.
  public func take(_ review: HardWordReview, profileID: ProfileID) async throws -> ReviewReceipt {
    try await store.writer.perform { db in
      let known = try HardWordReviewRow.find(review.id, profileID: profileID, db)
      if let known, !known.isSame(as: review) { return .otherReview }
      guard var word = try HardWordRow.find(review.english, listID: review.listID, profileID: profileID, db) else { return .unknownWord }
      guard known == nil else { return .taken(word) }
      word.review(review.grade, at: review.reviewedAt)
      try HardWordReviewRow(review, profileID: profileID).insert(db)
      try HardWordRow(word, profileID: profileID).update(db)
      return .taken(word)
    }
  }
}
