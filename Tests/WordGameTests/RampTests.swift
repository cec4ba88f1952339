import Testing

@testable import WordGame

@Suite("The ramps")
struct RampTests {
  @Test("every ramp starts at 0, and each step is harder than the one before", arguments: GameMode.allCases)
  func steps(mode: GameMode) {
    let (ramp, bonus) = (mode.rules.ramp, mode.rules.bonus)
    #expect(ramp.first?.from == 0)
    #expect(bonus.first?.from == 0)
    for (easy, hard) in zip(ramp, ramp.dropFirst()) {
      #expect(easy.from < hard.from)
      #expect(easy.lookAlikes <= hard.lookAlikes && easy.falseFriends <= hard.falseFriends && easy.points <= hard.points)
      #expect((easy.milliseconds ?? 0) > (hard.milliseconds ?? 0))
    }
    for step in ramp { #expect(step.falseFriends + step.hardWords <= 100 && 0...100 ~= step.lookAlikes && step.points > 0) }
    for (low, high) in zip(bonus, bonus.dropFirst()) { #expect(low.from < high.from && low.factor < high.factor) }
  }

  @Test("classic has the numbers of the original challenge")
  func classic() {
    let rules = GameMode.classic.rules
    #expect((rules.mistakes, rules.pairs, rules.ramp.count) == (3, 15, 1))
    #expect(rules.step(afterRight: 14).milliseconds == 5000)
  }

  @Test("calm has no clock")
  func calm() throws { #expect(GameMode.calm.rules.ramp.allSatisfy { $0.milliseconds == nil }) }

  @Test(
    "the last step that the right attempts reach applies",
    arguments: [(0, 5000), (4, 5000), (5, 4500), (39, 2800), (40, 2400), (1000, 2400)])
  func step(right: Int, milliseconds: Int) { #expect(GameMode.climb.rules.step(afterRight: right).milliseconds == milliseconds) }

  @Test("at the last step of Climb false friends appear, wrong pairs look alike, and hard words come often")
  func climb() throws {
    let entries = Game.entries
    let deck = try GameDeck(entries: entries)
    var dealer = Dealer(deck: deck, seed: 8, hardWords: ["word 1", "word 2", "none of the list"])
    let pairs = (0..<4000).map { _ in dealer.next(GameMode.climb.rules.step(afterRight: 40)) }
    let share = { (isCounted: (WordPair) -> Bool) in Double(pairs.count(where: isCounted)) / 4000 }
    // 40 in 100 ask a word with false friends, and so does a third of the others; three in four of the 40 show the false friend.
    #expect(abs(share { $0.shown.hasPrefix("amigo") } - 0.3) < 0.03)
    // 25 in 100 ask one of two hard words, and so do some of the others.
    #expect(abs(share { ["word 1", "word 2"].contains($0.english) } - 0.27) < 0.03)
    #expect(abs(share { deck.isRight(english: $0.english, shown: $0.shown) } - 0.25) < 0.03)
  }
}
