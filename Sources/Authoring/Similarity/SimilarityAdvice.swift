public import AnswerMatching
public import Placement

/// How many wrong answers tier two would let pass: what to look at before an item switches it on.
public struct SimilarityAdvice: Sendable {
  /// What was measured in one blueprint.
  public struct Measurement: Sendable, Hashable {
    /// One-edit variants of the accept lists of typed answers, all wrong.
    public let variants: Int
    /// Those nearer to an entry than the threshold.
    public let accepted: Int

    /// Part of the variants that would be accepted, from 0 to 1; 0 when there are none.
    public var share: Double { variants == 0 ? 0 : Double(accepted) / Double(variants) }
  }

  private let embedding: any SentenceEmbedding

  public init(embedding: any SentenceEmbedding) {
    self.embedding = embedding
  }

  /// Asks for vectors of all entries and variants, item by item.
  /// - Throws: What the embedding throws.
  public func measure(_ blueprint: Blueprint) async throws -> Measurement {
    let session = TestSession(blueprint: blueprint)
    var (variants, accepted) = (0, 0)
    for spec in blueprint.items.compactMap(\.productionSpec) where spec.format == .freeResponseCloze {
      let matcher = session.matcher(for: spec)
      let wrong = spec.acceptList.flatMap { WrongVariants.of($0, accept: spec.acceptList, by: matcher) }
      guard !wrong.isEmpty else { continue }
      let vectors = try await embedding.vectors(of: spec.acceptList + wrong, language: blueprint.languageID)
      let (entries, others) = (vectors.prefix(spec.acceptList.count), vectors.dropFirst(spec.acceptList.count))
      variants += wrong.count
      accepted += others.count { vector in entries.contains { (CosineDistance.between(vector, $0) ?? 2) < TierTwo.threshold } }
    }
    return Measurement(variants: variants, accepted: accepted)
  }

  /// The measurement as advice on a file.
  public func finding(on blueprint: Blueprint, file: String) async throws -> Finding {
    let measurement = try await measure(blueprint)
    let percent = Int((100 * measurement.share).rounded())
    return Finding(
      gate: "similarity", severity: .advice, file: file, line: 1, languageID: blueprint.languageID, itemID: nil,
      message: """
        of \(measurement.variants) wrong answers made from accepted ones by one edit, this model would accept \
        \(measurement.accepted) (\(percent) %) at a distance of \(TierTwo.threshold): \(Self.advice(percent))
        """)
  }

  private static func advice(_ percent: Int) -> String {
    percent == 0 ? "similarity may be set to review or accept, item by item" : "leave similarity off, or set it to review"
  }
}
