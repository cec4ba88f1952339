import Reproducible

/// Deals pairs from a deck. The next pair depends only on the deck, the seed, the steps of the ramp and the hard words.
///
/// One pair in four is right. The dealer decides first whether a pair is right, independently of everything else. No pair comes twice in a
/// row, because no word does, unless the list has only one word.
///
/// NB: recorded games are dealt again from their seeds. A different order of draws would invalidate every stored ``GameRecord``.
public struct Dealer: Sendable {
  struct Deal: Equatable {
    let prompt: Int
    let shown: Int
  }

  private let deck: GameDeck
  private let hard: [Int]
  private var generator: SeededGenerator
  private var previous: Deal?
  private var lookAlikes: [Int: [Int]] = [:]

  /// A dealer at the start of a game.
  ///
  /// - Parameters:
  ///   - deck: The deck to deal from.
  ///   - seed: Determines all draws.
  ///   - hardWords: Words that come up more often where the ramp says so. Words that are not in the deck are ignored.
  public init(deck: GameDeck, seed: UInt64, hardWords: [String] = []) {
    self.deck = deck
    hard = hardWords.compactMap(deck.index)
    generator = SeededGenerator(seed: seed)
  }

  /// Deals the next pair at a step of the ramp.
  public mutating func next(_ step: RampStep) -> WordPair {
    let isRight = drawsRight()
    let theme = step.theme(at: generator.below(100))
    let prompt = drawPrompt(theme, step)
    let shown = isRight ? drawRight(prompt) : drawWrong(prompt, theme, step)
    previous = Deal(prompt: prompt, shown: shown)
    return WordPair(english: deck.prompts[prompt].english, shown: deck.words[shown])
  }

  /// NB: a list's only right pair must not come twice in a row. After a wrong pair its chance is therefore one in three: ¾ · ⅓ is one in
  /// four over all pairs.
  private mutating func drawsRight() -> Bool {
    guard deck.hasOneRightPair, let previous else { return generator.below(4) == 0 }
    return deck.isWrong(previous.shown, for: previous.prompt) && generator.below(3) == 0
  }
}

// MARK: - Words to ask

extension Dealer {
  private mutating func drawPrompt(_ theme: RampStep.Theme, _ step: RampStep) -> Int {
    let chosen =
      switch theme {
      case .deceptive: others(deck.deceptive.filter { deck.isWithinReach(prompt: $0, step) })
      case .hard: others(hard)
      case .any: [Int]()
      }
    return chosen.isEmpty ? drawAnyPrompt(step) : chosen[generator.below(chosen.count)]
  }

  private func others(_ prompts: [Int]) -> [Int] { prompts.filter { $0 != previous?.prompt } }

  /// Any word within the player's reach, or any word at all if there is none.
  ///
  /// NB: the draws for a deck without a start level must stay as they are.
  private mutating func drawAnyPrompt(_ step: RampStep) -> Int {
    if deck.reach != nil {
      let chosen = others(deck.prompts.indices.filter { deck.isWithinReach(prompt: $0, step) })
      if !chosen.isEmpty { return chosen[generator.below(chosen.count)] }
    }
    let count = deck.prompts.count
    guard count > 1, let previous else { return generator.below(count) }
    let drawn = generator.below(count - 1)
    return drawn < previous.prompt ? drawn : drawn + 1
  }
}

// MARK: - Words to show

extension Dealer {
  private mutating func drawRight(_ prompt: Int) -> Int {
    let accepted = deck.prompts[prompt].accepted
    let fresh = accepted.filter { Deal(prompt: prompt, shown: $0) != previous }
    return fresh[generator.below(fresh.count)]
  }

  private mutating func drawWrong(_ prompt: Int, _ theme: RampStep.Theme, _ step: RampStep) -> Int {
    let friends = deck.prompts[prompt].falseFriends
    if theme == .deceptive, !friends.isEmpty { return friends[generator.below(friends.count)] }
    if generator.below(100) < step.lookAlikes {
      let alike = wordsLike(prompt)
      if !alike.isEmpty { return alike[generator.below(alike.count)] }
    }
    return drawAnyWrong(prompt, step)
  }

  /// A fair wrong word of the list within the player's reach, or else any wrong word, or else a borrowed one. All candidates are equally
  /// likely.
  private mutating func drawAnyWrong(_ prompt: Int, _ step: RampStep) -> Int {
    // NB: random tries are fast in long lists, where most words are suitable. In short lists all words are checked.
    for _ in 0..<(deck.ownCount > 64 ? 32 : 0) {
      let drawn = generator.below(deck.ownCount)
      if deck.isFairlyWrong(drawn, for: prompt), deck.isWithinReach(word: drawn, step) { return drawn }
    }
    let all = deck.wrongWords(for: prompt)
    let near = all.filter { deck.isWithinReach(word: $0, step) }
    let words = near.isEmpty ? all : near
    if !words.isEmpty { return words[generator.below(words.count)] }
    let borrowed = deck.borrowed.filter { Deal(prompt: prompt, shown: $0) != previous }
    return borrowed[generator.below(borrowed.count)]
  }

  private mutating func wordsLike(_ prompt: Int) -> [Int] {
    if let known = lookAlikes[prompt] { return known }
    let found = LookAlikes(deck: deck).words(for: prompt)
    lookAlikes[prompt] = found
    return found
  }
}
