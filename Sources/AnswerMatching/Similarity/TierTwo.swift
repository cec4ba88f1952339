#if !hasFeature(Embedded)

  /// The second tier compares meanings. It looks only at typed answers that tier one found wrong, and only where the item allows it
  /// (``MatchingPolicy/similarity``).
  ///
  /// A language test should seldom allow it: a wrong ending moves a vector less than an honest rewording does. The
  /// command `nivel audit --advice` measures this.
  public struct TierTwo: Sendable {
    /// The cosine distance below which an answer is similar to an entry. The value comes from the original pipeline that Nivel grew from;
    /// it is not tuned to any model.
    public static let threshold = 0.15

    private let embedding: any SentenceEmbedding
    private let onTrouble: @Sendable (any Error) -> Void

    /// A second tier over an embedding.
    ///
    /// - Parameters:
    ///   - embedding: The source of the vectors.
    ///   - onTrouble: Called with the error when there is no vector. The verdict of tier one stands then.
    public init(embedding: any SentenceEmbedding, onTrouble: @escaping @Sendable (any Error) -> Void = { _ in }) {
      self.embedding = embedding
      self.onTrouble = onTrouble
    }

    /// The verdict on an answer, which includes its meaning where the item allows that.
    public func verdict(on answer: String, accept: [String], by matcher: AnswerMatcher) async -> Verdict {
      let first = matcher.verdict(on: answer, accept: accept)
      guard Self.mayLook(at: first, of: matcher), let found = await nearest(to: answer, accept: accept, language: matcher.language) else {
        return first
      }
      guard found.distance < Self.threshold else { return first.adding(distance: found.distance) }
      switch matcher.policy.similarity {
      case .off: return first
      case .review: return first.adding(distance: found.distance, remark: .similarMeaning)
      case .accept:
        return Verdict(
          outcome: .right, tier: 2, entry: found.entry, profile: first.profile, normalized: first.normalized, trace: first.trace,
          knowsLanguage: first.knowsLanguage, distance: found.distance)
      }
    }

    /// Whether an item allows a comparison of meanings.
    public static func mayLook(for matcher: AnswerMatcher) -> Bool {
      matcher.format == .freeResponseCloze && matcher.policy.similarity != .off && matcher.profile.knowsPolicy
    }

    private static func mayLook(at verdict: Verdict, of matcher: AnswerMatcher) -> Bool {
      mayLook(for: matcher) && !verdict.isCorrect && verdict.remark != .nearMiss && !verdict.normalized.isEmpty
    }

    /// The entry nearest in meaning, and its distance.
    private func nearest(to answer: String, accept: [String], language: String) async -> (entry: String, distance: Double)? {
      guard !accept.isEmpty else { return nil }
      do {
        let vectors = try await embedding.vectors(of: [answer] + accept, language: language)
        guard let own = vectors.first, vectors.count == accept.count + 1 else { return nil }
        let distances = zip(accept, vectors.dropFirst()).compactMap { entry, vector in
          CosineDistance.between(own, vector).map { (entry: entry, distance: $0) }
        }
        return distances.min { $0.distance < $1.distance }
      } catch {
        onTrouble(error)
        return nil
      }
    }
  }

  extension AnswerMatcher {
    /// The verdict of both tiers, or of the first tier alone when `tierTwo` is `nil`.
    public func verdict(on answer: String, accept: [String], tierTwo: TierTwo?) async -> Verdict {
      await tierTwo?.verdict(on: answer, accept: accept, by: self) ?? verdict(on: answer, accept: accept)
    }
  }

  extension Verdict {
    fileprivate func adding(distance: Double, remark: Remark? = nil) -> Verdict {
      Verdict(
        outcome: outcome, tier: tier, entry: entry, profile: profile, normalized: normalized, remark: remark ?? self.remark,
        nearest: nearest, trace: trace, knowsLanguage: knowsLanguage, distance: distance)
    }
  }

#endif
