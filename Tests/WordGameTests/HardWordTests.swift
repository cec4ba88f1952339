import Testing

@testable import WordGame

private let day: Int64 = 86_400_000_000

@Suite("Hard words")
struct HardWordTests {
  static let card = HardWord.Card(english: "arm", translations: ["brazo"], readings: [])

  func missed(at time: Int64 = 0) -> HardWord { HardWord(listID: "es-en", languageID: "es", card: Self.card, missedAt: time) }

  @Test("a missed word is due at once")
  func due() {
    let word = missed(at: 7)
    #expect(word.isDue(at: 7) && !word.isDue(at: 6))
    #expect(word.lapses == 1 && word.memory.intervalDays == 0)
  }

  @Test("a repeated word is next due after its interval")
  func repeated() {
    var word = missed()
    word.review(.good, at: 0)
    #expect(word.dueAt == day && !word.isDue(at: day - 1) && word.isDue(at: day))
    word.review(.good, at: 2 * day)
    #expect(word.dueAt == 8 * day)
  }

  @Test("a successful repetition before the word is due changes nothing", arguments: [ReviewGrade.hard, .good, .easy])
  func early(grade: ReviewGrade) {
    var word = missed()
    word.review(.good, at: 0)
    let before = word
    word.review(grade, at: day - 1)
    #expect(word == before)
  }

  @Test("a word that is not remembered restarts at any time; its easiness stays", arguments: [0, day / 2, 9 * day])
  func again(time: Int64) {
    var word = missed()
    word.review(.hard, at: 0)
    word.review(.again, at: time)
    #expect(word.lapses == 2 && word.memory == SpacedRepetition(easiness: 236, repetitions: 0, intervalDays: 0))
    #expect(word.isDue(at: time))
  }

  @Test("a late repetition from another device does not move the word back in time")
  func late() {
    var word = missed(at: 10 * day)
    word.review(.good, at: 3 * day)
    #expect(word.dueAt == 11 * day)
    word.review(.again, at: 0)
    #expect(word.dueAt == 10 * day && word.lapses == 2)
  }

  @Test("a word with an interval of 90 days is learnt, until it is missed again")
  func learnt() {
    var word = missed()
    var times: [Int64] = []
    while !word.isLearnt {
      times.append(word.dueAt / day)
      word.review(.good, at: word.dueAt)
    }
    #expect(times == [0, 1, 7, 22, 60])
    #expect(word.memory.intervalDays == 95 && !word.isDue(at: .max))
    word.review(.easy, at: .max)
    #expect(word.memory.intervalDays == 95)
    word.miss(Self.card, at: 61 * day)
    #expect(!word.isLearnt && word.isDue(at: 61 * day))
  }

  @Test("no time causes an overflow", arguments: [Int64.min, .max])
  func extremes(time: Int64) {
    var word = missed(at: time)
    for grade in ReviewGrade.allCases { word.review(grade, at: time) }
    #expect(word.dueAt >= time)
  }
}

@Suite("The effect of a game on the hard words")
struct GameLessonTests {
  static let list = WordList(id: "es-en", languageID: "es", version: "1", entries: DealerTests.farm)

  /// A game of *calm* in which the pairs with these numbers are missed.
  func game(missing: Set<Int>, seed: UInt64 = 3) throws -> WordGame {
    let deck = try GameDeck(entries: Self.list.entries)
    var game = WordGame(deck: deck, mode: .calm, seed: seed)
    game.start()
    while let pair = game.pair {
      let isRight = deck.isRight(english: pair.english, shown: pair.shown)
      let says = isRight != missing.contains(game.pairNumber)
      game.answer(says ? .right : .wrong, pair: game.pairNumber, milliseconds: 500)
    }
    return game
  }

  func lesson(_ game: WordGame, at time: Int64 = 0) -> GameLesson { GameLesson(of: game, with: Self.list, at: time) }

  @Test("every word of a game is either missed or known, and is listed once", arguments: 0..<50 as Range<UInt64>)
  func parted(seed: UInt64) throws {
    let game = try game(missing: [1, 4, 6], seed: seed)
    let lesson = lesson(game)
    let missed = lesson.missed.map(\.english)
    #expect(Set(missed) == Set(game.mistakes.map(\.attempt.pair.english)))
    #expect(Set(missed).isDisjoint(with: lesson.known))
    #expect(Set(missed + lesson.known) == Set(game.attempts.map(\.pair.english)))
    #expect(Set(missed + lesson.known).count == missed.count + lesson.known.count)
  }

  @Test("a game without mistakes adds no hard words")
  func nothing() throws {
    #expect(lesson(try game(missing: [])).hardWords { _ in nil }.isEmpty)
  }

  @Test("a missed word becomes a due hard word with all its translations")
  func made() throws {
    let game = try game(missing: [2])
    let words = lesson(game, at: 5).hardWords { _ in nil }
    let english = game.attempts[1].pair.english
    #expect(words.map(\.card) == [HardWord.Card(english: english, translations: game.deck.translations(of: english), readings: [])])
    #expect(words.allSatisfy { $0.isDue(at: 5) && $0.lapses == 1 && $0.listID == "es-en" && $0.languageID == "es" })
  }

  @Test("a missed hard word lapses once, however often it was missed in the game")
  func lapse() throws {
    let first = try game(missing: [])
    let english = try #require(first.attempts.first?.pair.english)
    let all = Set(first.attempts.indices.filter { first.attempts[$0].pair.english == english }.map { $0 + 1 }.prefix(2))
    try #require(all.count == 2)
    let old = HardWord(listID: "es-en", languageID: "es", card: HardWordTests.card, missedAt: 0)
    let words = lesson(try game(missing: all), at: day).hardWords { $0 == english ? old : nil }
    #expect(words.map(\.lapses) == [2] && words.map(\.card.english) == [english])
  }

  @Test("a known hard word counts as repeated with difficulty if it is due; otherwise nothing changes")
  func known() throws {
    let game = try game(missing: [])
    let english = try #require(game.attempts.first?.pair.english)
    var due = HardWord(listID: "es-en", languageID: "es", card: HardWordTests.card, missedAt: 0)
    let repeated = lesson(game, at: 9).hardWords { $0 == english ? due : nil }
    #expect(repeated.map(\.memory) == [SpacedRepetition(easiness: 236, repetitions: 1, intervalDays: 1)])
    due.review(.good, at: 0)
    #expect(lesson(game, at: day - 1).hardWords { $0 == english ? due : nil }.isEmpty)
    #expect(lesson(game, at: day).hardWords { $0 == english ? due : nil }.map(\.memory.intervalDays) == [6])
  }

  @Test("a card has the readings of the translations it shows")
  func readings() throws {
    let entries = [
      WordEntry(english: "dog", translations: ["犬"], readings: [Reading(word: "犬", reading: "いぬ"), Reading(word: "猫", reading: "ねこ")]),
      WordEntry(english: "dog", translations: ["わんこ", "犬"], readings: [Reading(word: "犬", reading: "けん")]),
    ]
    let list = WordList(id: "ja-en", languageID: "ja", version: "1", entries: entries)
    let card = list.card(of: "dog", in: try GameDeck(entries: entries, borrowed: ["水", "火"]))
    #expect(card == HardWord.Card(english: "dog", translations: ["犬", "わんこ"], readings: [Reading(word: "犬", reading: "いぬ")]))
    #expect(list.card(of: "cat", in: try GameDeck(entries: entries, borrowed: ["水", "火"])).translations.isEmpty)
  }
}
