import GRDB

extension Migrations {
  /// Adds indexes by which SQLite finds the games and own lists of an edition, and the editions of a profile.
  ///
  /// Without them, each deletion of an edition reads all games and lists, because they refer to editions.
  static let indexesOfEditions = """
    CREATE INDEX game_by_edition ON game (list_id, edition);
    CREATE INDEX own_word_list_by_edition ON own_word_list (id, edition);
    CREATE INDEX word_list_edition_by_profile ON word_list_edition (profile_id) WHERE profile_id IS NOT NULL;
    """
}
