import Reproducible

/// Deals pairs from a deck. Which pair comes next depends on the deck, the seed, the steps of the ramp and the hard words alone.
///
/// One pair in four is right: it is decided first, and independently of everything else, whether a pair is right. A pair never comes twice in
/// a row, because the same word does not, unless the list has only one.
///
/// NB: records of played games are dealt again from their seeds. Another order of draws is another edition of ``GameRecord``.
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

  /// - Parameter hardWords: words of the list that come up more often where the ramp says so; others are left out.
  public init(deck: GameDeck, seed: UInt64, hardWords: [String] = []) {
    self.deck = deck
    hard = hardWords.compactMap(deck.index)
    generator = SeededGenerator(seed: seed)
  }

  /// The next pair.
  public mutating func next(_ step: RampStep) -> WordPair {
    let isRight = drawsRight()
    let theme = step.theme(at: generator.below(100))
    let prompt = drawPrompt(theme)
    let shown = isRight ? drawRight(prompt) : drawWrong(prompt, theme, step)
    previous = Deal(prompt: prompt, shown: shown)
    return WordPair(english: deck.prompts[prompt].english, shown: deck.words[shown])
  }

  /// NB: where only one right pair exists, it must not come twice in a row. After a wrong pair it then comes with one chance in three:
  /// ¾ · ⅓ is one in four over all pairs.
  private mutating func drawsRight() -> Bool {
    guard deck.hasOneRightPair, let previous else { return generator.below(4) == 0 }
    return deck.isWrong(previous.shown, for: previous.prompt) && generator.below(3) == 0
  }
}

// MARK: - Words to ask

extension Dealer {
  private mutating func drawPrompt(_ theme: RampStep.Theme) -> Int {
    let chosen =
      switch theme {
      case .deceptive: others(deck.deceptive)
      case .hard: others(hard)
      case .any: [Int]()
      }
    return chosen.isEmpty ? drawAnyPrompt() : chosen[generator.below(chosen.count)]
  }

  private func others(_ prompts: [Int]) -> [Int] { prompts.filter { $0 != previous?.prompt } }

  private mutating func drawAnyPrompt() -> Int {
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
    return drawAnyWrong(prompt)
  }

  /// A fairly wrong word of the list, as likely as any other; failing that a wrong one; failing that a borrowed one.
  private mutating func drawAnyWrong(_ prompt: Int) -> Int {
    // NB: trying at random is fast where most words will do, as they do in long lists; in short ones they are all looked at.
    for _ in 0..<(deck.ownCount > 64 ? 32 : 0) {
      let drawn = generator.below(deck.ownCount)
      if deck.isFairlyWrong(drawn, for: prompt) { return drawn }
    }
    let words = deck.wrongWords(for: prompt)
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
