#if canImport(NaturalLanguage)

  public import AnswerMatching
  import NaturalLanguage

  /// Sentence vectors from the NaturalLanguage framework, which supports some languages on Apple platforms.
  public struct AppleSentenceEmbedding: SentenceEmbedding {
    /// The system has no sentence vectors for the language, or none for a text.
    public struct Missing: Error, Sendable, CustomStringConvertible {
      /// The BCP 47 tag of the language.
      public let language: String
      /// The error in one sentence.
      public var description: String { "this system has no sentence vectors for \(language)" }
    }

    /// Creates an embedding, which needs no configuration.
    public init() {}

    /// One vector for each text, in the order of the texts.
    ///
    /// - Throws: ``Missing`` if the system has no vector for a text.
    public func vectors(of texts: [String], language: String) async throws -> [[Float]] {
      guard let embedding = NLEmbedding.sentenceEmbedding(for: NLLanguage(language)) else { throw Missing(language: language) }
      return try texts.map { text in
        guard let vector = embedding.vector(for: text) else { throw Missing(language: language) }
        return vector.map(Float.init)
      }
    }
  }

#endif
