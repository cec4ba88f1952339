public import AnswerMatching
public import Placement

/// Measures how many wrong answers tier two would accept. Measure this before you allow tier two in an item.
public struct SimilarityAdvice: Sendable {
  /// The measurement of one blueprint.
  public struct Measurement: Sendable, Hashable {
    /// The number of one-edit variants of accept entries of typed answers. All are wrong.
    public let variants: Int
    /// The number of variants that are closer to an entry than the threshold.
    public let accepted: Int

    /// The share of variants that would be accepted, from 0 to 1; 0 when there are no variants.
    public var share: Double { variants == 0 ? 0 : Double(accepted) / Double(variants) }
  }

  private let embedding: any SentenceEmbedding

  /// Uses a model that computes the vectors.
  public init(embedding: any SentenceEmbedding) {
    self.embedding = embedding
  }

  /// Measures a blueprint. Requests the vectors of all entries and variants, item by item.
  /// - Throws: the errors of the embedding.
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

  /// Measures a blueprint, and reports the result as advice on a file.
  /// - Throws: the errors of the embedding.
  public func finding(on blueprint: Blueprint, file: String) async throws -> Finding {
    let measurement = try await measure(blueprint)
    let percent = Int((100 * measurement.share).rounded())
    return Finding(
      gate: "similarity", severity: .advice, file: file, line: 1, languageID: blueprint.languageID, itemID: nil,
      message: """
        of \(measurement.variants) wrong answers that differ from accepted answers by one edit, this model would accept \
        \(measurement.accepted) (\(percent) %) at a distance of \(TierTwo.threshold): \(Self.advice(percent))
        """)
  }

  private static func advice(_ percent: Int) -> String {
    percent == 0 ? "you may set similarity to review or accept in single items" : "leave similarity off, or set it to review"
  }
}
