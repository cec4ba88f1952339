/// The words within the reach of a player: those of the player's level and below, and those of the levels that the ramp adds above it.
///
/// A word without a level is always within reach.
struct LevelReach: Sendable {
  private let start: Int
  private let promptRanks: [Int]
  private let wordRanks: [Int]

  /// - Parameters:
  ///   - start: The level of the player.
  ///   - promptRanks: The rank of the level of each prompt.
  ///   - promptsOfWord: The prompts that accept each translation. A translation has the lowest level of its prompts.
  init(start: WordLevel, promptRanks: [Int], promptsOfWord: [[Int]]) {
    self.start = start.rank
    self.promptRanks = promptRanks
    wordRanks = promptsOfWord.map { prompts in prompts.map { promptRanks[$0] }.min() ?? 0 }
  }

  func contains(prompt: Int, levelsAbove: Int) -> Bool { promptRanks[prompt] <= start + levelsAbove }

  func contains(word: Int, levelsAbove: Int) -> Bool { wordRanks[word] <= start + levelsAbove }
}
