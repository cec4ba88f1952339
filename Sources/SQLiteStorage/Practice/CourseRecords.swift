import GRDB
import Identifiers
import PracticeTests

/// A row of `course`.
struct CourseRecord: SnakeCaseRecord {
  static let databaseTableName = "course"

  let id: String
  let profileId: ProfileID
  let name: String
  let language: String
  let topics: [String]
  let createdAt: Timestamp

  init(_ course: CourseContents) {
    (id, profileId, name, language) = (course.id, course.profileID, course.name, course.language)
    (topics, createdAt) = (course.topics, course.createdAt)
  }

  static func find(_ id: String, profileID: ProfileID, _ db: Database) throws -> CourseRecord? {
    try fetchIntact(db, where: "id = ? AND profile_id = ?", [id, profileID]).first
  }

  /// The course with its notes.
  func course(_ db: Database) throws -> Course {
    Course(
      id: id, profileID: profileId, name: name, language: language, topics: topics, createdAt: createdAt,
      notes: try CourseNotesRecord.all(in: id, db).map { try $0.notes(db) })
  }

  /// The course without the texts of its notes.
  func contents(_ db: Database) throws -> CourseContents {
    CourseContents(
      id: id, profileID: profileId, name: name, language: language, topics: topics, createdAt: createdAt,
      notes: try CourseNotesRecord.all(in: id, db).map { $0.contents })
  }

  /// Stores a course, and writes only the parts that differ from the earlier version.
  static func save(_ course: CourseContents, over earlier: CourseContents?, _ db: Database) throws {
    let record = CourseRecord(course)
    if let earlier { try record.updateChanges(db, from: CourseRecord(earlier)) } else { try record.insert(db) }
    let before = CourseNotesRecord.rows(of: earlier)
    let after = CourseNotesRecord.rows(of: course)
    for (id, row) in before where after[id] == nil { try row.delete(db) }
    for (id, row) in after {
      if let known = before[id] { try row.updateChanges(db, from: known) } else { try row.insert(db) }
    }
    for notes in course.notes {
      if let text = notes.newText { try NotesTextRow.save(text, of: notes.id, in: course.id, db) }
    }
  }
}

/// A row of `course_notes`: notes without their text.
struct CourseNotesRecord: SnakeCaseRecord {
  static let databaseTableName = "course_notes"

  let courseId: String
  let id: String
  let place: Int
  let name: String
  let topics: [String]
  let wordCount: Int
  let byteCount: Int

  private init(_ notes: CourseContents.Notes, place: Int, courseID: String) {
    (courseId, id, self.place, name) = (courseID, notes.id, place, notes.name)
    (topics, wordCount, byteCount) = (notes.topics, notes.wordCount, notes.byteCount)
  }

  /// The rows of a course by the id of the notes.
  static func rows(of course: CourseContents?) -> [String: CourseNotesRecord] {
    guard let course else { return [:] }
    let rows = course.notes.enumerated().map { CourseNotesRecord($1, place: $0, courseID: course.id) }
    return Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
  }

  static func all(in courseID: String, _ db: Database) throws -> [CourseNotesRecord] {
    try fetchIntact(db, where: "course_id = ? ORDER BY place", [courseID])
  }

  static func find(_ id: String, in courseID: String, _ db: Database) throws -> CourseNotesRecord? {
    try fetchIntact(db, where: "course_id = ? AND id = ?", [courseID, id]).first
  }

  var contents: CourseContents.Notes {
    CourseContents.Notes(id: id, name: name, topics: topics, wordCount: wordCount, byteCount: byteCount)
  }

  func notes(_ db: Database) throws -> Course.Notes {
    Course.Notes(id: id, name: name, text: try NotesTextRow.text(of: id, in: courseId, db), topics: topics, wordCount: wordCount)
  }
}

/// A row of `notes_text`. The row of `course_notes` owns it.
enum NotesTextRow {
  static func save(_ text: String, of id: String, in courseID: String, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO notes_text (course_id, notes_id, text) VALUES (?, ?, ?)
        ON CONFLICT (course_id, notes_id) DO UPDATE SET text = excluded.text
        """, arguments: [courseID, id, text])
  }

  static func text(of id: String, in courseID: String, _ db: Database) throws -> String {
    let statement = try db.cachedStatement(
      sql: "SELECT text, \(CurrentSchema.isIntact("notes_text")) FROM notes_text WHERE course_id = ? AND notes_id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [courseID, id]) else {
      throw StorageError.damaged("the text of notes is missing")
    }
    try CurrentSchema.verify(row, "the text of notes")
    return row["text"]
  }
}
