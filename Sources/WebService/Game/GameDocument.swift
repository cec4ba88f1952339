import StrictJSON
import WordGame

/// A submitted game as its player sees it, with the mistakes.
struct FinishedGameDocument {
  let kept: KeptGame
  let mistakes: [GameMistake]

  var json: JSON {
    .object((kept.json.object ?? []) + [JSON.Member(key: "mistakes", value: .array(mistakes.map(\.json)))])
  }
}

extension KeptGame {
  var json: JSON {
    [
      "game_id": .string(game.id), "list_id": .string(game.listID), "mode": .string(game.record.mode.rawValue),
      "state": .string(game.state.rawValue), "right": .number(game.score.right), "wrong": .number(game.score.wrong),
      "points": .number(game.score.points), "best_streak": .number(game.score.bestStreak), "is_best": .bool(isBest),
      "played_at": .time(game.playedAt),
    ]
  }
}

extension PlayedGame {
  /// The game as an entry in the list of best games.
  var bestJSON: JSON {
    [
      "list_id": .string(listID), "mode": .string(record.mode.rawValue), "points": .number(score.points), "right": .number(score.right),
      "wrong": .number(score.wrong), "best_streak": .number(score.bestStreak), "played_at": .time(playedAt),
    ]
  }
}

extension GameMistake {
  fileprivate var json: JSON {
    [
      "english": .string(attempt.pair.english), "shown": .string(attempt.pair.shown), "is_right": .bool(attempt.isRight),
      "said": .string(attempt.said?.rawValue), "translations": .strings(translations), "meanings": .strings(meanings),
    ]
  }
}
