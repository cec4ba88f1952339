import Identifiers
import PracticeTests

/// The rows of `course_notes`, and those of `notes_text` with their texts.
enum NotesRows {
  private static let selectionWithText = """
    SELECT course_notes.id, course_notes.name, course_notes.topics, course_notes.word_count, notes_text.text
    FROM course_notes LEFT JOIN notes_text ON notes_text.course_id = course_notes.course_id AND notes_text.notes_id = course_notes.id
    """

  /// The notes of courses without their texts, in order, by the id of the course.
  static func contents(
    ofCourses ids: [String], _ connection: PostgreSQLConnection
  ) throws -> [String: [CourseContents.Notes]] {
    guard !ids.isEmpty else { return [:] }
    let rows = try connection.rows(
      """
      SELECT course_id, id, name, topics, word_count, byte_count FROM course_notes
      WHERE course_id = ANY (ARRAY(SELECT jsonb_array_elements_text($1::jsonb))) ORDER BY place
      """, [ids])
    var contents: [String: [CourseContents.Notes]] = [:]
    for row in rows {
      let course: String = try row["course_id"]
      let notes = CourseContents.Notes(
        id: try row["id"], name: try row["name"], topics: try row["topics"], wordCount: try row["word_count"],
        byteCount: try row["byte_count"])
      contents[course, default: []].append(notes)
    }
    return contents
  }

  /// The notes of a course with their texts, in order.
  static func all(in courseID: String, _ connection: PostgreSQLConnection) throws -> [Course.Notes] {
    try connection.rows("\(selectionWithText) WHERE course_notes.course_id = $1 ORDER BY course_notes.place", [courseID])
      .map { try notes($0) }
  }

  /// Notes with their text; nil when the profile has no such course, or the course no such notes.
  static func find(
    _ id: String, in courseID: String, profileID: ProfileID, _ connection: PostgreSQLConnection
  ) throws -> Course.Notes? {
    let row = try connection.row(
      """
      \(selectionWithText)
      WHERE course_notes.course_id = $1 AND course_notes.id = $2
        AND EXISTS (SELECT 1 FROM course WHERE course.id = $1 AND course.profile_id = $3)
      """, [courseID, id, profileID])
    guard let row else { return nil }
    return try notes(row)
  }

  private static func notes(_ row: SQLRow) throws -> Course.Notes {
    let stored: String? = try row["text"]
    // NB: notes without words have a row too, with an empty text.
    guard let text = stored else { throw PostgreSQLError.damaged("the text of notes is missing") }
    return Course.Notes(
      id: try row["id"], name: try row["name"], text: text, topics: try row["topics"], wordCount: try row["word_count"])
  }

  /// Stores the notes of a course, and writes only those that differ from the earlier version.
  static func save(_ course: CourseContents, over earlier: CourseContents?, _ connection: PostgreSQLConnection) throws {
    let before = placed(earlier?.notes ?? [])
    let after = placed(course.notes)
    for id in before.keys where after[id] == nil {
      // NB: the text goes with it.
      try connection.change("DELETE FROM course_notes WHERE course_id = $1 AND id = $2", [course.id, id])
    }
    for (id, new) in after where !(before[id]?.isExactly(new) ?? false) { try new.save(in: course.id, connection) }
    for notes in course.notes {
      if let text = notes.newText { try save(text, of: notes.id, in: course.id, connection) }
    }
  }

  private static func save(_ text: String, of id: String, in courseID: String, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      """
      INSERT INTO notes_text (course_id, notes_id, text) VALUES ($1, $2, $3)
      ON CONFLICT (course_id, notes_id) DO UPDATE SET text = excluded.text
      """, [courseID, id, text])
  }

  /// The notes with their places, from 0, by their id.
  private static func placed(_ notes: [CourseContents.Notes]) -> [String: PlacedNotes] {
    let placed = notes.enumerated().map { PlacedNotes(place: $0.offset, notes: $0.element) }
    return Dictionary(placed.map { ($0.notes.id, $0) }) { first, _ in first }
  }
}

/// Notes with their place in the course, as in a row of `course_notes`.
private struct PlacedNotes {
  let place: Int
  let notes: CourseContents.Notes

  /// Whether the rows are the same. The texts are not part of them.
  func isExactly(_ other: PlacedNotes) -> Bool {
    place == other.place && notes.name.isExactly(other.notes.name) && notes.topics.areExactly(other.notes.topics)
      && notes.wordCount == other.notes.wordCount && notes.byteCount == other.notes.byteCount
  }

  func save(in courseID: String, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      """
      INSERT INTO course_notes (course_id, id, place, name, topics, word_count, byte_count) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (course_id, id) DO UPDATE
      SET place = excluded.place, name = excluded.name, topics = excluded.topics, word_count = excluded.word_count,
        byte_count = excluded.byte_count
      """, [courseID, notes.id, place, notes.name, notes.topics, notes.wordCount, notes.byteCount])
  }
}
