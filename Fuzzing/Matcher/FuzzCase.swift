import AnswerMatching

/// A test case decoded from the bytes of the fuzzer: a matcher, an answer, an accept list, and tiles.
///
/// The first byte selects the kind of case and the profile. Three more bytes select the other settings of the matcher. The rest are texts
/// that end in `FF`: the answer, the accept list and, after `FE`, the tiles. UTF-8 contains neither byte, so the fuzzer can change the
/// length of a text without moving anything else, and people can read the corpus.
struct FuzzCase {
  let profile: MatchingProfile
  let language: String
  let format: ProductionFormat
  let policy: MatchingPolicy
  let answer: String
  let accept: [String]
  let tiles: [String]

  /// The first byte, modulo 4, of raw bytes, which are not decoded as a case.
  static let raw: UInt8 = 3
  static let textEnds: UInt8 = 0xFF
  static let tilesBegin: UInt8 = 0xFE
  private static let headLength = 4
  private static let mostTexts = 6

  /// One language of each row of the table, and one that does not exist.
  private static let languages = AnswerMatcher.languages.compactMap(\.first) + ["qaa"]
  private static let rules: [MatchingPolicy.Rule?] = [nil, .strict, .lenient]

  /// Returns `nil` if the bytes do not select a matcher.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= Self.headLength, bytes[0] % 4 != Self.raw else { return nil }
    profile = bytes[0].isMultiple(of: 4) ? .seed : .current
    language = Self.languages[Int(bytes[1]) % Self.languages.count]
    format = ProductionFormat.allCases[Int(bytes[2]) % ProductionFormat.allCases.count]
    policy = MatchingPolicy(
      letterCase: Self.rules[Int(bytes[3]) % 3], marks: Self.rules[Int(bytes[3]) / 3 % 3], spaces: Self.rules[Int(bytes[3]) / 9 % 3])
    let parts = bytes[Self.headLength...].split(separator: Self.tilesBegin, maxSplits: 1, omittingEmptySubsequences: false)
    let texts = Self.texts(parts[0])
    answer = texts.first ?? ""
    accept = Array(texts.dropFirst())
    tiles = parts.count > 1 ? Self.texts(parts[1]) : []
  }

  private static func texts(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    bytes.split(separator: textEnds, omittingEmptySubsequences: false).prefix(mostTexts).map { String(decoding: $0, as: UTF8.self) }
  }

  var matcher: AnswerMatcher { AnswerMatcher(profile: profile, language: language, format: format, policy: policy) }
}

extension FuzzCase {
  /// The bytes that encode the example of a step. They are the seeds of the corpus.
  static func bytes(of example: NormalizationStep.Example, profile: Int) -> [UInt8] {
    let policy = example.policy
    let rules = [policy.spaces, policy.marks, policy.letterCase].reduce(0) { $0 * 3 + (Self.rules.firstIndex(of: $1) ?? 0) }
    let head = [
      profile == MatchingProfile.seed.number ? 0 : 1, row(of: example.language),
      ProductionFormat.allCases.firstIndex(of: example.format), rules,
    ]
    let tiles = example.answer.split(separator: " ").joined(separator: "\n")
    return head.map { UInt8($0 ?? 0) } + Array(example.answer.utf8) + [textEnds] + Array(example.entry.utf8) + [tilesBegin]
      + tiles.utf8.map { $0 == 0x0A ? textEnds : $0 }
  }

  private static func row(of language: String) -> Int? {
    AnswerMatcher.languages.firstIndex { $0.contains(language) } ?? languages.indices.last
  }
}
