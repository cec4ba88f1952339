#if canImport(NaturalLanguage)

  public import AnswerMatching
  import NaturalLanguage

  /// Sentence vectors from the system, where it has them: some languages on Apple's platforms.
  public struct AppleSentenceEmbedding: SentenceEmbedding {
    /// The system knows no sentences of the language, or not this one.
    public struct Missing: Error, Sendable, CustomStringConvertible {
      public let language: String
      public var description: String { "this system has no sentence vectors for \(language)" }
    }

    public init() {}

    /// - Throws: ``Missing``.
    public func vectors(of texts: [String], language: String) async throws -> [[Float]] {
      guard let embedding = NLEmbedding.sentenceEmbedding(for: NLLanguage(language)) else { throw Missing(language: language) }
      return try texts.map { text in
        guard let vector = embedding.vector(for: text) else { throw Missing(language: language) }
        return vector.map(Float.init)
      }
    }
  }

#endif
