extension NormalizationStep {
  /// Profile 2, some languages of India: a nasal letter before a stop of the same place of articulation becomes anusvara.
  static let homorganicNasals = NormalizationStep(
    name: "homorganic_nasals",
    reason: "A nasal before a stop of the same place of articulation has two standard spellings.",
    examples: [
      .same("हिन्दी", "हिंदी", "hi", "before a dental"),
      .same("पङ्कज", "पंकज", "hi", "before a velar"),
      .same("ગુજરાતી અન્ત", "ગુજરાતી અંત", "gu", "in Gujarati"),
      .same("హిన్దీ", "హిందీ", "te", "in Telugu"),
      .different("जन्म", "जंम", "hi", "before another nasal"),
      .different("चाँद", "चांद", "hi", "candrabindu is another sign"),
      .different("অন্ত", "অংত", "bn", "in Bengali they are two sounds"),
    ],
    .neighbours({
      $0.writesAnusvara ? .watched(viramas, stops, watch) : .never
    }) { scalars, context in
      guard context.writesAnusvara else { return }
      writeAnusvara(&scalars)
    })

  @Sendable private static func watch(
    _ nasal: Unicode.Scalar?, _ virama: Unicode.Scalar, _ stop: Unicode.Scalar
  ) -> StepRule.Sight {
    guard viramas.contains(virama), let nasal, isHomorganic(nasal, stop), let sign = anusvara(of: virama) else { return .nothing }
    return .joined(sign)
  }

  private static func writeAnusvara(_ scalars: inout Scalars) {
    var result = Scalars()
    result.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      if viramas.contains(scalar), index > 0, index + 1 < scalars.count, isHomorganic(scalars[index - 1], scalars[index + 1]) {
        result[result.count - 1] = anusvara(of: scalar) ?? scalar
      } else {
        result.append(scalar)
      }
    }
    scalars = result
  }

  // NB: the blocks of these scripts have the same layout, so the offset of a letter in its block identifies it.
  private static func isHomorganic(_ nasal: Unicode.Scalar, _ stop: Unicode.Scalar) -> Bool {
    nasal.value & ~0x7F == stop.value & ~0x7F
      && stopsOfNasals.contains { $0.nasal == nasal.value & 0x7F && $0.stops.contains(stop.value & 0x7F) }
  }

  private static func anusvara(of virama: Unicode.Scalar) -> Unicode.Scalar? { Unicode.Scalar(virama.value & ~0x7F | 0x02) }

  private static let stopsOfNasals: [(nasal: UInt32, stops: ClosedRange<UInt32>)] = [
    (0x19, 0x15...0x18), (0x1E, 0x1A...0x1D), (0x23, 0x1F...0x22), (0x28, 0x24...0x27), (0x2E, 0x2A...0x2D),
  ]
  private static let stops = ScalarSet(
    blocks.flatMap { block in stopsOfNasals.map { block + $0.stops.lowerBound...block + $0.stops.upperBound } })
  /// Devanagari, Gujarati, Telugu, Kannada.
  private static let blocks: [UInt32] = [0x900, 0xA80, 0xC00, 0xC80]
  private static let viramas = ScalarSet(blocks.map { $0 + 0x4D...$0 + 0x4D })
}

extension NormalizationContext {
  fileprivate var writesAnusvara: Bool { rules.homorganicNasals && !comparesWording }
}
