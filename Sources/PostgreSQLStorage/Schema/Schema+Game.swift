extension Schema {
  /// Editions outlive their list, because the games played with them are replayed from them. Answers, translations and readings are JSON
  /// arrays. The easiness of a hard word is in hundredths.
  static let game = """
    CREATE TABLE word_list_edition (
      list_id string NOT NULL,
      edition string NOT NULL,
      profile_id string,
      document BYTEA NOT NULL,
      PRIMARY KEY (list_id, edition)
    );
    CREATE INDEX word_list_edition_by_profile ON word_list_edition (profile_id) WHERE profile_id IS NOT NULL;

    CREATE TABLE own_word_list (
      profile_id string NOT NULL,
      id string NOT NULL,
      name string NOT NULL,
      language_id string NOT NULL,
      edition string NOT NULL,
      entry_count BIGINT NOT NULL,
      false_friend_count BIGINT NOT NULL,
      borrows BOOLEAN NOT NULL,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (profile_id, id),
      FOREIGN KEY (id, edition) REFERENCES word_list_edition (list_id, edition)
    );
    CREATE INDEX own_word_list_by_edition ON own_word_list (id, edition);

    CREATE TABLE game (
      profile_id string NOT NULL,
      id string NOT NULL,
      list_id string NOT NULL,
      edition string NOT NULL,
      mode string NOT NULL CHECK (mode IN ('classic', 'climb', 'calm')),
      seed BIGINT NOT NULL,
      hard_words string NOT NULL,
      answers string NOT NULL,
      state string NOT NULL CHECK (state IN ('user_won', 'user_lost')),
      right_count BIGINT NOT NULL,
      wrong_count BIGINT NOT NULL,
      points BIGINT NOT NULL,
      best_streak BIGINT NOT NULL,
      played_at BIGINT NOT NULL,
      PRIMARY KEY (profile_id, id),
      FOREIGN KEY (list_id, edition) REFERENCES word_list_edition (list_id, edition)
    );
    CREATE INDEX game_by_profile ON game (profile_id, played_at);
    CREATE INDEX game_by_edition ON game (list_id, edition);

    CREATE TABLE best_game (
      profile_id string NOT NULL,
      list_id string NOT NULL,
      mode string NOT NULL,
      game_id string NOT NULL,
      PRIMARY KEY (profile_id, list_id, mode),
      FOREIGN KEY (profile_id, game_id) REFERENCES game (profile_id, id)
    );

    CREATE TABLE hard_word (
      profile_id string NOT NULL,
      list_id string NOT NULL,
      english string NOT NULL,
      language_id string NOT NULL,
      translations string NOT NULL,
      readings string NOT NULL,
      easiness BIGINT NOT NULL,
      repetitions BIGINT NOT NULL CHECK (repetitions >= 0),
      interval_days BIGINT NOT NULL CHECK (interval_days >= 0),
      lapses BIGINT NOT NULL CHECK (lapses >= 0),
      seen_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      PRIMARY KEY (profile_id, list_id, english)
    );
    CREATE INDEX hard_word_by_profile ON hard_word (profile_id, due_at);

    CREATE TABLE hard_word_review (
      profile_id string NOT NULL,
      id string NOT NULL,
      list_id string NOT NULL,
      english string NOT NULL,
      grade string NOT NULL CHECK (grade IN ('again', 'hard', 'good', 'easy')),
      reviewed_at BIGINT NOT NULL,
      PRIMARY KEY (profile_id, id)
    );
    """
}
