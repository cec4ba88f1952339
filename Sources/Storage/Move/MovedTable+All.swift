extension MovedTable {
  /// Every table that is moved. A table comes after the tables that its rows refer to.
  public static let all: [MovedTable] = profiles + placement + practice + game

  private static let profiles = [
    MovedTable("profile", key: [.text("id")], [.integer("created_at"), .integer("active_at")]),
    MovedTable(
      "session", key: [.bytes("token_hash")],
      [
        .text("profile_id"), .integer("created_at"), .integer("seen_at"), .integer("expires_at"), .integer("replaced_at"),
        .bytes("predecessor_hash"), .boolean("is_received"),
      ]),
    MovedTable("transfer_code", key: [.bytes("code_hash")], [.text("profile_id"), .integer("created_at"), .integer("expires_at")]),
  ]

  private static let placement = [
    MovedTable(
      "blueprint", key: [.integer("id")], [.text("language_id"), .text("version"), .bytes("document"), .bytes("calibration")],
      isLarge: true),
    MovedTable(
      "attempt", key: [.text("id")],
      [
        .text("profile_id"), .text("language_id"), .integer("blueprint_id"), .integer("seed"), .text("status"), .integer("started_at"),
        .integer("finished_at"), .integer("position"), .boolean("skips_listening"), .text("length"), .text("seen_before"), .text("device"),
        .text("interface_language"), .text("drill_items"), .boolean("uses_readings"),
      ]),
    MovedTable(
      "answer", key: [.text("attempt_id"), .text("item_id")],
      [.text("kind"), .text("value"), .integer("sequence"), .integer("answered_at"), .integer("number"), .integer("milliseconds")]),
    MovedTable(
      "result", key: [.text("attempt_id")], [.text("level"), .integer("scaled_score"), .text("certainty"), .bytes("document")]),
    MovedTable(
      "shared_result", key: [.bytes("token_hash")],
      [.text("profile_id"), .text("attempt_id"), .integer("created_at"), .integer("expires_at")]),
  ]

  private static let question: [Column] = [
    .text("id"), .text("topic"), .text("bloom_level"), .text("difficulty"), .text("template"), .integer("key_position"), .text("evidence"),
    .text("stem"), .text("correct_answer"), .text("distractors"), .text("rationale"), .text("headings"), .text("backend"), .text("model"),
    .integer("seed"), .integer("attempts"), .text("rejections"), .boolean("is_fallback"), .text("format"), .text("other_answers"),
    .text("formulas"),
  ]

  private static let practice = [
    MovedTable(
      "course", key: [.text("id")],
      [.text("profile_id"), .text("name"), .text("language"), .text("topics"), .integer("created_at")]),
    MovedTable(
      "course_notes", key: [.text("course_id"), .text("id")],
      [.integer("place"), .text("name"), .integer("word_count"), .integer("byte_count"), .text("topics")]),
    MovedTable("notes_text", key: [.text("course_id"), .text("notes_id")], [.text("text")], isLarge: true),
    MovedTable(
      "practice_test", key: [.text("id")],
      [
        .text("profile_id"), .text("course_id"), .text("course"), .text("topics"), .text("difficulty"), .integer("question_count"),
        .text("language"), .integer("seed"), .text("backend"), .text("status"), .integer("created_at"), .integer("started_at"),
        .integer("submitted_at"), .text("failure"), .integer("position"),
      ]),
    MovedTable("practice_question", key: [.text("test_id"), .integer("number")], question),
    MovedTable("practice_removed_question", key: [.text("test_id"), .integer("number")], question),
    MovedTable(
      "practice_response", key: [.text("test_id"), .text("question_id")],
      [
        .integer("option"), .integer("milliseconds"), .integer("changes"), .boolean("is_flagged"), .boolean("is_disputed"),
        .integer("sequence"), .text("text"),
      ]),
    MovedTable(
      "scheduled_test", key: [.text("profile_id"), .text("id")],
      [
        .text("series_id"), .text("course_id"), .text("course"), .text("topics"), .integer("level"), .integer("question_count"),
        .text("title"), .text("kind"), .integer("at"), .integer("utc_offset"), .text("occasion_day"), .integer("revised_at"),
        .boolean("is_archived"), .text("test_id"), .integer("completed_at"), .integer("percent"),
      ]),
    MovedTable("calendar", key: [.text("profile_id")], [.text("secret")]),
  ]

  private static let game = [
    MovedTable(
      "word_list_edition", key: [.text("list_id"), .text("edition")], [.text("profile_id"), .bytes("document")], isLarge: true),
    MovedTable(
      "own_word_list", key: [.text("profile_id"), .text("id")],
      [
        .text("name"), .text("language_id"), .text("edition"), .integer("entry_count"), .integer("false_friend_count"), .boolean("borrows"),
        .integer("created_at"),
      ]),
    MovedTable(
      "game", key: [.text("profile_id"), .text("id")],
      [
        .text("list_id"), .text("edition"), .text("mode"), .integer("seed"), .text("hard_words"), .text("answers"), .text("state"),
        .integer("right_count"), .integer("wrong_count"), .integer("points"), .integer("best_streak"), .integer("played_at"),
      ]),
    MovedTable("best_game", key: [.text("profile_id"), .text("list_id"), .text("mode")], [.text("game_id")]),
    MovedTable(
      "hard_word", key: [.text("profile_id"), .text("list_id"), .text("english")],
      [
        .text("language_id"), .text("translations"), .text("readings"), .integer("easiness"), .integer("repetitions"),
        .integer("interval_days"), .integer("lapses"), .integer("seen_at"), .integer("due_at"),
      ]),
    MovedTable(
      "hard_word_review", key: [.text("profile_id"), .text("id")],
      [.text("list_id"), .text("english"), .text("grade"), .integer("reviewed_at")]),
  ]
}
