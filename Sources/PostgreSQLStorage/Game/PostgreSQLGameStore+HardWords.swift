public import Identifiers
public import WordGame

extension PostgreSQLGameStore {
  /// Fetches the hard words that are not learnt yet, sorted by due time, list and English word.
  public func hardWords(profileID: ProfileID, listID: String?) async throws -> [HardWord] {
    try await database.read { try HardWordRow.hard(in: listID, profileID: profileID, $0) }
  }

  /// Stores a review and updates its hard word in one transaction. A repeated review changes nothing.
  public func take(_ review: HardWordReview, profileID: ProfileID) async throws -> ReviewReceipt {
    try await database.write(.profile(profileID)) { connection in
      let known = try HardWordReviewRow.find(review.id, profileID: profileID, connection)
      if let known, !known.isSame(as: review) { return .otherReview }
      guard var word = try HardWordRow.find(review.english, listID: review.listID, profileID: profileID, connection) else {
        return .unknownWord
      }
      guard known == nil else { return .taken(word) }
      word.review(review.grade, at: review.reviewedAt)
      try HardWordReviewRow.insert(review, profileID: profileID, connection)
      try HardWordRow.save(word, profileID: profileID, connection)
      return .taken(word)
    }
  }
}
