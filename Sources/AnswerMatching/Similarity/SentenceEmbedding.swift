#if !hasFeature(Embedded)

  /// Turns sentences into vectors whose directions are close where meanings are: what tier two needs from outside.
  public protocol SentenceEmbedding: Sendable {
    /// The vectors of some texts, in their order, all of one dimension.
    ///
    /// - Parameter language: The language tag of all the texts.
    /// - Throws: When there are none: no such language, no such model, no answer. Tier one then stands.
    func vectors(of texts: [String], language: String) async throws -> [[Float]]
  }

  /// The distance of two directions.
  public enum CosineDistance {
    /// 1 − cos of the angle between two vectors: 0 for the same direction, 1 for a right angle, 2 for opposite ones. `nil` when the vectors
    /// have different dimensions, or one has no direction.
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
