import NoteFacts

/// The words that the stem and the key share. A learner who knows nothing finds the key by them.
struct Clues {
  private let shared: Set<String>
  private let index: FactIndex

  /// A clue is harmless if at least this many distractors contain it too.
  private static let minimumSharing = 2

  init(in stem: String, key: String, _ index: FactIndex) {
    self.index = index
    shared = Self.roots(key, index).intersection(Self.roots(stem, index))
  }

  var isEmpty: Bool { shared.isEmpty }

  /// The bonus for a distractor that contains shared words and so removes the clue.
  func bonus(_ option: String) -> Int { shared.isEmpty ? 0 : 40 * Self.roots(option, index).intersection(shared).count }

  /// Whether a shared word occurs in too few of the distractors.
  func giveAway(among distractors: [String]) -> Bool {
    guard !shared.isEmpty else { return false }
    let others = distractors.map { Self.roots($0, index) }
    return shared.contains { word in others.count { $0.contains(word) } < Self.minimumSharing }
  }

  private static func roots(_ text: String, _ index: FactIndex) -> Set<String> {
    ClueRoots.all(in: text, index.language)
  }
}
