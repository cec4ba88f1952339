#if !hasFeature(Embedded)

  /// Turns sentences into vectors. Sentences with similar meanings have vectors with similar directions. Tier two needs one.
  public protocol SentenceEmbedding: Sendable {
    /// The vectors of texts, in the order of the texts and all with the same dimension.
    ///
    /// - Parameters:
    ///   - texts: The sentences.
    ///   - language: The language tag of all texts (BCP 47).
    /// - Throws: When there are no vectors: unknown language, missing model or no reply. The verdict of tier one then stands.
    func vectors(of texts: [String], language: String) async throws -> [[Float]]
  }

  /// The distance between the directions of two vectors.
  public enum CosineDistance {
    /// 1 − cos of the angle between two vectors: 0 for the same direction, 1 for a right angle, 2 for opposite directions. `nil` when the
    /// vectors have different dimensions, or when one of them has no direction.
    public static func between(_ one: [Float], _ other: [Float]) -> Double? {
      guard one.count == other.count else { return nil }
      var (dot, square, otherSquare) = (0.0, 0.0, 0.0)
      for (left, right) in zip(one, other) {
        dot += Double(left) * Double(right)
        square += Double(left) * Double(left)
        otherSquare += Double(right) * Double(right)
      }
      let length = (square * otherSquare).squareRoot()
      guard length > 0, length.isFinite else { return nil }
      return max(0, 1 - dot / length)
    }
  }

#endif
