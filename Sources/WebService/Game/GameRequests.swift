import Identifiers
import ItemWriting
import QuestionWriting
import StrictJSON
import WordGame

/// The body of a request that submits a game.
struct GameHandIn {
  /// The maximum size of the body, in bytes.
  static let limit = 128 << 10
  /// The maximum number of answers in a game. A record with more answers is refused without a replay.
  static let maximumAnswers = 200
  static let maximumHardWords = 1_000

  let listID: String
  let edition: String
  let record: GameRecord
  let claim: ScoreClaim
  let playedAt: Timestamp

  init?(_ reader: inout JSONObjectReader) {
    let (listID, edition) = (reader.string("list_id"), reader.string("edition"))
    let record = GameRecord(&reader)
    let claim = reader.object("score").flatMap(ScoreClaim.init)
    let playedAt = reader.time("played_at")
    guard let listID, let edition, let record, let claim, let playedAt else { return nil }
    (self.listID, self.edition, self.record, self.claim, self.playedAt) = (listID, edition, record, claim, playedAt)
  }
}

extension GameRecord {
  fileprivate init?(_ reader: inout JSONObjectReader) {
    let mode = reader.word("mode", GameMode.self)
    let seed = reader.seed("seed")
    let hardWords = reader.strings("hard_words")
    if hardWords.count > GameHandIn.maximumHardWords {
      reader.complain("at most \(GameHandIn.maximumHardWords) hard words", at: "hard_words")
    }
    if Set(hardWords).count < hardWords.count { reader.complain("name each hard word once", at: "hard_words") }
    let answers = reader.elements("answers")
    if answers.count > GameHandIn.maximumAnswers {
      reader.complain("no game has more than \(GameHandIn.maximumAnswers) answers", at: "answers")
    }
    let read = answers.prefix(GameHandIn.maximumAnswers).compactMap { [problems = reader.problems] json, path in
      JSONObjectReader(json, path: path, problems: problems).flatMap(GameRecord.Answer.init)
    }
    guard let mode, let seed else { return nil }
    self.init(mode: mode, seed: seed, hardWords: hardWords, answers: read)
  }
}

extension GameRecord.Answer {
  fileprivate init?(_ reader: JSONObjectReader) {
    var reader = reader
    let ranOut = reader.required("said")?.isNull
    let said = ranOut == false ? reader.optionalWord("said", Judgement.self) : nil
    let milliseconds = reader.integer("milliseconds", in: 0...(1 << 53))
    reader.refuseUnknownKeys()
    guard let milliseconds else { return nil }
    self.init(said: said, milliseconds: milliseconds)
  }
}

extension ScoreClaim {
  fileprivate init?(_ reader: JSONObjectReader) {
    var reader = reader
    let numbers = ["right", "wrong", "points"].map { reader.integer($0, in: 0...(1 << 53)) }
    reader.refuseUnknownKeys()
    guard let right = numbers[0], let wrong = numbers[1], let points = numbers[2] else { return nil }
    self.init(right: right, wrong: wrong, points: points)
  }
}

extension JSONObjectReader {
  /// A seed. NB: It is a string in JSON, because JavaScript numbers cannot represent every 64-bit integer.
  fileprivate mutating func seed(_ key: String) -> UInt64? {
    guard let text = string(key) else { return nil }
    if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), let seed = UInt64(text) { return seed }
    complain("expected a whole number below 2^64, written as a string such as \"123\"", at: key)
    return nil
  }
}

/// The body of a request that reports the review of a hard word.
struct ReviewRequest {
  let listID: String
  let english: String
  let grade: ReviewGrade
  let reviewedAt: Timestamp

  init?(_ reader: inout JSONObjectReader) {
    let (listID, english) = (reader.string("list_id"), reader.string("english"))
    let grade = reader.word("grade", ReviewGrade.self)
    guard let reviewedAt = reader.time("reviewed_at"), let listID, let english, let grade else { return nil }
    (self.listID, self.english, self.grade, self.reviewedAt) = (listID, english, grade, reviewedAt)
  }
}
